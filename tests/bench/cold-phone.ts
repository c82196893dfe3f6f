import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilInstalled } from '#tests/e2e/app.ts';
import { assortment } from '#tests/e2e/catalogue.ts';
import { addSampleProducts } from '#tests/e2e/screens.ts';
import { signUp } from '#tests/e2e/sign-up.ts';
import { type BareBrowser, type BareTab, startBareBrowser } from '#tests/support/bare-browser.ts';
import { fakeCameraArgs, launchPersistent } from '#tests/support/browser.ts';
import { writeFilm } from '#tests/support/fake-camera.ts';
import { startServer } from '#tests/support/server.ts';
import { pageComputeMs, traceThreads, workerMs } from './worker-time.ts';

const ROUNDS = 5;
/** A phone is assumed to be four times slower than this machine. */
const SLOWER = 4;
const MARK = 'usable';
const PRODUCTS = 10;

/** One start: how long the person waited, and how long page and workers computed meanwhile. */
interface Start {
  readonly pageMs: number;
  readonly workerMs: number;
  readonly computeMs: number;
}

/** How long a start takes on a phone, and how much of it is computing. The rest is waiting, also for this machine. */
export interface ColdStart {
  readonly ms: number;
  readonly computeMs: number;
}

/** What must be on the screen for it to be usable, as expressions for the page. */
const USABLE = {
  /** The big button, and the household's own scans from the database. */
  dashboard: `document.querySelector('a.scan-button') && document.querySelectorAll('main a[href^="/product/"]').length >= 5`,
  /** The picture of the camera moves, with the viewfinder over it. */
  camera: `document.querySelector('video')?.currentTime > 0 && document.querySelector('.finder')`,
} as const;

export type Opened = keyof typeof USABLE;
const ADDRESS: Readonly<Record<Opened, string>> = { dashboard: '/dashboard', camera: '/scan' };

/** Has the page mark when it becomes usable: the condition holds, it was painted, and a tap would be handled. */
const markWhenUsable = (tab: BareTab, what: Opened): Promise<unknown> =>
  tab.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `{
      const look = () => (${USABLE[what]})
        ? requestAnimationFrame(() => setTimeout(() => performance.mark('${MARK}')))
        : requestAnimationFrame(look);
      requestAnimationFrame(look);
    }`,
  });

async function startOnce(browser: BareBrowser, url: string, what: Opened, slower: number): Promise<Start> {
  const tab = await browser.tab();
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await tab.send('Page.enable');
  await markWhenUsable(tab, what);
  const events = await traceThreads(tab);
  await tab.send('Page.navigate', { url: url + ADDRESS[what] });
  const pageMs = Number(await tab.until(`performance.getEntriesByName('${MARK}')[0]?.startTime`));
  const trace = await events();
  return { pageMs, workerMs: workerMs(trace, MARK), computeMs: pageComputeMs(trace, MARK) };
}

const middle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * A household's app is installed, then browser and server are stopped. After that the app is opened as from the home
 * screen, each time in a fresh browser whose page is slowed four times. Gives the median milliseconds from the start of
 * the navigation until it can be used. Worker threads cannot be slowed, so four times their busy time is added. How
 * much of it is computing is measured separately, in starts that are not slowed, and multiplied by four.
 */
export async function coldPhoneMs(opened: readonly Opened[]): Promise<readonly ColdStart[]> {
  const folder = mkdtempSync(join(tmpdir(), 'safeshelf-phone-'));
  const [profile, film] = [join(folder, 'profile'), join(folder, 'table.y4m')];
  writeFilm(film, '');
  const server = await startServer();
  try {
    const first = await launchPersistent(profile, { baseURL: server.url }, fakeCameraArgs(film));
    const page = await first.newPage();
    await signUp(page);
    await addSampleProducts(first.request, PRODUCTS);
    await untilInstalled(page);
    await page.goto('/dashboard');
    await page
      .getByRole('link', { name: assortment(PRODUCTS).at(-1)?.product.name ?? '' })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    await first.close();
    await server.stop();
    const all: ColdStart[] = [];
    for (const what of opened) {
      const starts = async (slower: number): Promise<Start[]> => {
        const found: Start[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const browser = startBareBrowser(profile, fakeCameraArgs(film));
          found.push(await startOnce(browser, server.url, what, slower));
          await browser.close();
        }
        return found;
      };
      const [slowed, free] = [await starts(SLOWER), await starts(1)];
      all.push({
        ms: middle(slowed.map((one) => one.pageMs + SLOWER * one.workerMs)),
        computeMs: middle(free.map((one) => SLOWER * (one.computeMs + one.workerMs))),
      });
    }
    return all;
  } finally {
    await server.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { ean13Modules } from '#domain/scanning/bar-modules.ts';
import { PASSWORD, untilInstalled } from '#tests/e2e/app.ts';
import { signUp } from '#tests/e2e/sign-up.ts';
import { fakeCameraArgs, launchBrowser } from '#tests/support/browser.ts';
import { writeFilm } from '#tests/support/fake-camera.ts';
import { startServer } from '#tests/support/server.ts';

/** The code of a disinfectant spray that ships with the app. It has a warning for people with asthma. */
const SPRAY = '2000000100012';

/** What a person taps, and how long they wait between taps. Typing and looking are left out. */
export interface Walk {
  readonly taps: number;
  readonly waitedMs: number;
}

/** Counts taps, and the time from each until the next thing can be tapped or read. */
function startWalk() {
  let [taps, waitedMs] = [0, 0];
  return {
    /** Taps, then waits until something else is there. */
    async tap(what: Locator, next: Locator): Promise<void> {
      await what.waitFor();
      const start = performance.now();
      await what.click();
      await next.waitFor();
      taps += 1;
      waitedMs += performance.now() - start;
    },
    /** Opens the app by its icon, which counts as a tap. */
    async opens(start: () => Promise<unknown>, next: Locator): Promise<void> {
      const from = performance.now();
      await start();
      await next.waitFor();
      taps += 1;
      waitedMs += performance.now() - from;
    },
    walked: (): Walk => ({ taps, waitedMs }),
  };
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

async function fillIn(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.locator('input[name=username]').fill(`Nora ${Date.now()}`);
  await form.locator('input[name=email]').fill(`nora-${Date.now()}@example.org`);
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.locator('input[name=firstName]').fill('Nora');
}

/** From the landing page to a new account, with the first question on the screen. */
async function toAccount(page: Page, walk: ReturnType<typeof startWalk>): Promise<void> {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Sign Up' });
  await walk.tap(page.getByRole('link', { name: 'Create an account' }).first(), form);
  await fillIn(page);
  const question = page.getByRole('heading', { name: 'Do young children live with you?' });
  await walk.tap(button(page, 'Create Account'), question);
}

/** From the landing page to the first verdict on a product in front of the camera, which is permitted. */
async function toFirstVerdict(page: Page): Promise<Walk> {
  const walk = startWalk();
  await toAccount(page, walk);
  await walk.tap(button(page, 'Close'), page.getByRole('heading', { name: 'Scan what’s at home' }));
  const scan = page.getByRole('link', { name: 'Tap to Scan' });
  await walk.tap(button(page, 'Skip'), scan);
  await walk.tap(scan, page.getByRole('img', { name: /^Score \d/ }).first());
  return walk.walked();
}

/** From the landing page to a product's warning for a child with asthma, following what the screens offer. */
async function toAsthmaWarning(page: Page): Promise<Walk> {
  const walk = startWalk();
  await toAccount(page, walk);
  const [yes, no] = ['Yes', 'No'].map((name) => page.getByRole('radio', { name, exact: true }));
  if (!yes || !no) throw new Error('No answers.');
  const goOn = button(page, 'Continue');
  await walk.tap(yes, goOn);
  await walk.tap(goOn, page.getByRole('heading', { name: 'Do pets live with you?' }));
  await walk.tap(no, goOn);
  const conditions = page.getByRole('switch', { name: 'Asthma or another condition' });
  await walk.tap(goOn, conditions);
  const save = button(page, 'Save answers');
  await walk.tap(no, conditions);
  await walk.tap(conditions, save);
  const child = button(page, 'Young child');
  await walk.tap(save, child);
  const next = button(page, 'Next');
  await walk.tap(child, next);
  const asthma = page.getByRole('checkbox', { name: 'Asthma' });
  await walk.tap(next, asthma);
  await walk.tap(asthma, next);
  const keep = button(page, 'Save Young child');
  await walk.tap(next, keep);
  const scan = page.getByRole('link', { name: 'Scan', exact: true }).first();
  await walk.tap(keep, scan);
  await walk.tap(scan, page.getByText(/Young child/).first());
  return walk.walked();
}

/** From a start of the app without a network, four times slower, to the number to dial. */
async function toPoisonCentre(page: Page): Promise<Walk> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.context().setOffline(true);
  const walk = startWalk();
  const emergency = page.getByRole('link', { name: 'Emergency' });
  await walk.opens(() => page.goto('/dashboard', { waitUntil: 'commit' }), emergency);
  await walk.tap(emergency, page.getByRole('region', { name: 'Who to call' }).getByRole('link').first());
  return walk.walked();
}

/** The walks that have aims. Each is a new person on a new phone. */
export async function measureWalks(): Promise<Readonly<Record<'verdict' | 'asthma' | 'emergency', Walk>>> {
  const films = mkdtempSync(join(tmpdir(), 'safeshelf-walk-'));
  const film = join(films, 'pack.y4m');
  writeFilm(film, ean13Modules(SPRAY));
  const [server, browser] = await Promise.all([startServer(), launchBrowser(fakeCameraArgs(film))]);
  const phone = async (): Promise<Page> =>
    (await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url })).newPage();
  try {
    const verdict = await toFirstVerdict(await phone());
    const asthma = await toAsthmaWarning(await phone());
    const page = await phone();
    await signUp(page);
    await untilInstalled(page);
    await page.goto('/emergency');
    await page.getByRole('region', { name: 'Who to call' }).waitFor();
    const next = await page.context().newPage();
    await page.close();
    return { verdict, asthma, emergency: await toPoisonCentre(next) };
  } finally {
    await browser.close();
    await server.dispose();
    rmSync(films, { recursive: true, force: true });
  }
}

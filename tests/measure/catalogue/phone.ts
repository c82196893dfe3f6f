import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright';
import { packFiles } from '#api/catalogue/packs/pack-files.ts';
import { entriesOf } from '#domain/catalogue/packs/pack-change.ts';
import { HOME_CATEGORIES } from '#domain/products/category.ts';
import { printedCode, storedGtin } from '#domain/products/gtin.ts';
import { PHONE, untilInstalled } from '#tests/e2e/app.ts';
import { sendByKeyboardScanner } from '#tests/e2e/camera-stubs.ts';
import { phoneRow } from '#tests/e2e/phone-tables.ts';
import { signUp } from '#tests/e2e/sign-up.ts';
import { Dice } from '#tests/simulate/dice.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import buildOnce from '#tests/support/build-once.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const AIM = { reportMs: 150, lookUpMs: 5 } as const;
/** How many times slower a small phone is than the measuring machine. */
const SLOWER = 4;
const LOOK_UPS = 200;

declare global {
  var lookUps: (ids: readonly string[]) => Promise<number[]>;
}

/** The page code that only looks products up in the phone's packs. */
const LOOK_UP = `
import { phonePacks } from '#web/offline/catalogue/packs/phone-packs.ts';
globalThis.lookUps = async (ids) => {
  const packs = phonePacks();
  await packs.row(ids[0], undefined);
  const times = [];
  for (const id of ids) {
    const began = performance.now();
    if (!(await packs.row(id, undefined))) throw new Error(id + ' is in no pack.');
    times.push(performance.now() - began);
  }
  return times;
};`;

/** Processor time of a process and all its threads, in milliseconds. Linux only. */
function processorMs(pid: number): number {
  const threads = execFileSync('ls', [`/proc/${pid}/task`], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return threads.reduce((sum, thread) => {
    try {
      return sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
    } catch {
      return sum;
    }
  }, 0);
}

const percentile = (times: readonly number[], part: number): number =>
  Number(([...times].sort((one, other) => one - other)[Math.ceil(times.length * part) - 1] ?? Number.NaN).toFixed(1));

const command = (name: string, args: readonly string[], dataDir: string): void =>
  void execFileSync(process.execPath, ['--import', 'tsx', `api/commands/${name}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  });

/** Downloads every pack that the server offers, using the page as a person does. */
async function fetchPacks(page: Page): Promise<void> {
  await page.goto('/aisle-packs');
  const boxes = page.getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: /^Get \d+ packs?/ }).click();
  await page.getByText('This phone has every pack your server offers.').waitFor();
}

/** Random codes from the packs of all areas, in random order. */
function drawIds(server: RunningServer, count: number): string[] {
  const files = packFiles(join(server.dataDir, 'packs'));
  const all = HOME_CATEGORIES.flatMap((area) =>
    [...files.earlier(area)].flatMap(({ body }) =>
      (entriesOf(body) ?? []).map(({ code }) => String(code).padStart(14, '0')),
    ),
  );
  const dice = new Dice(100);
  return [...new Set(Array.from({ length: count * 2 }, () => dice.pick(all)))].slice(0, count);
}

/** The result of scanning a code without a signal. */
interface Scanned {
  readonly id: string;
  readonly report: string;
  readonly ms: number;
  readonly processorMs: number;
}

async function scanOffline(page: Page, ids: readonly string[], pid: number): Promise<Scanned[]> {
  const scanned: Scanned[] = [];
  for (const id of ids) {
    const gtin = storedGtin(id);
    if (gtin === null) throw new Error(`${id} is no GTIN.`);
    const [began, spent] = [performance.now(), processorMs(pid)];
    await sendByKeyboardScanner(page, printedCode(gtin));
    await page.waitForFunction((slug) => document.querySelector(`a[href*="${slug}"]`) !== null, id, { polling: 'raf' });
    const [ms, computed] = [performance.now() - began, processorMs(pid) - spent];
    let row: unknown = null;
    while (row === null) row = await phoneRow(page, 'reports', id);
    scanned.push({ id, report: JSON.stringify((row as { report: unknown }).report), ms, processorMs: computed });
  }
  return scanned;
}

/** The ids whose report differs from the server's. */
async function differing(context: BrowserContext, scanned: readonly Scanned[]): Promise<string[]> {
  const other: string[] = [];
  for (const { id, report } of scanned) {
    const answer = (await (await context.request.get(`/api/products/${id}`)).json()) as { report: unknown };
    if (JSON.stringify(answer.report) !== report) other.push(id);
  }
  return other;
}

/**
 * From a fresh data folder: imports the real files, builds packs, and has a phone that never received the server's rows
 * scan some of the products without a signal. Compares every report with the server's.
 * @param folder of the published files
 */
export async function measurePhone(folder: string, count: number) {
  buildOnce();
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    command('catalogue-import', [folder], server.dataDir);
    command('catalogue-packs', [], server.dataDir);
    const context = await browser.newContext({ viewport: PHONE, baseURL: server.url });
    context.setDefaultTimeout(PATIENCE_MS);
    // The compiler keeps function names through a helper that the page does not have.
    await context.addInitScript('globalThis.__name ??= (value) => value;');
    const page = await context.newPage();
    await signUp(page);
    await untilInstalled(page);
    await fetchPacks(page);
    await page.goto('/scan');
    await page.getByRole('button', { name: 'Type barcode' }).waitFor();
    await context.setOffline(true);

    const cdp = await browser.newBrowserCDPSession();
    const { processInfo } = (await cdp.send('SystemInfo.getProcessInfo')) as {
      processInfo: { type: string; id: number; cpuTime: number }[];
    };
    const busiest = processInfo.filter(({ type }) => type === 'renderer').sort((a, b) => b.cpuTime - a.cpuTime)[0];
    const ids = drawIds(server, count);
    const scanned = await scanOffline(page, ids, busiest?.id ?? 0);

    const bundled = await build({
      stdin: { contents: LOOK_UP, resolveDir: process.cwd(), sourcefile: 'look-up.ts', loader: 'ts' },
      ...{ bundle: true, write: false, format: 'iife', target: 'es2022' },
    });
    await page.evaluate(bundled.outputFiles[0]?.text ?? '');
    const throttle = await context.newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const times = await page.evaluate(
      (some) => globalThis.lookUps(some),
      Array.from({ length: LOOK_UPS }, (_, at) => ids[at % ids.length] ?? ''),
    );
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 });

    await context.setOffline(false);
    const other = await differing(context, scanned);
    // The first scan loads the knowledge and the index of the packs.
    const later = scanned.slice(1);
    const slowed = later.map((one) => one.processorMs * SLOWER);
    const result = {
      scannedOffline: scanned.length,
      reportsThatDiffer: other.length,
      differing: other.slice(0, 10),
      reportP95ByTheClockMs: percentile(
        later.map(({ ms }) => ms),
        0.95,
      ),
      reportP95ProcessorTimesFourMs: percentile(slowed, 0.95),
      reportMedianProcessorTimesFourMs: percentile(slowed, 0.5),
      lookUpMedianSlowedMs: percentile(times, 0.5),
      lookUpP95SlowedMs: percentile(times, 0.95),
    };
    return { ...result, aim: AIM };
  } finally {
    await browser.close();
    await server.dispose();
  }
}

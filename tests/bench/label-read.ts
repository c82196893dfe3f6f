import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { untilInstalled } from '#tests/e2e/app.ts';
import { signUp } from '#tests/e2e/sign-up.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { LABEL_CONDITIONS, renderedLabel } from '#tests/support/rendered-label.ts';
import { startServer } from '#tests/support/server.ts';

/** What reading the first label cost the page and its workers. */
export interface LabelReadCost {
  /** Processor time from the tap to the list, all threads of the page's process, unthrottled. */
  readonly cpuMs: number;
  /** By the clock. */
  readonly wallMs: number;
  /** Peak memory of the process's own, in MB. The browser's program, shared by all pages, is `sharedMb`. */
  readonly peakMb: number;
  readonly sharedMb: number;
}

const LIST =
  'Ingredients: Aqua, Cetearyl Alcohol, Glycerin, Behentrimonium Chloride, Prunus Amygdalus Dulcis Oil, Panthenol, ' +
  'Hydrolyzed Wheat Protein, Phenoxyethanol, Parfum, Citric Acid, Methylisothiazolinone, Hexyl Cinnamal, Linalool, ' +
  'Limonene, Potassium Sorbate, Sodium Benzoate, Tocopherol, Disodium EDTA, CI 42090.';
/** The size of a photo as a phone's camera gives it to a page. */
const [WIDTH, HEIGHT] = [2560, 1440];
const LABEL_WIDTH = 1900;
const SAMPLE_MS = 25;
/** A tick of the kernel's accounting: `getconf CLK_TCK` is 100 on every Linux that Node runs on. */
const TICK_MS = 10;

async function photograph(): Promise<Buffer> {
  const conditions = LABEL_CONDITIONS['tilt 5°'];
  if (!conditions) throw new Error('The table of conditions has changed.');
  const { data, width, height } = await renderedLabel(LIST, conditions, 4);
  const label = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .resize({ width: LABEL_WIDTH })
    .png()
    .toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#7a5c3e' } })
    .composite([{ input: label, left: 330, top: 80 }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

const inProc = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended between two reads.
    return '';
  }
};

const isOurs = (pid: string): boolean => {
  for (let at = pid; at !== '' && at !== '0' && at !== '1'; at = /PPid:\s+(\d+)/.exec(inProc(at, 'status'))?.[1] ?? '')
    if (at === String(process.pid)) return true;
  return false;
};

/** The renderer processes of the browser that this process started. */
const renderers = (): string[] =>
  readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && inProc(pid, 'cmdline').includes('--type=renderer') && isOurs(pid),
  );

const kilobytes = (pid: string, field: string): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(inProc(pid, 'status'))?.[1] ?? 0);

function ticksOf(pid: string): number {
  const fields = inProc(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/**
 * Reads the first label of a visit in the built app, as after a start from the home screen: the reader is on the phone,
 * but nothing is running yet. Linux only, because memory and processor time come from the kernel's accounting.
 */
export async function labelReadCost(): Promise<LabelReadCost> {
  const [photo, server, browser] = await Promise.all([photograph(), startServer(), launchBrowser()]);
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url });
    const page = await context.newPage();
    await signUp(page);
    await untilInstalled(page);
    const stored = () =>
      page.evaluate(async () => {
        const cache = await caches.open('wasm');
        return (await cache.keys()).some(({ url }) => url.includes('traineddata'));
      });
    while (!(await stored())) await page.waitForTimeout(200);
    await page.goto('/scan/label');
    await page.locator('input[type=file]').setInputFiles({ name: 'label.jpg', mimeType: 'image/jpeg', buffer: photo });
    await page.getByRole('button', { name: /^Top left corner/ }).waitFor();
    const [pid] = renderers().sort((one, other) => kilobytes(other, 'RssAnon') - kilobytes(one, 'RssAnon'));
    if (!pid) throw new Error('The process of the page was not found.');
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, kilobytes(pid, 'RssAnon'));
    }, SAMPLE_MS);
    const [start, ticks] = [performance.now(), ticksOf(pid)];
    await page.getByRole('button', { name: 'Use This Photo' }).click();
    await page.getByRole('heading', { name: 'Check the list against the pack' }).waitFor();
    const [wallMs, cpuMs] = [performance.now() - start, (ticksOf(pid) - ticks) * TICK_MS];
    clearInterval(timer);
    return { cpuMs, wallMs, peakMb: peak / 1024, sharedMb: kilobytes(pid, 'RssFile') / 1024 };
  } finally {
    await browser.close();
    await server.dispose();
  }
}

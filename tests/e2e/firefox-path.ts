import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { startServer } from '#tests/support/server.ts';
import { PASSWORD } from './app.ts';
import { ean13Products } from './catalogue.ts';
import { WELCOMED_BEFORE } from './welcomed.ts';

const PROGRAMS = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Path of the Firefox on this machine: FIREFOX_PATH, else Debian's; null if there is none. */
export const findFirefox = (): string | null => PROGRAMS.find((path) => path && existsSync(path)) ?? null;

/** Result of a run in Firefox. */
export interface FirefoxRun {
  readonly version: string;
  /** Whether the browser can send without an open page. Firefox cannot, which is what this run tests. */
  readonly backgroundSync: boolean;
  /** Number of operations done without the server, as the phone counted them. */
  readonly queued: number;
  /** How many of them the server held after it came back, with nothing but the page running. */
  readonly arrived: { readonly inventory: number; readonly scans: number };
}

/** Counts the operations waiting on the phone, reading its database directly. */
const OUTBOX_SIZE = `(async () => {
  const databases = await indexedDB.databases();
  const name = databases.map((one) => one.name).find((one) => /^safeshelf-(?!device)/.test(one));
  const settled = (request) => new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error);
  });
  const database = await settled(indexedDB.open(name));
  const all = await settled(database.transaction('outbox').objectStore('outbox').getAll());
  database.close();
  return all.filter((one) => one.state !== 'acked').length;
})()`;

/** Waits until an expression evaluated in the page is true. */
async function until(page: Page, expression: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    // A navigation can make the evaluation fail.
    if (await page.evaluate(expression).catch(() => false)) return;
    await new Promise((settle) => setTimeout(settle, 50));
  }
  throw new Error(`After ${PATIENCE_MS} ms still not: ${expression}`);
}

const shows = (words: string): string => `document.body.innerText.includes(${JSON.stringify(words)})`;
const ADDABLE = `[...document.querySelectorAll('button:enabled')].some((one) => one.textContent.trim() === 'Add to inventory')`;
const press = (words: string): string =>
  `[...document.querySelectorAll('button, a')].find((one) => one.textContent.trim() === ${JSON.stringify(words)}).click()`;

/** Signs up through the form. */
async function signUpByForm(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.evaluate(WELCOMED_BEFORE);
  await until(page, `document.querySelector('[role=tab]:not([aria-selected=true])') !== null`);
  await page.evaluate(`document.querySelector('[role=tab]:not([aria-selected=true])').click()`);
  await page.waitForSelector('input[name=firstName]');
  await page.type('input[name=username]', 'fox');
  await page.type('input[name=email]', 'fox@example.org');
  await page.type('input[name=password]', PASSWORD);
  await page.type('input[name=firstName]', 'Fox');
  await page.evaluate(press('Create Account'));
  await until(page, `location.pathname === '/dashboard' && ${shows('Tap to Scan')}`);
}

/**
 * A user story in Firefox: the person signs up, the server stops, the app is opened again, a product is scanned by its
 * number and put into the inventory, the server comes back, and the page alone sends what was queued.
 */
export async function firefoxRun(program: string): Promise<FirefoxRun> {
  const [product] = ean13Products();
  if (!product) throw new Error('The starter catalogue holds no product with an EAN-13.');
  const profile = mkdtempSync(join(tmpdir(), 'safeshelf-fox-'));
  const server = await startServer();
  try {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      userDataDir: profile,
    });
    try {
      const page = await browser.newPage();
      await signUpByForm(page, server.url);
      await until(page, `navigator.serviceWorker.controller !== null`);
      const backgroundSync = Boolean(await page.evaluate(`navigator.serviceWorker.ready.then((one) => 'sync' in one)`));
      // The catalogue loads onto the phone by itself. Once this product shows, it is there.
      await page.goto(`${server.url}/product/${product.product.id}`);
      await until(page, `${shows(product.product.name)} && ${ADDABLE}`);

      await server.stop();
      await page.goto(`${server.url}/product/${product.product.id}`);
      await until(page, `${shows(product.product.name)} && ${ADDABLE}`);
      await page.evaluate(press('Add to inventory'));
      await until(page, shows('In your inventory'));
      await page.goto(`${server.url}/scan`);
      await until(page, shows('Type barcode'));
      await page.evaluate(press('Type barcode'));
      await page.waitForSelector('input[inputmode=numeric]');
      await page.type('input[inputmode=numeric]', product.digits);
      await page.evaluate(press('Look up'));
      await until(page, shows('Saved on this phone, sent later'));
      const queued = Number(await page.evaluate(OUTBOX_SIZE));

      await server.start();
      // Somebody opens the app again. Only the page can send here.
      await page.goto(`${server.url}/dashboard`);
      await until(page, `(${OUTBOX_SIZE}).then((left) => left === 0)`);
      const arrived = (await page.evaluate(`Promise.all(['/api/inventory', '/api/scan/usage'].map((path) =>
        fetch(path).then((one) => one.json())))
        .then(([inventory, usage]) => ({ inventory: inventory.length, scans: usage.scansUsed }))`)) as {
        inventory: number;
        scans: number;
      };
      return { version: await browser.version(), backgroundSync, queued, arrived };
    } finally {
      await browser.close();
    }
  } finally {
    await server.dispose();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

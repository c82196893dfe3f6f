import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchShell } from '#tests/support/browser.ts';
import { watchContext } from '#tests/support/page-watch.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { PHONE, untilInstalled } from './app.ts';
import { signUp } from './sign-up.ts';

declare global {
  var typedMeanwhile: string | undefined;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
let tree: string;
let server: RunningServer;

// A copy of the built tree, so that a new version can be put in place under the running app.
beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'safeshelf-tree-'));
  cpSync(join(root, 'dist'), join(tree, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(tree, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  server = await startServer({}, tree);
});
afterAll(async () => {
  await server?.dispose();
  rmSync(tree, { recursive: true, force: true });
});

/** Renames a lazily loaded chunk and every reference to it, as in a version where its content changed. */
function publishNextVersion(): void {
  const web = join(tree, 'dist/web');
  const assets = join(web, 'assets');
  const part = readdirSync(assets).find((name) => /^settings-.*\.js$/.test(name));
  if (!part) throw new Error('The build has no part for the settings any more.');
  const renamed = part.replace('settings-', 'settings-2');
  renameSync(join(assets, part), join(assets, renamed));
  const files = [join(web, 'sw.js'), join(web, 'index.html'), ...readdirSync(assets).map((name) => join(assets, name))];
  for (const file of files) {
    if (!/\.(?:js|mjs|html)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (text.includes(part)) writeFileSync(file, text.replaceAll(part, renamed));
  }
  const page = join(web, 'index.html');
  const html = readFileSync(page, 'utf8').replace('<html ', '<html data-version="next" ');
  writeFileSync(page, html);
  const worker = join(web, 'sw.js');
  const stored = /(\{[^{}]*"?url"?:\s*"index\.html"[^{}]*\})/;
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(stored, (entry) => entry.replace(/(revision"?:\s*")\w+/, '$1next')),
  );
}

const version = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? 'first');
const storedReaders = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('wasm')).keys()).map(({ url }) => url).sort());

it('offers a new version and waits: for the person, for captures and forms, and for the other tab', async () => {
  const browser = await launchShell();
  const context = await browser.newContext({ viewport: PHONE, baseURL: server.url });
  context.setDefaultTimeout(PATIENCE_MS);
  const watch = await watchContext(context);
  watch.expectUnreachable(true);
  const page = await context.newPage();
  await signUp(page);
  await untilInstalled(page);
  await expect.poll(async () => (await storedReaders(page)).length).toBeGreaterThanOrEqual(5);
  const readers = await storedReaders(page);
  await page.evaluate(() => {
    globalThis.typedMeanwhile = 'half a label';
  });
  const other = await context.newPage();
  await other.goto('/scan/manual');
  await other.getByRole('textbox', { name: 'Product name' }).fill('Half a product');

  await server.stop();
  publishNextVersion();
  await server.start();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const accept = (tab: Page) => tab.getByRole('button', { name: 'Update', exact: true });
  await accept(page).waitFor();
  expect(await page.evaluate(() => globalThis.typedMeanwhile)).toBe('half a label');
  // The open page is still the version that everything else on the phone belongs to.
  expect(await version(page)).toBe('first');
  // A person who types in a product, or stands in front of the camera, is not asked.
  expect(await accept(other).count()).toBe(0);

  await page.getByRole('link', { name: /Tap to Scan/ }).click();
  await page.getByRole('button', { name: 'Type barcode' }).waitFor();
  expect(await accept(page).count()).toBe(0);
  await page.goBack();
  await accept(page).click();
  await expect.poll(() => version(page).catch(() => 'reloading')).toBe('next');
  expect(await page.evaluate(() => globalThis.typedMeanwhile)).toBeUndefined();
  await page.getByText('Tap to Scan').waitFor();
  expect(await storedReaders(page)).toEqual(readers);

  // The other tab was left alone, and finds the chunks of its own version without the server.
  await server.stop();
  expect(await other.getByRole('textbox', { name: 'Product name' }).inputValue()).toBe('Half a product');
  expect(await version(other)).toBe('first');
  const parts = await other.evaluate(async () => {
    const held = await (await caches.open('earlier-version')).keys();
    return Promise.all(held.map(async ({ url }) => (await fetch(url)).status));
  });
  expect(parts.length).toBeGreaterThan(0);
  expect(new Set(parts)).toEqual(new Set([200]));
  await server.start();
  // The other tab updates with its next screen, once that loses nothing.
  await other.getByRole('button', { name: 'Back' }).click();
  await other.getByRole('button', { name: 'Type barcode' }).waitFor();
  expect(await version(other)).toBe('first');
  await other.getByRole('button', { name: 'Close scanner' }).click();
  await expect.poll(() => version(other).catch(() => 'reloading')).toBe('next');
  expect(watch.problems()).toEqual([]);
  await browser.close();
});

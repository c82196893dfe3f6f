import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { watchContext } from '#tests/support/page-watch.ts';
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

it('offers a new version and waits: the page reloads when the person says so, not before', async () => {
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: PHONE, baseURL: server.url });
  const watch = await watchContext(context);
  watch.expectUnreachable(true);
  const page = await context.newPage();
  await signUp(page);
  await untilInstalled(page);
  await page.evaluate(() => {
    globalThis.typedMeanwhile = 'half a label';
  });

  await server.stop();
  appendFileSync(join(tree, 'dist/web/sw.js'), '\n// the next version\n');
  await server.start();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const accept = page.getByRole('button', { name: /^(?:Update|Reload)/ });
  await accept.waitFor();
  await page.waitForTimeout(2_000);
  expect(await page.evaluate(() => globalThis.typedMeanwhile)).toBe('half a label');

  await accept.click();
  await expect.poll(() => page.evaluate(() => globalThis.typedMeanwhile).catch(() => 'reloading')).toBeUndefined();
  await page.getByText('Tap to Scan').waitFor();
  expect(watch.problems()).toEqual([]);
  await browser.close();
});

import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { APP_ARCHIVE } from '#domain/instance/app-archive.ts';
import { launchShell } from '#tests/support/browser.ts';
import { watchContext } from '#tests/support/page-watch.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { startServer } from '#tests/support/server.ts';
import { untilInstalled } from './app.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const web = join(root, 'dist/web');

/** A script or style in the cache. Only a file fetched on its own has the ETag that the server gives each file. */
interface Stored {
  readonly path: string;
  readonly type: string | null;
  readonly policy: string | null;
  readonly alone: boolean;
  readonly digest: string;
}

const storedAssets = (page: Page): Promise<Stored[]> =>
  page.evaluate(async () => {
    const assets: Stored[] = [];
    for (const name of (await caches.keys()).filter((key) => key.includes('precache'))) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const file = await cache.match(request);
        const { pathname } = new URL(request.url);
        if (!file || !/^\/assets\/.*\.(?:js|css)$/.test(pathname)) continue;
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.clone().arrayBuffer()));
        assets.push({
          path: pathname,
          type: file.headers.get('content-type'),
          policy: file.headers.get('content-security-policy'),
          alone: file.headers.has('etag'),
          digest: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
        });
      }
    }
    return assets;
  });

const digestOf = (path: string): string =>
  createHash('sha256')
    .update(readFileSync(join(web, path)))
    .digest('hex');

/** Every script and style in the service worker's own list. */
const listed = (): string[] =>
  [...new Set(readFileSync(join(web, 'sw.js'), 'utf8').match(/assets\/[\w.-]+\.(?:js|css)/g))]
    .map((path) => `/${path}`)
    .sort();

let browser: Browser;
beforeAll(async () => {
  browser = await launchShell();
});
afterAll(() => browser?.close());

async function installFrom(url: string): Promise<Stored[]> {
  const context = await browser.newContext({ baseURL: url });
  context.setDefaultTimeout(PATIENCE_MS);
  const watch = await watchContext(context);
  const page = await context.newPage();
  await page.goto('/auth');
  await untilInstalled(page);
  const assets = await storedAssets(page);
  // The stored files are enough to open the app.
  await context.setOffline(true);
  watch.expectUnreachable(true);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
  expect(watch.problems()).toEqual([]);
  await context.close();
  return assets.sort((one, other) => (one.path < other.path ? -1 : 1));
}

it('stores scripts and styles from one request, each with the bytes and the policy the server has', async () => {
  const server = await startServer();
  try {
    const assets = await installFrom(server.url);
    expect(assets.map(({ path }) => path)).toEqual(listed());
    const { headers } = await fetch(`${server.url}/sw.js`);
    for (const { path, type, policy, digest } of assets) {
      expect([path, digest]).toEqual([path, digestOf(path)]);
      expect([path, type]).toEqual([path, `text/${path.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`]);
      expect([path, policy]).toEqual([path, headers.get('content-security-policy')]);
    }
    expect(assets.filter(({ alone }) => alone)).toEqual([]);
  } finally {
    await server.dispose();
  }
});

it('fetches them one by one from a server that has no archive', async () => {
  const tree = mkdtempSync(join(tmpdir(), 'safeshelf-tree-'));
  cpSync(join(root, 'dist'), join(tree, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(tree, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  rmSync(join(tree, 'dist/web', APP_ARCHIVE));
  const server = await startServer({}, tree);
  try {
    const assets = await installFrom(server.url);
    expect(assets.map(({ path }) => path)).toEqual(listed());
    expect(assets.filter(({ path, digest }) => digest !== digestOf(path))).toEqual([]);
    expect(assets.filter(({ alone }) => !alone)).toEqual([]);
  } finally {
    await server.dispose();
    rmSync(tree, { recursive: true, force: true });
  }
});

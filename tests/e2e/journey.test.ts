import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BadNetwork, startBadNetwork } from '#tests/support/bad-network.ts';
import { launchPersistent } from '#tests/support/browser.ts';
import { watchContext } from '#tests/support/page-watch.ts';
import { freePort, type RunningServer, startServer } from '#tests/support/server.ts';
import { PASSWORD, untilInstalled } from './app.ts';
import { ean13Products } from './catalogue.ts';
import { unsent } from './phone-tables.ts';
import { signUpByForm } from './sign-up.ts';
import { lookUp } from './steps.ts';

const SCANS = 20;
/** Badges that these scans earn, for the first and the tenth scan. Each is sent as a change of its own. */
const BADGES = 2;
const scanned = ean13Products().slice(0, SCANS);
const [forNoah] = ean13Products().slice(SCANS);

const profile = mkdtempSync(join(tmpdir(), 'safeshelf-journey-'));
let network: BadNetwork;
let server: RunningServer;
let context: BrowserContext;
const problems: string[] = [];

beforeAll(async () => {
  const port = await freePort();
  server = await startServer({ PUBLIC_URL: `http://localhost:${port}` });
  network = await startBadNetwork(port, () => server.url.replace('localhost', '127.0.0.1'));
});
afterAll(async () => {
  await context?.close();
  await network?.close();
  await server?.dispose();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** Switches the phone on: the same profile in a newly started browser. */
async function startPhone(): Promise<Page> {
  await context?.close();
  context = await launchPersistent(profile, { baseURL: network.url });
  const watch = await watchContext(context);
  watch.expectUnreachable(true);
  watch.expectStatus(401);
  context.on('close', () => problems.push(...watch.problems()));
  return context.newPage();
}

/** Types one code after the other into the scanner, and closes each result. */
async function scanAll(page: Page, codes: readonly string[]): Promise<void> {
  await page.goto('/scan');
  for (const digits of codes) {
    await lookUp(page, digits);
    await page.getByRole('link', { name: 'View report' }).waitFor();
    await page.getByRole('button', { name: 'Scan on' }).click();
  }
}

async function logOutKeeping(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Account of/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: `${SCANS} changes are not sent yet` }).waitFor();
  await page.getByRole('button', { name: 'Keep on this phone' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}

/** Number of scans that the server counts for the person signed in; null while the server cannot be reached. */
const counted = async (): Promise<number | null> => {
  const answer = await context.request.get('/api/scan/usage').catch(() => null);
  return answer?.ok() ? ((await answer.json()) as { scansUsed: number }).scansUsed : null;
};

it('loses nothing and counts nothing twice through a whole bad day', async () => {
  let page = await startPhone();
  const maya = await signUpByForm(page, 'Maya');
  await untilInstalled(page);
  // Until a phone without a signal knows the plan, it allows only the five scans of the free one.
  await page.getByText('Family plan').first().waitFor();
  const readers = () => page.evaluate(async () => (await (await caches.open('wasm')).keys()).length);
  await expect.poll(readers).toBeGreaterThanOrEqual(2);

  // Aeroplane mode: twenty scans, each assessed by the phone's own engine.
  network.set('closed');
  await scanAll(
    page,
    scanned.map(({ digits }) => digits),
  );

  // The phone is restarted in aeroplane mode, and everything is still there.
  page = await startPhone();
  await page.goto('/dashboard');
  for (const { product } of scanned.slice(-5)) await page.getByText(product.name).first().waitFor();

  // There is a signal, but nothing can be sent. Maya logs out and keeps her queue, and Noah sees none of it.
  network.set('reads_only');
  await logOutKeeping(page);
  await signUpByForm(page, 'Noah');
  await page.getByText('No products scanned yet').waitFor();
  network.set('open');
  await scanAll(page, [forNoah?.digits ?? '']);
  await expect.poll(counted).toBe(1);
  await page.goto('/dashboard');
  // His first scan earned a badge, a further change that must be sent before he logs out.
  await page.getByText('Reached on').first().waitFor();
  await expect.poll(() => unsent(page)).toBe(SCANS + BADGES);
  await page
    .getByRole('button', { name: /^Account of/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await page.waitForURL((url) => url.pathname === '/');

  // Maya again, on a connection that drops requests and answers, with the server killed in the middle.
  network.set('flapping');
  await signIn(page, maya);
  await expect.poll(() => network.answersLost()).toBeGreaterThan(0);
  await server.kill();
  await server.start();
  network.set('open');
  await page.reload();
  await expect.poll(counted).toBe(SCANS);

  // Everything arrived exactly once on the server, and the phone has it marked as sent.
  const { changes } = (await (await context.request.get('/api/sync/pull')).json()) as {
    changes: { entity: string; deleted: boolean; data: { productId: string | null } | null }[];
  };
  const held = changes.filter(({ entity, deleted }) => entity === 'scan' && !deleted);
  expect(held.map(({ data }) => data?.productId).sort()).toEqual(scanned.map(({ product }) => product.id).sort());
  await expect.poll(() => unsent(page)).toBe(0);
  expect(await counted()).toBe(SCANS);
  await context.close();
  expect(problems).toEqual([]);
});

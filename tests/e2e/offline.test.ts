import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';
import { launchPersistent } from '#tests/support/browser.ts';
import { watchContext } from '#tests/support/page-watch.ts';
import { setStage, untilInstalled } from './app.ts';
import { ean13Products } from './catalogue.ts';
import { signUp } from './sign-up.ts';
import { addToInventory, enterByHand, listedAtHome, reportShown, typeCode, wholeReportShown } from './steps.ts';

const stage = setStage();
const [seen, other] = ean13Products();

interface Signal {
  readonly lose: () => Promise<void>;
  readonly find: () => Promise<void>;
}

const offlineShown = (page: Page): Promise<void> => page.getByText('Offline', { exact: true }).first().waitFor();

/** What a person can rely on in a shop without signal; and that it arrives once there is one. */
async function dayWithoutSignal(
  signal: Signal,
  start: () => Promise<{ page: Page; context: BrowserContext }>,
  restart: () => Promise<{ page: Page; context: BrowserContext }>,
): Promise<void> {
  if (!seen || !other) throw new Error('The starter catalogue is too small for this test.');
  let { page, context } = await start();
  await signUp(page);
  await untilInstalled(page);
  await typeCode(page, seen.digits);
  await page.getByRole('link', { name: 'View report' }).click();
  const score = await reportShown(page, seen.product.name);
  await addToInventory(page);
  await expect
    .poll(async () => (await context.request.get('/api/inventory')).json(), { timeout: 10_000 })
    .toHaveLength(1);

  await signal.lose();
  ({ page, context } = await restart());
  await page.goto('/dashboard');
  await page.getByText('Tap to Scan').waitFor();
  await offlineShown(page);
  await listedAtHome(page, seen.product.name);
  await page.getByRole('link', { name: seen.product.name }).first().click();
  expect(await reportShown(page, seen.product.name)).toBe(score);
  await wholeReportShown(page);

  await page.goto('/scan/manual');
  await enterByHand(page, { name: 'Balm from the market', ingredients: 'Lanolin, Cera Alba, Limonene, Geraniol' });
  expect(await reportShown(page, 'Balm from the market')).not.toBeNull();
  await addToInventory(page);

  await signal.find();
  await expect
    .poll(async () => JSON.stringify(await (await context.request.get('/api/inventory')).json()), {
      timeout: 90_000,
    })
    .toContain('Balm from the market');
}

it('keeps shell, inventory and reports when the network goes, and judges a new label', {
  timeout: 150_000,
}, async () => {
  const { context, watch } = await stage.open();
  await dayWithoutSignal(
    {
      lose: async () => {
        watch.expectUnreachable(true);
        await context.setOffline(true);
      },
      find: () => context.setOffline(false),
    },
    async () => ({ page: context.pages()[0] ?? (await context.newPage()), context }),
    async () => {
      await Promise.all(context.pages().map((page) => page.close()));
      return { page: await context.newPage(), context };
    },
  );
});

it('starts cold with the server gone, and hands over what was done when it is back', { timeout: 150_000 }, async () => {
  const profile = mkdtempSync(join(tmpdir(), 'safeshelf-profile-'));
  const problems: string[] = [];
  let context: BrowserContext | undefined;
  const open = async (unreachable: boolean) => {
    await context?.close();
    context = await launchPersistent(profile, { baseURL: stage.server().url });
    const watch = await watchContext(context);
    watch.expectUnreachable(unreachable);
    context.on('close', () => problems.push(...watch.problems()));
    return { page: await context.newPage(), context };
  };
  try {
    await dayWithoutSignal(
      { lose: () => stage.server().kill(), find: () => stage.server().start() },
      () => open(false),
      () => open(true),
    );
  } finally {
    await context?.close();
    rmSync(profile, { recursive: true, force: true });
  }
  expect(problems).toEqual([]);
});

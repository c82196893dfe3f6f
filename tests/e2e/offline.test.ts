import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';
import { launchPersistent } from '#tests/support/browser.ts';
import { type PageWatch, watchContext } from '#tests/support/page-watch.ts';
import { setStage, untilInstalled } from './app.ts';
import { ean13Products } from './catalogue.ts';
import { phoneRow } from './phone-tables.ts';
import { signUp } from './sign-up.ts';
import { addToInventory, enterByHand, listedAtHome, reportShown, typeCode, wholeReportShown } from './steps.ts';

const stage = setStage();
const [seen, other] = ean13Products();
const BALM = 'Balm from the market';

interface Signal {
  readonly lose: () => Promise<void>;
  readonly find: (page: Page) => Promise<void>;
  /**
   * What the status chip shows without the signal: a phone with a network is not offline just because its server is
   * down.
   */
  readonly chip: string;
}

/** What a person can rely on in a shop without a signal, and that everything arrives once there is one. */
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
  await expect.poll(async () => (await context.request.get('/api/inventory')).json()).toHaveLength(1);
  // The phone has no row for this product: it knows it from the file that came with the app.
  expect(await phoneRow(page, 'products', other.product.id)).toBeNull();

  await signal.lose();
  ({ page, context } = await restart());
  await page.goto('/dashboard');
  await page.getByText('Tap to Scan').waitFor();
  await page.getByText(signal.chip, { exact: true }).first().waitFor();
  await listedAtHome(page, seen.product.name);
  await page.getByRole('link', { name: seen.product.name }).first().click();
  expect(await reportShown(page, seen.product.name)).toBe(score);
  await wholeReportShown(page);

  await typeCode(page, other.digits);
  await page.getByText('Saved on this phone, sent later').waitFor();
  await page.getByRole('link', { name: 'View report' }).click();
  await reportShown(page, other.product.name);

  await page.goto('/scan/manual');
  await enterByHand(page, { name: BALM, ingredients: 'Lanolin, Cera Alba, Limonene, Geraniol' });
  expect(await reportShown(page, BALM)).not.toBeNull();
  await addToInventory(page);

  await signal.find(page);
  const atHome = async (): Promise<string[]> => {
    const entries = (await (await context.request.get('/api/inventory')).json()) as { product: { name: string } }[];
    return entries.map(({ product }) => product.name).sort();
  };
  // Everything arrives exactly once.
  await expect.poll(atHome).toEqual([BALM, seen.product.name].sort());
  await expect.poll(async () => (await context.request.get('/api/scan/usage')).json()).toMatchObject({ scansUsed: 2 });
}

it('keeps shell, inventory and reports when the network goes, and judges a new label', async () => {
  const { context, watch } = await stage.open();
  await dayWithoutSignal(
    {
      lose: async () => {
        watch.expectUnreachable(true);
        await context.setOffline(true);
      },
      find: () => context.setOffline(false),
      chip: 'Offline',
    },
    async () => ({ page: context.pages()[0] ?? (await context.newPage()), context }),
    async () => {
      await Promise.all(context.pages().map((page) => page.close()));
      return { page: await context.newPage(), context };
    },
  );
});

it('starts cold with the server gone, and hands over what was done when it is back', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'safeshelf-profile-'));
  const problems: string[] = [];
  let context: BrowserContext | undefined;
  let watch: PageWatch | undefined;
  const open = async (unreachable: boolean) => {
    await context?.close();
    context = await launchPersistent(profile, { baseURL: stage.server().url });
    const own = await watchContext(context);
    watch = own;
    own.expectUnreachable(unreachable);
    context.on('close', () => problems.push(...own.problems()));
    return { page: await context.newPage(), context };
  };
  try {
    await dayWithoutSignal(
      {
        lose: () => {
          // The stream of changes breaks at once.
          watch?.expectUnreachable(true);
          return stage.server().kill();
        },
        // The person opens the app again. Left alone, it would retry by itself within a minute.
        find: async (page) => {
          await stage.server().start();
          await page.reload();
        },
        chip: 'No answer',
      },
      () => open(false),
      () => open(true),
    );
  } finally {
    await context?.close();
    rmSync(profile, { recursive: true, force: true });
  }
  expect(problems).toEqual([]);
});

it('takes control of a page that was loaded past it, so that its screens also open without a signal', async () => {
  const { page, context, watch } = await stage.open();
  await signUp(page);
  await untilInstalled(page);
  // Like a reload with the Shift key, or a navigation that started before the worker was active.
  await (await context.newCDPSession(page)).send('Page.reload', { ignoreCache: true });
  await page.getByText('Tap to Scan').waitFor();
  await untilInstalled(page);

  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.goto('/family-profiles');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

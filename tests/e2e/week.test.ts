import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { startApp } from '../api/start-app.ts';
import { DEMO, fillHousehold } from '../demo/fill-household.ts';
import { setStage, untilInstalled } from './app.ts';
import { post } from './server-call.ts';
import { enterByHand } from './steps.ts';

const data = mkdtempSync(join(tmpdir(), 'safeshelf-week-'));
beforeAll(async () => {
  const app = await startApp({ dir: data, tier: 'family', starter: starterCatalogue() });
  // Without real products, so that the household is the same on every machine.
  await fillHousehold(app, localToday(new Date()), 0);
  await app.close('as killed');
  // Remove the stand-in for the built page.
  rmSync(join(data, 'web'), { recursive: true, force: true });
});
afterAll(() => rmSync(data, { recursive: true, force: true }));
const stage = setStage([], { DATA_DIR: data });

/** Number of products that the detector says it has checked; null while it is still checking. */
const lookedAt = async (page: Page): Promise<number | null> => {
  const words = await page.getByText(/^\d+ products checked$/).allTextContents();
  return words[0] === undefined ? null : Number.parseInt(words[0], 10);
};

/** The score of a category, and the words shown with it. */
async function standing(page: Page, area: string): Promise<{ score: number; words: string }> {
  await page.goto(`/category/${area}`);
  const score = page.getByText(/^\d+of 100$/);
  await score.waitFor();
  const words = (await score.locator('xpath=following-sibling::p').first().textContent()) ?? '';
  return { score: Number.parseInt((await score.textContent()) ?? '', 10), words };
}

/** Opens the details of a product at home, as a tap on its row in the list does. */
async function openEntry(page: Page, name: string) {
  await page.goto('/inventory');
  await page.getByRole('searchbox', { name: 'Search your products' }).fill(name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  return page.getByRole('dialog', { name });
}

// Product P2.11.8, P2.11.9, P2.11.14, P2.11.16, P6.7 and P12.2.
it('lets the demo household live a week', async () => {
  const { page, context, watch } = await stage.open();
  await page.goto('/auth');
  await post(page.request, '/api/login', { email: DEMO.email, password: DEMO.password });
  await page.goto('/hazard-detector');
  // Until everything is checked, the detector shows how much is, and never that nothing needs attention.
  await expect.poll(() => lookedAt(page)).toBe(90);
  await untilInstalled(page);

  // Monday: shopping with the list.
  await page.goto('/shopping-list');
  await page.getByRole('checkbox', { name: 'In the cart: Bananas' }).click();
  await page.getByRole('list', { name: 'In the cart' }).getByText('Bananas', { exact: true }).waitFor();

  // Tuesday: the hand cream is opened. From then on it keeps only for its number of months.
  const cream = await openEntry(page, 'Sample hand cream');
  await cream.getByRole('combobox', { name: 'Keeps after opening' }).selectOption({ index: 1 });
  await cream.getByLabel('Opened on').fill(localToday(new Date()));
  await cream.getByRole('status').filter({ hasText: 'because it was opened' }).waitFor();
  await cream.getByRole('button', { name: 'Save' }).click();
  await cream.waitFor({ state: 'detached' });

  // Wednesday: the dangerous pair under the sink is separated.
  await page.goto('/dashboard');
  const attention = page.locator('.attention-level').getByRole('link');
  await attention.waitFor();
  await attention.click();
  await page.getByRole('button', { name: /^Under the sink/ }).click();
  const pair = page.getByRole('article').filter({ hasText: 'Together: chlorine' }).first();
  await pair.getByText('CRITICAL').waitFor();
  await pair.getByRole('button', { name: 'Moved to Garage' }).click();
  await page.getByText('Now kept in Garage', { exact: true }).waitFor();

  // Thursday: a product past its date is thrown away.
  await page.goto('/hazard-detector');
  const gone = page.getByRole('button', { name: /^Gone: / });
  // Three products here are past their date. Their cards are drawn one after the other.
  await gone.nth(2).waitFor();
  const past = await gone.count();
  const first = /^Gone: (.*)$/.exec((await gone.first().getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await gone.first().click();
  await page.getByRole('button', { name: `Gone: ${first}` }).waitFor({ state: 'detached' });
  expect(await gone.count()).toBe(past - 1);

  // Friday: milder products replace four of Cleaning. The category turns from amber to green and says why.
  const before = await standing(page, 'cleaning');
  expect(before.words).toContain('Caution');
  for (const name of [
    'Sample glass cleaner',
    'Sample disinfecting spray',
    'Sample oven cleaner',
    'Sample floor cleaner',
  ]) {
    const entry = await openEntry(page, name);
    await entry.getByRole('button', { name: 'Given away' }).click();
    await page.locator('.toast').getByText('Given away').waitFor();
  }
  for (const name of ['Plain glass cleaner', 'Plain floor cleaner', 'Plain window cleaner', 'Plain surface cleaner']) {
    await page.goto('/scan/manual');
    await enterByHand(page, { name, ingredients: 'Water, Coco-Glucoside, Citric Acid' });
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add to inventory' }).click();
    await page.getByRole('link', { name: 'In your inventory' }).waitFor();
  }
  await expect.poll(async () => (await standing(page, 'cleaning')).words).toMatch(/Rising.*Great/);
  const after = await standing(page, 'cleaning');
  expect(after.score).toBeGreaterThan(before.score);
  const why = page.getByRole('list', { name: 'What came and went' }).getByRole('listitem');
  await why.filter({ hasText: 'Sample oven cleaner' }).getByText(/^Gone/).waitFor();
  await why
    .filter({ hasText: 'Plain glass cleaner' })
    .getByText(/^New at home/)
    .waitFor();

  // Saturday, without a signal: the child has put something in its mouth.
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Emergency' }).click();
  await expect
    .poll(() => page.getByRole('region', { name: 'Who to call' }).getByRole('link').first().getAttribute('href'))
    .toBe('tel:112');
  await page.getByRole('searchbox', { name: 'Find a product' }).fill('bleach');
  await page.getByRole('link', { name: 'Sample thick bleach' }).click();
  await page.getByText('Ida').first().waitFor();

  // Sunday: the detector checks the home as it is after the week.
  await page.goto('/hazard-detector');
  await expect.poll(() => lookedAt(page)).not.toBeNull();
  expect(await page.getByRole('article').filter({ hasText: 'They’re all in one place: Under the sink' }).count()).toBe(
    0,
  );
  await context.setOffline(false);
});

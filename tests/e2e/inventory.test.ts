import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright';
import { expect, it } from 'vitest';
import { readInventoryFile } from '#domain/inventory/inventory-file.ts';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { assortment } from './catalogue.ts';
import { holdEngineRequests } from './hold-engine-requests.ts';
import { addFamily, addSampleProducts } from './screens.ts';
import { post, postForAnswer } from './server-call.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

it('shows reports that are on their way as such, until they are there', async () => {
  const { page, context } = await stage.open();
  const letGo = await holdEngineRequests(page);
  await signUp(page);
  await addSampleProducts(context.request, 3);
  await page.goto('/inventory');
  const reading = page.getByRole('img', { name: 'Still reading the label' });
  await reading.nth(2).waitFor();
  expect(await reading.count()).toBe(3);
  expect(await page.getByRole('img', { name: /^No score/ }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await letGo();
  await page
    .getByRole('img', { name: /^Score \d+ of 100/ })
    .first()
    .waitFor();
  await expect.poll(() => reading.count()).toBe(0);
});

it('never shows a good score alone of what is critical for somebody at home (product P2.8.18)', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  await addFamily(context.request);
  for (const [name, ingredients] of [
    ['Honey oats', ['Oats', 'Honey']],
    ['Plain oats', ['Oats']],
  ] as const) {
    const entered = { name, brand: 'Meadow', category: 'food_beverage', productType: 'food', ingredients };
    const { productId } = await postForAnswer(context.request, '/api/products/create-manual', entered);
    await post(context.request, '/api/inventory', { productId });
  }
  await page.goto('/inventory');
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await row('Honey oats').getByText('Critical for Ida').waitFor();
  await row('Honey oats')
    .getByRole('img', { name: /^Critical for Ida\. The product itself: Score \d+ of 100/ })
    .waitFor();
  await row('Plain oats')
    .getByRole('img', { name: /^Score \d+ of 100/ })
    .waitFor();
  expect(await page.getByText('Critical for').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
});

it('takes two quick presses for one where a product is put there, and counts each of one more under the pointer', async () => {
  const { page } = await stage.open();
  await signUp(page);
  const [{ product }] = assortment(1) as [ReturnType<typeof assortment>[number]];
  await page.goto(`/product/${product.id}`);
  await page.getByRole('button', { name: 'Add to inventory' }).dblclick();
  const held = page.getByRole('link', { name: /^In your inventory/ });
  await held.waitFor();
  const more = page.getByRole('button', { name: 'Add one more' });
  await more.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.getByRole('link', { name: 'In your inventory: 3' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'In your inventory: 3' }).waitFor();
});

/** Puts products into the inventory without scanning them. */
async function stock(context: BrowserContext, count: number): Promise<void> {
  for (const { product } of assortment(count)) await post(context.request, '/api/inventory', { productId: product.id });
}

it('draws a long list as it is seen, tells the place of each row, and is come back to where it was left', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  await stock(context, 130);
  await page.goto('/inventory');
  const rows = page.getByRole('main').locator('li.row');
  await page.locator('li[aria-setsize="130"]').nth(5).waitFor();
  await expect.poll(() => rows.count()).toBeLessThan(60);
  expect(await rows.first().getAttribute('aria-posinset')).toBe('1');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Search your products' }).fill('a');
  await page.getByRole('heading', { name: 'Found' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 4_000));
  const middle = () => {
    const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li.row');
    return `${row?.getAttribute('aria-posinset')} at ${Math.round(row?.getBoundingClientRect().top ?? 0)}`;
  };
  const seen = () => page.evaluate(middle);
  // Rows grow as they come into sight. The list has settled once the same row is at the same place twice in a row.
  let before = '';
  await expect
    .poll(async () => {
      const last = before;
      before = await seen();
      return before === last && /^\d+ at/.test(before);
    })
    .toBe(true);
  // A late score makes its row taller, so compare with what was there at the moment of the press.
  await page.evaluate(`addEventListener('pointerdown', () => { self.pressed = (${middle})(); }, { capture: true })`);
  await page.mouse.click(195, 422);
  await page.waitForURL('**/product/**');
  await page.goBack();
  await expect.poll(seen).toBe(await page.evaluate('self.pressed'));
  expect(await page.getByRole('searchbox').inputValue()).toBe('a');
});

// Product P2.4.4.
it('is a desktop on a desktop: a list, the entry beside it, and keys for both', async () => {
  const { page, context } = await stage.open({ viewport: { width: 1280, height: 800 } });
  await signUp(page);
  await stock(context, 3);
  // The shortcuts work a moment after the screen shows.
  await expect
    .poll(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('i');
      return new URL(page.url()).pathname;
    })
    .toBe('/inventory');
  const entry = page.getByRole('complementary', { name: 'Entry' });
  const names = page.getByRole('main').locator('.row-name');
  await expect.poll(() => names.count()).toBe(3);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await entry.getByRole('heading', { name: (await names.nth(1).textContent()) ?? '', exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('e');
  await entry.getByRole('combobox', { name: /^Place/ }).fill('gi');
  expect(page.url()).toMatch(/\/inventory$/);
  await entry.getByRole('button', { name: 'In 12 months' }).click();
  await entry.getByRole('button', { name: 'Save' }).click();
  await entry.getByText('gi', { exact: true }).waitFor();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.waitFor();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('switch', { name: 'Use single keys' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  expect(await sheet.count()).toBe(0);
  expect(page.url()).toMatch(/\/inventory$/);
});

it('is narrowed, moved and removed in one go with a way back, and goes through a file', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  await stock(context, 4);
  await page.goto('/inventory');
  const names = page.getByRole('main').locator('.row-name');
  await expect.poll(() => names.count()).toBe(4);
  const [first] = await names.allTextContents();

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  // With the keyboard the list has scrolled, and axe measures only the part of a link that shows below the bar.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('combobox', { name: /^Place/ }).fill('Garage');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByText('2 entries moved to Garage').first().waitFor();
  await page.getByRole('button', { name: 'Filter products' }).click();
  await page.getByRole('combobox', { name: 'Place' }).selectOption('Garage');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show 2 products' }).click();
  await expect.poll(() => names.count()).toBe(2);

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select all 2' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('No products match this search.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names.count()).toBe(2);
  await page.getByRole('button', { name: 'Filter products, 1 on' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => names.count()).toBe(4);

  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Used up', exact: true }).click();
  await page.getByRole('heading', { name: 'Used up' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Used up' }).waitFor({ state: 'detached' });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const path = await file.path();
  expect(readInventoryFile(readFileSync(path, 'utf8'))?.entries.map(({ name }) => name)).toContain(first);
  await page.getByLabel('File to import').setInputFiles(path);
  await page.getByText('4 were already there.').first().waitFor();

  const other = await stage.open();
  await signUp(other.page, 'Noor');
  await other.page.goto('/inventory');
  await other.page.getByLabel('File to import').setInputFiles(path);
  await other.page.getByText('4 entries imported from the file').first().waitFor();
  await expect.poll(() => other.page.getByText('Garage').count()).toBeGreaterThanOrEqual(2);
});

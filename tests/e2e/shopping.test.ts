import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { assortment, ean13Product } from './catalogue.ts';
import { layoutFaults } from './fits.ts';
import { addFamily, addSampleProducts, waitForSync } from './screens.ts';
import { signUp } from './sign-up.ts';
import { lookUp } from './steps.ts';

const stage = setStage();

const toBuy = (page: Page) => page.getByRole('list', { name: 'To buy' }).locator('.row-name');
const inCart = (page: Page) => page.getByRole('list', { name: 'In the cart' }).locator('.row-name');

async function addTyped(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Add to the list' });
  await sheet.getByRole('textbox', { name: 'What to buy' }).fill(name);
  // Two quick presses count as one.
  await sheet.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await sheet.getByText(`${name} is on the list.`).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
}

// Product P6.7, P6.9 and P2.8.11.
it('takes what is used up onto the list again, without a signal, and to the cart and home', async () => {
  const { page, context, watch } = await stage.open();
  await signUp(page);
  await page.goto('/shopping-list');
  await page.getByRole('heading', { name: 'Nothing to buy yet' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await addSampleProducts(context.request, 2);
  await untilInstalled(page);
  await waitForSync(page);
  watch.expectUnreachable(true);
  await context.setOffline(true);

  await page.goto('/inventory');
  const names = page.getByRole('main').locator('.row-name');
  await expect.poll(() => names.count()).toBe(2);
  const gone = (await names.first().textContent()) ?? '';
  await page.getByRole('button', { name: `Edit ${gone}` }).click();
  const entry = page.getByRole('dialog', { name: gone });
  expect(await violations(page)).toEqual([]);
  await entry.getByRole('button', { name: 'Used up' }).click();
  await page.getByRole('heading', { name: 'Used up' }).waitFor();

  await page.getByRole('link', { name: 'Shopping list' }).click();
  await page.getByText('None left since today').waitFor();
  await page.getByRole('button', { name: `Add ${gone}` }).click();
  await expect.poll(() => toBuy(page).allTextContents()).toEqual([gone]);
  expect(await page.getByText('None left since today').count()).toBe(0);
  await addTyped(page, 'Oat milk');
  await expect.poll(() => toBuy(page).allTextContents()).toEqual([gone, 'Oat milk']);
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page, 100)).toEqual([]);

  await page.getByRole('checkbox', { name: 'In the cart: Oat milk' }).click();
  await page.getByRole('checkbox', { name: `In the cart: ${gone}` }).click();
  await expect.poll(() => inCart(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Put away at home' }).click();
  await page.getByRole('heading', { name: 'Nothing to buy yet' }).waitFor();
  await context.setOffline(false);
  await expect
    .poll(async () => ((await (await context.request.get('/api/inventory')).json()) as object[]).length)
    .toBe(3);
});

// Product P6.8.
it('ticks off by scanning what suits, asks about what does not, and offers a typed line', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  const { product, digits } = ean13Product();
  const word = product.name.split(' ')[0] ?? '';
  await page.goto('/shopping-list');
  await addTyped(page, word);
  await page.goto('/scan?mode=shopping');
  await lookUp(page, digits);
  const line = page.getByRole('region', { name: 'Shopping list' });
  await line.getByText(`Your list says "${word}".`).waitFor();
  await line.getByRole('button', { name: 'Tick off' }).click();
  await line.getByText('Ticked off your shopping list.').waitFor();
  await page.goto('/shopping-list');
  await expect.poll(() => inCart(page).allTextContents()).toEqual([word]);
  await page.getByText('Scanned Just now').waitFor();
  expect(await context.request.get('/api/inventory').then((answer) => answer.json())).toEqual([]);
});

// Product P6.6.
it('compares what is selected at home, for each of the household', async () => {
  const { page, context } = await stage.open({ viewport: { width: 320, height: 640 } });
  await signUp(page);
  await addFamily(context.request);
  await addSampleProducts(context.request, 5);
  await waitForSync(page);
  const ids = assortment(5).map(({ product }) => product.id);
  await page.goto(`/compare?products=${ids.join(',')}`);
  const table = page.getByRole('table');
  await table.waitFor();
  await page.getByText('Labels are still being read').waitFor({ state: 'detached' });
  expect(await table.getByRole('columnheader').count()).toBe(5);
  for (const name of ['For Maya', 'For Jonas', 'For Ida', 'For Miso']) {
    await table.getByText(name, { exact: true }).waitFor();
  }
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page, 100)).toEqual([]);
});

// Product P2.8.12.
it('parts the pack that is opened from the others, each with its own date', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  await addSampleProducts(context.request, 1);
  await waitForSync(page);
  await page.goto('/inventory');
  await page.getByRole('button', { name: /^Edit / }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'One more' }).click();
  await sheet.getByRole('button', { name: 'Open one' }).click();
  const packs = sheet.getByRole('region', { name: 'Packs' });
  await packs.getByText('1 pack, open', { exact: true }).waitFor();
  await packs.getByText('1 pack, this one').waitFor();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Thrown away' }).click();
  await page.getByRole('heading', { name: 'Used up' }).waitFor();
  await expect.poll(() => page.getByRole('main').locator('li.row').count()).toBe(2);
});

it('takes one of several packs away, and gives it back', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  await addSampleProducts(context.request, 1);
  await waitForSync(page);
  await page.goto('/inventory');
  const edit = page.getByRole('button', { name: /^Edit / });
  const sheet = page.getByRole('dialog');
  const quantity = async () => {
    const entries = (await (await context.request.get('/api/inventory')).json()) as { quantity: number }[];
    return entries.map((entry) => entry.quantity);
  };
  await edit.click();
  await sheet.getByRole('button', { name: 'One more' }).click();
  await expect.poll(quantity).toEqual([2]);
  await sheet.getByRole('button', { name: 'Thrown away' }).click();
  // An open dialog would keep the toast from being pressed.
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(quantity).toEqual([1]);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(quantity).toEqual([2]);
});

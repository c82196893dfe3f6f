import { expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

it('finds a product as one types, with a slip, by the keyboard alone (product P14.7, P14.8)', async () => {
  const { page } = await stage.open();
  await signUp(page);
  await page.goto('/search');
  const field = page.getByRole('searchbox', { name: /Name, brand/ });
  await field.click();
  await page.keyboard.type('shampo');
  const rows = page.getByRole('list', { name: 'Products found' }).getByRole('link');
  await rows.first().waitFor();
  const found = page.getByRole('status').filter({ hasText: /^\d+ products?$/ });
  await found.waitFor();
  const names = await rows.allTextContents();
  expect(names[0]).toMatch(/shampoo/i);
  await field.fill('shmapoo');
  await found.waitFor();
  await expect.poll(async () => (await rows.allTextContents())[0]).toMatch(/shampoo/i);
  await page.getByRole('combobox', { name: 'Area' }).selectOption('kitchen');
  await page.getByText('Nothing found for').waitFor();
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await rows.first().waitFor();
  const first = (await rows.first().textContent()) ?? '';
  await field.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
  // Recent searches are still there after coming back.
  await page.goto('/search');
  await page.getByRole('button', { name: 'shmapoo' }).click();
  expect(await field.inputValue()).toBe('shmapoo');
  await field.fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await page.getByText('Type at least two letters').waitFor();
});

it('searches what the phone holds without a signal, and says so (product P14.8)', async () => {
  const { page, context, watch } = await stage.open();
  await signUp(page);
  await untilInstalled(page);
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.goto('/search?q=shampoo');
  await page.getByText('Only this phone was searched').waitFor();
  const rows = page.getByRole('list', { name: 'Products found' }).getByRole('link');
  await rows.first().waitFor();
  await rows.first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
});

import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { addSampleProducts } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

it('keeps what is typed of an entry that another tab removes, and puts it back with it (product P2.8.19)', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  await addSampleProducts(context.request, 1);
  await page.goto('/inventory');
  await page.getByRole('button', { name: /^Edit / }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /^Notes/ }).fill('Behind the flour');

  const other = await context.newPage();
  await other.goto('/inventory');
  await other.getByRole('button', { name: /^Edit / }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Remove from inventory' }).click();
  await expect.poll(() => other.getByRole('button', { name: /^Edit / }).count()).toBe(0);

  await form.getByText(/^This product has been removed from the inventory/).waitFor();
  expect(await form.getByRole('textbox', { name: /^Notes/ }).inputValue()).toBe('Behind the flour');
  expect(await form.getByRole('button', { name: 'Remove from inventory' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Put back and save' }).click();
  await expect.poll(() => form.count()).toBe(0);

  await page.getByRole('button', { name: /^Edit / }).click();
  expect(await form.getByRole('textbox', { name: /^Notes/ }).inputValue()).toBe('Behind the flour');
  await other.getByRole('button', { name: /^Edit / }).waitFor();
});

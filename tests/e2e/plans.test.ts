import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { showpiece } from './catalogue.ts';
import { addFamily, addSampleProducts } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage([], { DEFAULT_TIER: 'starter' });

it('shows the plans, the one that is asked for, billing, and what another plan has (product P6.10, P6.11, P18.4)', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  await addFamily(context.request);
  await addSampleProducts(context.request, 2);
  await page.goto('/subscription?plan=unlimited');
  await page.getByText('You have Starter.').waitFor();
  expect(await page.getByRole('radio', { name: /^Unlimited.*Most Popular/ }).isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Ask for Unlimited' }).waitFor();
  await page.getByText('Plans are granted by the people who run your server.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: /^Starter/ }).check();
  expect(await page.getByRole('link', { name: /^Ask for/ }).count()).toBe(0);

  await page.getByRole('link', { name: 'Billing' }).click();
  await page.getByText('in your household').waitFor();
  await page.getByRole('heading', { name: 'Starter' }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.goto(`/product/${showpiece().product.id}`);
  await page.getByText('The report as a table, and as a PDF.').waitFor();
  await page.getByRole('link', { name: 'See plans' }).click();
  await page.waitForURL('**/subscription?plan=unlimited');
  await page.goto('/settings');
  await page.getByText('Part of the Unlimited plan').waitFor();
  await page.getByRole('button', { name: 'Access for programs' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('link', { name: 'See plans' }).waitFor();
  expect(await sheet.getByRole('button', { name: 'Create a token' }).count()).toBe(0);
});

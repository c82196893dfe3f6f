import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { addSampleProducts } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

it('leads in three steps from a name to what changes at home (product P2.9.1)', async () => {
  const { page, context } = await stage.open();
  await signUp(page, 'Noor');
  await addSampleProducts(context.request, 4);
  await page.goto('/family-profiles');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('heading', { name: 'Who is it?' }).waitFor();
  // The name field has the focus already.
  await page.keyboard.type('Maya');
  await page.getByRole('radio', { name: '1 to 5 years' }).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('heading', { name: 'What matters for Maya?' }).waitFor();
  // No group of conditions is collapsed: each condition is one tap away.
  for (const condition of ['Asthma', 'Epilepsy', 'Takes a blood thinner', 'G6PD deficiency']) {
    await page.getByRole('checkbox', { name: condition }).waitFor();
  }
  await page.getByRole('checkbox', { name: 'Asthma' }).check();
  await page.getByText('Asthma: warns of sprays with fragrance').waitFor();
  await page.getByRole('checkbox', { name: 'Fragrance' }).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('heading', { name: 'This is what changes' }).waitFor();
  await page.getByText('Asthma: warned by name').waitFor();
  await page.getByText('4 products checked').waitFor();
  await page.getByRole('list', { name: 'Products with a warning' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Maya' }).click();
  await page.getByRole('button', { name: 'Maya' }).waitFor();
  await page.getByText('1 to 5 years · Asthma · Fragrance allergy').waitFor();
});

it('asks for a name before it goes on', async () => {
  const { page } = await stage.open();
  await signUp(page, 'Noor');
  await page.goto('/family-profiles');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Please enter a name or nickname.').waitFor();
});

it('takes over a food that was typed and not added, and stops at one it does not understand (method M6.2.10)', async () => {
  const { page } = await stage.open();
  await signUp(page, 'Noor');
  await page.goto('/family-profiles');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('heading', { name: 'Who is it?' }).waitFor();
  await page.keyboard.type('Ulla');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('checkbox', { name: 'Food', exact: true }).check();
  const field = page.getByLabel('Another food or substance');
  await field.fill('kiwi; zzqx');
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByText('We don’t recognise “zzqx”. Try another word, or clear the field.').waitFor();
  await page.getByRole('checkbox', { name: 'kiwi', exact: false }).waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('zzqx');
  expect(await violations(page)).toEqual([]);

  await field.fill('celeriac');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Save Ulla' }).click();
  await page.getByText(/Adult · .*kiwi.*/i).waitFor();
});

import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { post } from './server-call.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();
const CODE = '4006381333931';

it('asks before a typed entry takes the place of the product that has the code (product P2.7.9)', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  await post(context.request, '/api/products/create-manual', {
    ...{ barcode: CODE, name: 'Milk bar', brand: 'Meadow', ingredients: ['Sugar', 'Milk powder'] },
    ...{ category: 'food_beverage', productType: 'food' },
  });
  const type = async () => {
    await page.goto('/scan/manual');
    await page.getByLabel('Product name').fill('Other thing');
    await page.getByLabel('Barcode').fill(CODE);
    await page.getByLabel('Ingredients').fill('Sugar, rice');
    await page.getByRole('button', { name: 'Create report' }).click();
  };
  await type();
  const dialog = page.getByRole('dialog', { name: 'This barcode already has a product' });
  await dialog.getByText('Milk bar').waitFor();
  await dialog.getByText('Sugar, Milk powder').waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change the barcode' }).click();
  await expect.poll(() => page.getByLabel('Barcode').evaluate((one) => one === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Create report' }).click();
  await dialog.getByRole('button', { name: 'View its report' }).click();
  await page.getByRole('heading', { level: 1, name: 'Milk bar' }).waitFor();

  await type();
  await dialog.getByRole('button', { name: 'Replace it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Other thing' }).waitFor();
});

import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { ean13Product } from './catalogue.ts';
import { signUp } from './sign-up.ts';
import { enterByHand, reportShown, typeCode, wholeReportShown } from './steps.ts';

const stage = setStage();

it('leads from typed digits to the report', async () => {
  const { page } = await stage.open();
  await signUp(page);
  const { product, digits } = ean13Product();
  await typeCode(page, digits);
  await page.getByRole('link', { name: 'View report' }).click();
  await reportShown(page, product.name);
  await wholeReportShown(page);
});

it('says what is wrong with digits that fit no barcode', async () => {
  const { page } = await stage.open();
  await signUp(page);
  await typeCode(page, '5000112637923');
  await page.getByText('The last digit does not fit').waitFor();
});

it('turns an unknown code into a product entered by hand, with its report', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  // A restricted range (GS1 prefix 29): no product in a shop anywhere carries it.
  await typeCode(page, '2900000000018');
  await page.getByRole('heading', { name: 'Product Not Recognized' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Manual Entry' }).click();
  await page.getByRole('button', { name: 'Type it in' }).click();
  await enterByHand(page, {
    name: 'Corner shop oat soap',
    ingredients: 'Sodium Palmate, Aqua, Glycerin, Parfum, Limonene',
  });
  const score = await reportShown(page, 'Corner shop oat soap');
  expect(score).toBeGreaterThan(0);
  await wholeReportShown(page);
  await expect
    .poll(async () => (await context.request.get('/api/products/02900000000018')).status(), { timeout: 10_000 })
    .toBe(200);
});

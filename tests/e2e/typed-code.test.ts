import { expect, it } from 'vitest';
import { PHONE, setStage } from './app.ts';
import { violations } from './axe.ts';
import { sendByKeyboardScanner } from './camera-stubs.ts';
import { ean13Product } from './catalogue.ts';
import { signUp } from './sign-up.ts';
import { enterByHand, reportShown, typeCode, wholeReportShown } from './steps.ts';

const stage = setStage();

it('leads from typed digits to the report', async () => {
  const { page } = await stage.open();
  await signUp(page);
  const { product, digits } = ean13Product();
  await typeCode(page, digits);
  await page.getByRole('link', { name: 'View report' }).waitFor();
  // A toast while the sheet is open lies above the sheet, never on its buttons (product P8.5).
  const toast = page.getByText('Not read', { exact: true });
  await sendByKeyboardScanner(page, '2000000000016');
  await toast.waitFor();
  const [told, sheet] = [await toast.boundingBox(), await page.locator('.scan-sheet').boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
  await page.getByRole('button', { name: 'Add', exact: true }).click({ trial: true });
  await page.getByRole('link', { name: 'View report' }).click();
  await reportShown(page, product.name);
  await wholeReportShown(page);
});

it('says what is wrong with digits that fit no barcode', async () => {
  const { page } = await stage.open();
  await signUp(page);
  await typeCode(page, '5000112637923');
  await page.getByText('The last digit doesn’t match').waitFor();
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
  await expect.poll(async () => (await context.request.get('/api/products/02900000000018')).status()).toBe(200);
});

it('keeps the way on in sight while a field has the focus, and what was typed (product P2.7.4)', async () => {
  const { page } = await stage.open({ isMobile: true, hasTouch: true });
  await signUp(page);
  await page.goto('/scan/manual');
  await page.getByRole('textbox', { name: 'Product name' }).fill('Corner shop balm');
  const list = page.getByRole('textbox', { name: 'Ingredients' });
  await list.fill('Cera Alba, Limonene');
  await list.focus();
  const create = page.getByRole('button', { name: 'Create report' });
  await create.click({ trial: true });
  const [bar, field] = [await create.boundingBox(), await list.boundingBox()];
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await page.reload();
  await page.getByText('What you typed before is still here.').waitFor();
  expect(await list.inputValue()).toBe('Cera Alba, Limonene');
  await page.getByRole('button', { name: 'Start over' }).click();
  expect(await list.inputValue()).toBe('');
});

import { expect, it } from 'vitest';
import { ADMIN_ENV, lookAtEveryWidth, signInAsAdmin } from './admin-page.ts';
import { setStage } from './app.ts';
import { post } from './server-call.ts';
import { signUp } from './sign-up.ts';

const stage = setStage([], ADMIN_ENV);

it('lets an administrator write, look at, publish, correct and withdraw a notice of this server, which a household reads as such (product P17.28, P17.29)', async () => {
  const maya = await stage.open();
  await signUp(maya.page, 'Maya');
  const made = { barcode: '4006381333931', name: 'Hand creme', brand: 'Meadow', ingredients: ['Aqua'] };
  await post(maya.page.request, '/api/products/create-manual', {
    ...{ ...made, category: 'personal_care', productType: 'leave_on' },
  });
  await post(maya.page.request, '/api/inventory', { productId: '04006381333931' });

  const { page, watch } = await stage.open({ colorScheme: 'light', reducedMotion: 'reduce' });
  watch.expectStatus(422);
  await signInAsAdmin(page);
  await page.goto('/admin/recalls');
  await page.getByText('None published yet.').waitFor();
  await lookAtEveryWidth(page, 'recalls-none');

  await page.getByRole('button', { name: 'Write a notice' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('Please correct the marked fields.').waitFor();
  await page.getByLabel('Title').fill('Hand creme with a wrong acid');
  await page.getByLabel('Products').fill('Hand creme');
  await page.getByLabel('Barcodes').fill('4006381333932');
  await page.getByLabel('Kind of product').selectOption('Cosmetics');
  await page.getByLabel('Hazard').selectOption('Chemical');
  await page.getByLabel('Why', { exact: true }).fill('It burns the skin.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByText('4006381333932 is not a barcode.').waitFor();
  await lookAtEveryWidth(page, 'recalls-form');
  await page.getByLabel('Barcodes').fill('4006381333931');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('article', { name: 'Preview' });
  await preview.getByText('It affects a product of 1 household.').waitFor();
  expect(await preview.textContent()).not.toContain('Maya');
  await lookAtEveryWidth(page, 'recalls-preview');
  await preview.getByRole('button', { name: 'Publish' }).click();
  const list = page.getByRole('list', { name: 'Published by this server' });
  await list.getByText('Hand creme with a wrong acid').waitFor();

  await page.getByRole('button', { name: 'Correct: Hand creme' }).click();
  await page.getByLabel('Why', { exact: true }).fill('It burns the skin of hands.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await list.getByText('version 2').waitFor();
  await lookAtEveryWidth(page, 'recalls-list');

  await maya.page.goto((await list.getByRole('link').getAttribute('href')) ?? '');
  await maya.page.getByText('It burns the skin of hands.').waitFor();
  await maya.page.getByText('Published by this server (').waitFor();

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Withdraw it for everyone' }).click();
  await list.getByText('Withdrawn').waitFor();
  await page.goto('/admin/dashboard');
  await page.getByText('Own recall notice withdrawn').waitFor();
});

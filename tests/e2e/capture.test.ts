import { expect, it } from 'vitest';
import { damagedCode } from '#tests/support/damaged-code.ts';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { ean13Product } from './catalogue.ts';
import { holdEngineRequests } from './hold-engine-requests.ts';
import { signUp } from './sign-up.ts';
import { reportShown } from './steps.ts';

const { digits, product } = ean13Product();
const stage = setStage();

it('reads the digits under worn bars in AI mode, and asks before it looks them up', async () => {
  const { page } = await stage.open();
  await signUp(page);
  await page.goto('/scan');
  const photo = { name: 'worn.jpg', mimeType: 'image/jpeg', buffer: await damagedCode(digits) };
  // Without AI mode the reader finds nothing in such a picture, and the app suggests AI mode.
  await page.getByLabel('Photo').setInputFiles(photo);
  await page.getByText('No barcode detected. Try enabling AI mode for better results.').waitFor();

  await page.getByRole('switch', { name: 'AI-Powered Mode' }).click();
  await page.getByText('Photos go no further.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Photo').setInputFiles(photo);
  await page.getByRole('progressbar', { name: 'Reading the digits under the bars' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);

  await page.getByLabel('Photo').setInputFiles(photo);
  const question = page.getByRole('region', { name: 'Is this the number?' });
  await question.getByText(digits, { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Yes, look it up' }).click();
  await page.getByRole('link', { name: 'View report' }).click();
  expect(await reportShown(page, product.name)).toBeGreaterThan(0);
});

it('says what is being done about a report, and lets a person go on without it', async () => {
  const { page } = await stage.open();
  const letGo = await holdEngineRequests(page);
  await signUp(page);
  await page.goto(`/product/${product.id}`);
  await page.getByText('Generating comprehensive safety report...').waitFor();
  await page.getByRole('progressbar', { name: 'Generating comprehensive safety report...' }).waitFor();
  expect(await violations(page)).toEqual([]);
  const fact = page.locator('.loading-fact');
  const first = await fact.textContent();
  // The next fact comes after three seconds.
  await expect.poll(() => fact.textContent()).not.toBe(first);
  await page.getByRole('button', { name: 'Skip and view product details' }).click();
  await page.getByRole('heading', { name: product.name, level: 1 }).waitFor();
  await letGo();
  expect(await reportShown(page, product.name)).toBeGreaterThan(0);
});

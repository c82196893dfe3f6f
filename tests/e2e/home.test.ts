import { expect, test } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { samples } from './catalogue.ts';
import { addSampleProducts, putAtHome, waitForSync } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

test('an empty home says how it gets its score, and an address that is no category says so', async () => {
  const { page } = await stage.open();
  await signUp(page);
  await page.getByText('Set up your home').waitFor();
  await page.getByRole('link', { name: 'Details' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home Health Score' }).waitFor();
  await page.getByText('No products at home yet').waitFor();
  await page.goto('/category/attic');
  await page.getByText('This category doesn’t exist').waitFor();
});

test('without a signal a product is put into another category, which counts it, and back', async () => {
  const { page, context, watch } = await stage.open();
  await signUp(page);
  await addSampleProducts(context.request, 30);
  await waitForSync(page);
  await untilInstalled(page);
  await page.goto('/home-health');
  await page.getByRole('list', { name: 'Plan of your home' }).waitFor();
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.goto('/category/laundry');
  await page.getByText('No products in this category yet').waitFor();

  await page.goto('/category/personal_care');
  const mover = page.getByRole('button', { name: /^Move .* to another category$/ }).first();
  const name = /^Move (.*) to another category$/.exec((await mover.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await mover.click();
  const sheet = page.getByRole('dialog', { name: 'Category' });
  await sheet.getByRole('radio', { name: 'Laundry' }).check();
  await sheet.getByRole('button', { name: 'Move here' }).click();
  await page.getByText('Moved to Laundry').first().waitFor();
  await page.getByRole('link', { name }).waitFor({ state: 'detached' });

  await page.goto('/category/laundry');
  await page.getByText('You moved it here').waitFor();
  expect(await page.getByText('1 of 10 checked').count()).toBe(1);
  await page.getByRole('button', { name: /^Move .* to another category$/ }).click();
  await page.getByText('Its name suggests Personal Care.').waitFor();
  await sheet.getByRole('radio', { name: 'Personal Care' }).check();
  await sheet.getByRole('button', { name: 'Move here' }).click();
  await page.getByText('No products in this category yet').waitFor();
  await context.setOffline(false);
});

test('gives no all-clear where nothing was looked at', async () => {
  const { page } = await stage.open();
  await signUp(page);
  await page.goto('/hazard-detector');
  await page.getByRole('heading', { name: 'Nothing to check yet' }).waitFor();
  expect(await page.getByText('Nothing needs attention').count()).toBe(0);
});

test('the dashboard begins with what needs attention; it is put off, resolved and taken up again, and the watch switched off', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  await putAtHome(context.request, samples('Sample Thick Bleach', 'Sample Vinegar Cleaner'));
  // About one visit in three shows a prompt above the page, naming a category that is short of products.
  await page.addLocatorHandler(page.getByRole('button', { name: 'Not now' }), (button) => button.click());
  await page.goto('/dashboard');
  const card = page.getByRole('link', { name: /^Never mix Sample Thick Bleach and/ });
  await card.waitFor();
  await page.getByRole('heading', { name: 'Hazard Detector Active' }).waitFor();
  await card.click();
  await page.getByRole('heading', { name: '1 needs attention' }).waitFor();

  await page.getByRole('button', { name: 'Snooze for a week' }).click();
  await page.getByRole('heading', { name: 'Snoozed' }).waitFor();
  // A finding that is only set aside is no all-clear.
  await page.getByRole('heading', { name: 'Nothing new needs attention' }).waitFor();
  await page.getByText('2 products checked: 1 finding snoozed, listed below.').waitFor();
  await page.getByRole('button', { name: /^Reopen/ }).click();
  await page.getByRole('button', { name: 'Mark resolved' }).click();
  await page.getByRole('heading', { name: 'Resolved' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Reopen/ }).click();
  await page.getByRole('heading', { name: '1 needs attention' }).waitFor();

  await page.getByRole('switch', { name: 'Watch products at home' }).click();
  await page.getByRole('heading', { name: 'Watch is off' }).waitFor();
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Hazard Detector Off' }).waitFor();
  await page.getByRole('link', { name: 'The watch is off' }).waitFor();
});

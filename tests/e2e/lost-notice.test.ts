import { expect, it } from 'vitest';
import { ADMIN_ENV, signInAsAdmin } from './admin-page.ts';
import { setStage } from './app.ts';

const stage = setStage([], ADMIN_ENV);

it('takes the newer words of a notice whose first answer was lost (product P17.29)', async () => {
  const { page, watch } = await stage.open({ viewport: { width: 1280, height: 800 } });
  await signInAsAdmin(page);
  await page.goto('/admin/recalls');
  await page.getByRole('button', { name: 'Write a notice' }).click();
  await page.getByLabel('Title').fill('Soap with a splinter');
  await page.getByLabel('Products').fill('Soap');
  await page.getByLabel('Why', { exact: true }).fill('It may cut.');
  await page.getByRole('button', { name: 'Preview' }).click();
  // The server accepts the request, but its answer never arrives.
  watch.expectUnreachable(true);
  await page.route('**/api/admin/recalls/*', async (route) => {
    if (route.request().method() === 'PUT') await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alert').getByText('Unable to connect').waitFor();
  await page.unroute('**/api/admin/recalls/*');
  watch.expectUnreachable(false);
  watch.expectStatus(409);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByLabel('Why', { exact: true }).fill('It cuts hands.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  const list = page.getByRole('list', { name: 'Published by this server' });
  const notice = list.getByRole('listitem').filter({ hasText: 'Soap with a splinter' });
  await notice.getByText('version 2').waitFor();
  expect(await notice.count()).toBe(1);
});

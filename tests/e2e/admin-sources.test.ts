import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADMIN_ENV, lookAtEveryWidth, signInAsAdmin } from './admin-page.ts';
import { setStage } from './app.ts';

// No test asks a real feed: the only feed address is one where nothing listens.
const stage = setStage([], { ...ADMIN_ENV, RECALL_FEEDS: 'cpsc=http://127.0.0.1:9/recalls' });

const MAPPING = '{"source": {"name": "Village shop", "licence": null}, "columns": {"name": "title", "code": "ean"}}';
const ROWS = ['title,ean', 'Hand soap,4006381333931', ',5901234123457', 'Shampoo,4006381333932'].join('\n');

it('shows an administrator where recalls and products come from, asks, switches off, and imports a file with what it refused (product P17.30, P17.31)', async () => {
  const { page, watch } = await stage.open({ colorScheme: 'light', reducedMotion: 'reduce' });
  watch.expectStatus(422);
  await signInAsAdmin(page);
  await page.goto('/admin/sources');
  const recalls = page.getByRole('list', { name: 'Recalls' });
  const cpsc = recalls.getByRole('listitem').filter({ hasText: 'US CPSC' });
  await cpsc.getByText('127.0.0.1:9').waitFor();
  await page.getByText('No files imported here in the last few days.').waitFor();
  await cpsc.getByRole('button', { name: 'Fetch now' }).click();
  await cpsc.getByText('No answer').waitFor();
  await page.getByText('US CPSC did not answer.').waitFor();
  await lookAtEveryWidth(page, 'sources');
  await cpsc.getByRole('button', { name: 'Switch off' }).click();
  await cpsc.getByText('Switched off').waitFor();
  await cpsc.getByRole('button', { name: 'Switch on' }).click();
  await cpsc.getByRole('button', { name: 'Switch off' }).waitFor();

  const form = page.getByRole('form', { name: 'Import products' });
  await form.getByRole('button', { name: 'Send and import' }).click();
  await form.getByText('Please choose a file.').waitFor();
  await form.getByLabel('Source').selectOption('csv');
  const file = { name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(ROWS) };
  await form.locator('input[type=file]').setInputFiles(file);
  await form.getByRole('button', { name: 'Send and import' }).click();
  await form.getByText('Please say which columns the file contains.').waitFor();
  await lookAtEveryWidth(page, 'sources-form');
  await form.getByLabel('Columns, as JSON').fill(MAPPING);
  await form.getByRole('button', { name: 'Send and import' }).click();
  const imported = page.getByRole('list', { name: 'Imports' }).getByRole('listitem').first();
  await imported.getByText('3 records').waitFor();
  await imported.getByText('1 refused', { exact: false }).first().waitFor();
  // The list of sources above updates by itself.
  await page.getByRole('list', { name: 'Products' }).getByText('Village shop').waitFor();
  await lookAtEveryWidth(page, 'sources-imported');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    imported.getByRole('button', { name: 'Save the refused rows of shop.csv' }).click(),
  ]);
  const table = readFileSync(await saved.path(), 'utf8');
  expect(table.split('\r\n')[0]).toBe('Record,Outcome,Why,What it says');
  expect(table).toContain('refused');
  await page.goto('/admin/dashboard');
  await page.getByText('Product import started').waitFor();
});

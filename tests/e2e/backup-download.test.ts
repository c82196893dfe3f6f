import { expect, it } from 'vitest';
import { ADMIN_ENV, lookAtEveryWidth, signInAsAdmin } from './admin-page.ts';
import { setStage } from './app.ts';

const BACKUP_RECIPIENT = 'age1ycvlmvned58vqtt2zgp5wnexvqhj9cg9tjejjm7n8y90xhg24ucqv8jyaq';
const stage = setStage([], { ...ADMIN_ENV, BACKUP_RECIPIENT });

it('writes a backup into a file of the device as it arrives, once the code is right, and asks for its place once (product P17.27)', async () => {
  const { page, watch } = await stage.open({ colorScheme: 'light', reducedMotion: 'reduce' });
  watch.expectStatus(401);
  const nextCode = await signInAsAdmin(page);
  await page.goto('/admin/backups');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByRole('button', { name: 'Download the backup from' }).first().click();
  // A file of the browser's private file system replaces the one that a person would choose in the system's dialog.
  await page.evaluate(() => {
    let asked = 0;
    const showSaveFilePicker = async () => {
      asked += 1;
      document.title = `asked ${asked}`;
      return (await navigator.storage.getDirectory()).getFileHandle('backup.age', { create: true });
    };
    Object.assign(window, { showSaveFilePicker });
  });
  const sheet = page.getByRole('dialog', { name: 'Download this backup?' });
  await lookAtEveryWidth(page, 'backup-download');
  await sheet.getByLabel('Code from your app').fill('000000');
  await sheet.getByRole('button', { name: 'Download' }).click();
  await sheet.getByText('This code is wrong or already used.').waitFor();
  const written = () =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      return (await (await folder.getFileHandle('backup.age')).getFile()).slice(0, 22).text();
    });
  expect(await written()).toBe('');
  await sheet.getByLabel('Code from your app').fill(nextCode());
  await sheet.getByRole('button', { name: 'Download' }).click();
  await page.getByText('Backup saved').first().waitFor();
  expect(await written()).toBe('age-encryption.org/v1\n');
  expect(await page.title()).toBe('asked 1');
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unzip } from '#tests/api/zip.ts';
import { PASSWORD, setStage, untilInstalled } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

/** Unpacks a downloaded archive into a folder. */
async function unpacked(path: string, folder: string): Promise<string[]> {
  const files = await unzip(readFileSync(path));
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return [...files.keys()];
}

const noViolations = async (page: Page) => {
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

it('puts everything into one file by the keyboard alone, and the page in it opens (product P13.12)', async () => {
  const { page, context } = await stage.open({ acceptDownloads: true });
  await signUp(page);
  await page.goto('/settings');
  const row = page.getByRole('button', { name: 'Export everything' });
  await row.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Export everything' });
  const make = sheet.getByRole('button', { name: 'Create the File' });
  await make.waitFor();
  await noViolations(page);
  await make.focus();
  await page.keyboard.press('Enter');
  const link = sheet.getByRole('link', { name: 'Download' });
  await link.waitFor();
  await noViolations(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^safeshelf-\d{4}-\d\d-\d\d\.zip$/);
  const folder = mkdtempSync(join(tmpdir(), 'safeshelf-export-'));
  try {
    const names = await unpacked(await download.path(), folder);
    expect(names).toEqual(expect.arrayContaining(['data.json', 'index.html', 'csv/account.csv', 'csv/inventory.csv']));
    const asked: string[] = [];
    const reader = await context.newPage();
    reader.on('request', (request) => asked.push(request.url()));
    await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
    await reader.getByRole('heading', { name: 'Everything held about Maya', level: 1 }).waitFor();
    await reader.getByRole('link', { name: 'What happened to your account' }).click();
    await noViolations(reader);
    expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
    await reader.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await sheet.getByRole('button', { name: 'Delete the File' }).click();
  await make.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
});

it('says that the server cannot be reached, and asks again', async () => {
  const { page, context, watch } = await stage.open();
  await signUp(page);
  await page.goto('/settings');
  await untilInstalled(page);
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.reload().catch(() => undefined);
  await page.getByRole('button', { name: 'Export everything' }).click();
  const sheet = page.getByRole('dialog', { name: 'Export everything' });
  const again = sheet.getByRole('button', { name: 'Try Again' });
  await again.waitFor();
  await context.setOffline(false);
  await again.click();
  await sheet.getByRole('button', { name: 'Create the File' }).waitFor();
});

/** Delays clearing the account's tables by this many milliseconds, as on a slow phone. */
const holdTables = (page: Page, ms: number) =>
  page.evaluate(async (wait) => {
    const names = (await indexedDB.databases()).flatMap(({ name }) =>
      name && /^safeshelf-[0-9a-f]{8}-/.test(name) ? [name] : [],
    );
    for (const name of names) {
      const opening = indexedDB.open(name);
      await new Promise((settle) => opening.addEventListener('success', settle, { once: true }));
      opening.result.addEventListener('versionchange', () => setTimeout(() => opening.result.close(), wait));
    }
    return names.length;
  }, ms);

it('deletes the account by the keyboard alone, clears the phone, and stays after a sign-in (product P13.14)', async () => {
  const { page, watch } = await stage.open();
  const email = await signUp(page);
  // Clearing the phone sends a request to a server that has already ended the session.
  watch.expectStatus(401);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete account' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Delete account' });
  await sheet.getByText(/You are the last adult in your household/).waitFor();
  await noViolations(page);
  const password = sheet.getByRole('textbox', { name: 'Password' });
  await password.press('Enter');
  await sheet.getByText('Please enter your password.').waitFor();
  await password.fill(PASSWORD);
  // Longer than a screen waits before it asks for a sign-in: a person who deletes the account must not be asked.
  expect(await holdTables(page, 1_500)).toBe(1);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await password.press('Enter');
  await page.getByText(/^Your account will be deleted on /).waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  expect(visited).toEqual(['/']);
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContainEqual(
    expect.stringMatching(/^safeshelf-[0-9a-f]{8}-/),
  );
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete account' }).waitFor();
});

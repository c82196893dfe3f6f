import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { signUpByForm } from './sign-up.ts';

const stage = setStage();

it.each([
  ['/scan', 'Login Required', 'Please log in to use barcode scanning'],
  ['/scan/manual', 'Authentication Required', 'Please log in to scan products'],
])('%s tells whoever is not signed in why they are asked to (product P7.9)', async (path, title, text) => {
  const { page } = await stage.open();
  await page.goto(path);
  await page.waitForURL('**/auth');
  await page.getByText(title, { exact: true }).first().waitFor();
  await page.getByText(text, { exact: true }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth');
});

it('tells a screen that stands open that its account was left in another tab (product P7.9)', async () => {
  const { page, context } = await stage.open();
  await signUpByForm(page);
  const other = await context.newPage();
  await other.goto('/inventory');
  await other.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByRole('button', { name: /^Account of/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await other.waitForURL('**/auth');
  await other.getByText('You are logged out. Logging in again...', { exact: true }).first().waitFor();
});

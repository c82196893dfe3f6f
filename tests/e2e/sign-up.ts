import type { Page } from 'playwright';
import { PASSWORD } from './app.ts';
import { welcomedBefore } from './welcomed.ts';

let accounts = 0;

/** Signs up a new account through the form and waits for the dashboard. Gives its address. @param newcomer is welcomed on the dashboard */
export async function signUp(page: Page, firstName = 'Maya', newcomer = false): Promise<string> {
  if (!newcomer) await welcomedBefore(page.context());
  accounts += 1;
  const email = `${firstName.toLowerCase()}-${process.pid}-${accounts}@example.org`;
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.locator('input[name=username]').fill(`${firstName} ${accounts}`);
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.locator('input[name=firstName]').fill(firstName);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');
  return email;
}

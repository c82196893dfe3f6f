import type { Page } from 'playwright';
import { PASSWORD } from './app.ts';
import { post } from './server-call.ts';
import { welcomedBefore } from './welcomed.ts';

let accounts = 0;

/**
 * Creates an account through the API and opens its dashboard. Returns its e-mail address.
 * @param newcomer shows the welcome there
 */
export async function signUp(page: Page, firstName = 'Maya', newcomer = false): Promise<string> {
  const { email, ...person } = await newPerson(page, firstName, newcomer);
  await post(page.request, '/api/register', { ...person, email, password: PASSWORD });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (!page.url().endsWith('/dashboard')) throw new Error(`The new account was led to ${page.url()}.`);
  return email;
}

/** Creates an account through the form, as a person does. Returns its e-mail address. */
export async function signUpByForm(page: Page, firstName = 'Maya', newcomer = false): Promise<string> {
  const { email, username } = await newPerson(page, firstName, newcomer);
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await fillSignUp(page, { email, username, firstName });
  return email;
}

/** Fills in and submits the sign-up form on the screen, and waits for the dashboard. */
export async function fillSignUp(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign Up' });
  for (const [name, text] of Object.entries({ ...fields, password: PASSWORD })) {
    await form.locator(`input[name=${name}]`).fill(text);
  }
  await form.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');
}

async function newPerson(page: Page, firstName: string, newcomer: boolean) {
  if (!newcomer) await welcomedBefore(page.context());
  accounts += 1;
  const email = `${firstName.toLowerCase()}-${process.pid}-${accounts}@example.org`;
  return { email, username: `${firstName} ${accounts}`, firstName };
}

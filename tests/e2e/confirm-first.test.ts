import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { mailLink } from './mail-link.ts';
import { signUpByForm } from './sign-up.ts';

const stage = setStage([], { CONFIRM_EMAIL: 'required' });

it('an address that has to be confirmed first: the link is used on another device, and the screen goes on (product P2.2.16)', async () => {
  const { page, watch } = await stage.open();
  watch.expectStatus(403);
  const email = await signUpByForm(page, 'Noor');
  await page.getByRole('heading', { name: 'Confirm your address' }).waitFor();
  await page.getByText(email).waitFor();
  await page.getByText('Your server doesn’t send e-mail').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  // Opening another address does not get around it.
  await page.goto('/inventory');
  const check = page.getByRole('button', { name: 'I’ve confirmed it' });
  // Keyboard only.
  await check.press('Enter');
  await page.getByText('This address isn’t confirmed yet.').waitFor();
  await page.getByRole('button', { name: 'Send the link again' }).press('Enter');
  await page.getByText('A new link was requested.').waitFor();

  const other = await stage.open();
  await other.page.goto(await mailLink(stage.server(), 'confirm'));
  await other.page.getByRole('button', { name: 'Confirm this address' }).press('Enter');
  await other.page.getByRole('heading', { name: 'Address confirmed' }).waitFor();

  await check.press('Enter');
  await page.getByRole('heading', { name: 'Confirm your address' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/inventory');
});

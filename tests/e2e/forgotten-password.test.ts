import { expect, it } from 'vitest';
import { PASSWORD, setStage } from './app.ts';
import { mailLink } from './mail-link.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();
const NEW = 'seven quiet otters swim';

it('a forgotten password: asked for, opened on another device, used once (product P2.2.5)', async () => {
  const first = await stage.open();
  const email = await signUp(first.page, 'Noor');
  const { page, watch } = await stage.open();
  watch.expectStatus(410);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByText('Your server doesn’t send e-mail').waitFor();
  // Keyboard only.
  await page.getByRole('button', { name: 'Send Link' }).press('Enter');
  await page.getByText('Please enter your e-mail address.').waitFor();
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await page.getByText('can now see your request').waitFor();

  const link = await mailLink(stage.server(), 'reset');
  // Once the password has changed, the first phone is signed out and may send a request at any time.
  first.watch.expectStatus(401);
  const other = await stage.open();
  other.watch.expectStatus(422);
  await other.page.goto(link);
  await other.page.getByRole('textbox', { name: 'New password' }).fill('password1234');
  await other.page.getByRole('button', { name: 'Save Password' }).click();
  await other.page.getByText('too common').waitFor();
  await other.page.getByRole('textbox', { name: 'New password' }).fill(NEW);
  await other.page.getByRole('button', { name: 'Save Password' }).click();
  await other.page.getByRole('heading', { name: 'Your password was changed' }).waitFor();
  await other.page.getByRole('link', { name: 'Sign In' }).click();
  await other.page.getByLabel('Email').fill(email);
  await other.page.locator('input[name=password]').fill(NEW);
  await other.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await other.page.waitForURL('**/dashboard');

  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill(`${NEW} again`);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.getByText('Your password hasn’t changed').waitFor();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();

  // The first phone learns that its session has ended, and keeps its data.
  await first.page.reload();
  await first.page.goto('/settings');
  await first.page.getByText('Your session has expired').waitFor();
});

it('without a network the page says so, and what was typed stays', async () => {
  const { page, context, watch } = await stage.open();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('maya@example.org');
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await page.getByText('Unable to connect to the server').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('maya@example.org');
});

it('settings: address, password and devices (product P2.2.10, P2.2.11 and P2.2.12)', async () => {
  const first = await stage.open();
  const email = await signUp(first.page, 'Ines');
  const second = await stage.open({ viewport: { width: 1280, height: 800 } });
  await second.page.goto('/auth');
  await second.page.getByLabel('Email').fill(email);
  await second.page.locator('input[name=password]').fill(PASSWORD);
  await second.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await second.page.waitForURL('**/dashboard');

  const { page, watch } = first;
  watch.expectStatus(422);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('Link requested', { exact: true }).waitFor();
  await second.page.goto(await mailLink(stage.server(), 'confirm'));
  await second.page.getByRole('button', { name: 'Confirm this address' }).click();
  await second.page.getByRole('heading', { name: 'Address confirmed' }).waitFor();
  await page.reload();
  await page.getByText('Yes', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Password', exact: true }).click();
  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('textbox', { name: 'New password' }).fill(NEW);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.getByText('This is not your password.').waitFor();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await page.getByText('Password changed', { exact: true }).waitFor();
  second.watch.expectStatus(401);
  await second.page.goto('/settings');
  await second.page.getByText('Your session has expired').waitFor();
  await page.getByRole('button', { name: 'Where you’re signed in' }).click();
  await page.getByText('This device', { exact: true }).waitFor();
  expect(await page.getByText('This device', { exact: true }).count()).toBe(1);
});

import { expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

it('takes a question and a wish, by keyboard alone, and says what is missing (product P2.4.3)', async () => {
  const { page } = await stage.open({ reducedMotion: 'reduce', colorScheme: 'light' });
  await signUp(page, 'Noor');
  await page.getByRole('button', { name: 'Help', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Help', exact: true }).waitFor();
  await page.getByText('Do not wait for an answer here.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Help & Questions' }).focus();
  await page.keyboard.press('Enter');

  const form = page.getByRole('form', { name: 'Help & Questions' });
  expect(await form.locator('input[name=name]').inputValue()).toBe('Noor');
  expect(await form.locator('input[name=email]').inputValue()).toContain('@example.org');
  expect(await violations(page)).toEqual([]);
  // The first field has the focus, and Enter submits.
  await page.keyboard.press('Enter');
  await page.getByText('Please fill in all fields', { exact: true }).waitFor();
  await page.getByLabel('E-mail').fill('noor');
  await page.getByLabel('Your question').fill('Where are my reports?');
  await page.getByRole('button', { name: 'Send question' }).press('Enter');
  await page.getByText('Failed to submit your question. Please try again.', { exact: true }).waitFor();
  await page.getByText('Please enter an e-mail address').waitFor();
  await page.getByLabel('E-mail').fill('noor@example.org');
  await page.getByRole('button', { name: 'Send question' }).press('Enter');
  await page.getByText('Question Submitted!', { exact: true }).waitFor();
  await page.getByText("We'll get back to you as soon as possible.", { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Help', exact: true }).press('Enter');
  await page.getByText('Where are my reports?').waitFor();
  await page.getByText('No answer yet.').waitFor();
  await page.getByRole('button', { name: 'Request a Feature' }).press('Enter');
  await page.getByLabel('What should it do?').fill('Remind me to air the bathroom');
  await page.getByLabel('Tell us more').fill('In winter.');
  expect(await page.getByRole('radio', { name: 'Would be helpful' }).isChecked()).toBe(true);
  for (const name of ['Nice to have', 'Very important', 'Essential for my use']) {
    await page.getByRole('radio', { name }).waitFor();
  }
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to help' }).press('Enter');
  await page.getByRole('button', { name: 'Request a Feature' }).press('Enter');
  await page.getByLabel('What should it do?').fill('Remind me to air the bathroom');
  await page.getByLabel('Tell us more').fill('In winter.');
  await page.getByRole('button', { name: 'Send request' }).press('Enter');
  await page.getByText('Feature Request Submitted!', { exact: true }).waitFor();
  await page.getByText('Thank you for helping us improve.', { exact: true }).waitFor();
});

it('keeps what is asked without a signal, and sends it later (product P2.4.3)', async () => {
  const { page, context, watch } = await stage.open({ reducedMotion: 'reduce' });
  await signUp(page, 'Ida');
  await untilInstalled(page);
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Help & Questions' }).click();
  await page.getByLabel('Your question').fill('Is this kept?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await page.getByText('Question Submitted!', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByText('Saved on this phone. It will be sent when you’re online.').first().waitFor();
  await context.setOffline(false);
  await page.getByText('Just now').first().waitFor();
});

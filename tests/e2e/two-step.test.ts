import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { PASSWORD, setStage, untilInstalled } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

/** The code in the person's authenticator app, offset by steps of 30 s, because each code is accepted only once. */
const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function faultsOf(page: Page): Promise<string[]> {
  const found = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await colourViolations(page)));
  await page.emulateMedia({ colorScheme: 'light' });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  const tooWide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ),
  );
  if (tooWide) found.push('wider than a screen of 320 px');
  if (size) await page.setViewportSize(size);
  return found;
}

it('two-step sign-in: turned on, asked for, recovered, renewed and turned off (product P2.2.14)', async () => {
  const { page, context, watch } = await stage.open({ colorScheme: 'light', reducedMotion: 'reduce' });
  watch.expectStatus(422);
  const email = await signUp(page, 'Noor');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  await page.locator('dialog input[name=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'QR code for your code app' }).waitFor();
  const key = (await page.locator('dialog p.select-all').textContent()) ?? '';
  expect(await faultsOf(page)).toEqual([]);
  await page.getByLabel('Code from your app').fill('000000');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await page.getByText('This code is wrong').waitFor();
  const first = codeOf(key, -1);
  await page.getByLabel('Code from your app').fill(`${first.slice(0, 3)} ${first.slice(3)}`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Keep the recovery codes', exact: true }).waitFor();
  const codes = await page.locator('dialog ol li').allTextContents();
  expect(new Set(codes).size).toBe(10);
  expect(await faultsOf(page)).toEqual([]);
  // Printing shows nothing but the codes.
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('dialog').isVisible()).toBe(false);
  expect(await page.locator('body > pre').innerText()).toContain(codes[9]);
  await page.emulateMedia({ media: 'screen' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Codes copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(codes[0]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('safeshelf-recovery-codes.txt');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByText('10 recovery codes left').waitFor();

  // On another device the password is not enough.
  const other = await stage.open({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const status of [401, 422]) other.watch.expectStatus(status);
  await enterPassword(other.page, email);
  const field = other.page.getByLabel('Code from your app');
  await field.waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await faultsOf(other.page)).toEqual([]);
  await field.fill('000000');
  await other.page.keyboard.press('Enter');
  await other.page.getByText('Login failed', { exact: true }).waitFor();
  await field.fill(codeOf(key));
  await other.page.keyboard.press('Enter');
  await other.page.waitForURL('**/dashboard');

  const third = await stage.open();
  third.watch.expectStatus(422);
  await enterPassword(third.page, email);
  await third.page.getByRole('button', { name: 'Use a recovery code' }).click();
  await third.page.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase());
  await third.page.keyboard.press('Enter');
  await third.page.waitForURL('**/dashboard');

  // The phone that is already signed in still works without a signal.
  await page.goto('/dashboard');
  await untilInstalled(page);
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.setOffline(false);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  await page.getByText('On. 9 of your ten recovery codes can still be used.').waitFor();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.locator('dialog input[name=password]').fill(PASSWORD);
  await page.getByLabel('Code from your app').fill(codeOf(key, 1));
  await page.getByRole('button', { name: 'Get New Codes' }).click();
  await page.getByRole('heading', { name: 'Keep the recovery codes', exact: true }).waitFor();
  const [renewed = ''] = await page.locator('dialog ol li').allTextContents();
  expect(codes).not.toContain(renewed);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByRole('button', { name: 'Two-step sign-in' }).click();
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await page.locator('dialog input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(renewed);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Turn Off', exact: true }).click();
  await page.getByText('Two-step sign-in is off', { exact: true }).waitFor();
  const last = await stage.open();
  await enterPassword(last.page, email);
  await last.page.waitForURL('**/dashboard');
});

import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { addSampleProducts } from './screens.ts';
import { signUpByForm } from './sign-up.ts';

const stage = setStage();

const flags = (page: Page) =>
  page.evaluate(() =>
    ['preferencesOnboardingCompleted', 'onboardingCompleted', 'dashboardTourCompleted'].filter(
      (flag) => localStorage.getItem(flag) === 'true',
    ),
  );

/** Moves the focus with Tab until it is on an element of this name, then presses a key. */
async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  for (let times = 0; times < 40; times += 1) {
    const here = await page.evaluate(() => {
      const active = document.activeElement;
      return active?.getAttribute('aria-label') ?? active?.closest('label')?.textContent ?? active?.textContent ?? '';
    });
    if (here.trim() === name) return page.keyboard.press(key);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${name}.`);
}

it('asks a newcomer three questions, tells what the app is for, and shows round, by keyboard alone (product P2.3.3, P2.3.4)', async () => {
  const { page } = await stage.open({ reducedMotion: 'reduce' }, true);
  await signUpByForm(page, 'Noor', true);

  // Step 1 needs an answer.
  await page.getByRole('heading', { name: 'Do young children live with you?' }).waitFor();
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.mouse.click(5, 5);
  await page.getByRole('heading', { name: 'Do young children live with you?' }).waitFor();
  await page.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Space');
  await press(page, 'Continue');

  // Step 2: a yes needs at least one kind of pet, and a no clears the choice.
  await page.getByRole('heading', { name: 'Do pets live with you?' }).waitFor();
  await page.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Space');
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
  await press(page, 'Cat', 'Space');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'No' }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await page.getByRole('checkbox', { name: 'Cat' }).isChecked()).toBe(false);
  await press(page, 'Cat', 'Space');
  await press(page, 'Continue');

  await page.getByRole('heading', { name: 'Are you allergic to anything?' }).waitFor();
  await page.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Space');
  await press(page, 'Fragrance', 'Space');
  expect(await violations(page)).toEqual([]);
  await press(page, 'Save answers');
  await page.getByText('Your safety preferences have been saved', { exact: true }).waitFor();

  // The onboarding, with ten products for each of the nine categories.
  await page.getByRole('heading', { name: 'Scan what’s at home' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, 'Next');
  await page.getByRole('heading', { name: '10 products complete a category' }).waitFor();
  expect(await page.getByText('0/10').count()).toBeGreaterThanOrEqual(9);
  await press(page, 'Next');
  await press(page, 'Look around first');

  // The tour has seven stops and shows only once.
  await page.getByText('1 of 7').waitFor();
  expect(await violations(page)).toEqual([]);
  for (let stop = 2; stop <= 7; stop += 1) {
    await expect
      .poll(async () => {
        // A key press is lost while the tour moves from one stop to the next.
        if (await page.getByText(`${stop - 1} of 7`).isVisible()) await page.keyboard.press('ArrowRight');
        return page.getByText(`${stop} of 7`).isVisible();
      })
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByText('7 of 7').waitFor({ state: 'detached' });
  expect(await flags(page)).toHaveLength(3);
  await page.reload();
  await page.getByRole('link', { name: 'Tap to Scan' }).waitFor();
  await page.waitForTimeout(1500);
  expect(await page.locator('dialog[open], .driver-popover').count()).toBe(0);

  // The answers became members and pets, whose details can be added later.
  await page.goto('/family-profiles');
  await page.getByRole('button', { name: 'Young child' }).waitFor();
  await page.getByText('Adult · Fragrance allergy').waitFor();
  await page.getByText('Cat').first().waitFor();

  // Asked again, the questions show the earlier answers, and nothing is created twice (product P2.3.6).
  await page.getByRole('link', { name: 'Answer the three questions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Do young children live with you?' }).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
  await press(page, 'Continue');
  expect(await page.getByRole('checkbox', { name: 'Cat' }).isChecked()).toBe(true);
  await press(page, 'Dog', 'Space');
  await press(page, 'Continue');
  expect(await page.getByRole('checkbox', { name: 'Fragrance' }).isChecked()).toBe(true);
  await press(page, 'Save answers');
  await page.waitForURL('**/family-profiles');
  await page.getByRole('button', { name: 'Remove Dog' }).waitFor();
  expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(2);
});

it('keeps the answers of a phone without a signal, and sends them later (product P2.3.3)', async () => {
  const { page, context, watch } = await stage.open({ reducedMotion: 'reduce' }, true);
  await signUpByForm(page, 'Ida', true);
  await page.getByRole('heading', { name: 'Do young children live with you?' }).waitFor();
  await untilInstalled(page);
  watch.expectUnreachable(true);
  await context.setOffline(true);
  for (let step = 0; step < 3; step += 1) {
    await page.getByRole('radio', { name: 'No' }).check();
    await page.getByRole('button', { name: /Continue|Save answers/ }).click();
  }
  await page.getByText('Your safety preferences have been saved', { exact: true }).waitFor();
  await context.setOffline(false);
  await expect
    .poll(async () => (await context.request.get('/api/user')).json())
    .toMatchObject({ hasOnboarded: true, hasChildren: false, hasPets: false });
});

it('asks a second phone nothing that was answered on the first (product P2.3.4)', async () => {
  const { page, context } = await stage.open({ reducedMotion: 'reduce' }, true);
  await signUpByForm(page, 'Kim', true);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Scan what’s at home' }).waitFor();
  expect(await flags(page)).toEqual(['preferencesOnboardingCompleted']);
  await addSampleProducts(context.request, 1);
  await page.reload();
  // A household with a product at home needs no onboarding.
  await page.getByText('1 of 7').waitFor();
  expect(await flags(page)).toEqual(['preferencesOnboardingCompleted']);
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  await page.getByText('1 of 7').waitFor({ state: 'detached' });
  expect(await flags(page)).toContain('dashboardTourCompleted');
});

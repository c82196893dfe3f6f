import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { PASSWORD, setStage } from './app.ts';
import { violations } from './axe.ts';
import { focusByKeyboard } from './keyboard-only.ts';
import { reportShown } from './steps.ts';

const stage = setStage();
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await focusByKeyboard(target);
  await page.keyboard.press(key);
}

it('leads somebody who never saw it from the start page to a warning for their child with asthma, by the keyboard alone', async () => {
  const { page } = await stage.open({ viewport: { width: 1280, height: 800 } });
  const [button, link] = [
    (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first(),
    (name: string | RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first(),
  ];
  await page.goto('/');
  await press(page, link('Create an account'));
  const form = page.getByRole('form', { name: 'Sign Up' });
  const fields = { username: 'noor', email: 'noor@example.org', password: PASSWORD };
  for (const [name, text] of Object.entries(fields)) {
    await focusByKeyboard(form.locator(`input[name=${name}]`));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await press(page, button(/^Account of/));
  await press(page, link('Family profiles'));
  await press(page, button('Add a person'));
  await page.getByRole('heading', { name: 'Who is it?' }).waitFor();
  await page.keyboard.type('Ida');
  // In a radio group Tab leads to the checked button, and the arrow keys move on from it.
  await focusByKeyboard(page.getByRole('radio', { checked: true }).first());
  const age = page.getByRole('radio', { name: '1 to 5 years' });
  for (let steps = 0; steps < 8 && !(await age.isChecked()); steps += 1) await page.keyboard.press('ArrowRight');
  expect(await age.isChecked()).toBe(true);
  await press(page, button('Next'));
  await press(page, page.getByRole('checkbox', { name: 'Asthma' }), 'Space');
  await press(page, button('Next'));
  await press(page, button('Save Ida'));
  await page.getByText('1 to 5 years · Asthma').waitFor();

  await press(page, link('Scan'));
  await press(page, button('Type barcode'));
  // The field already has the focus, so typing starts at once.
  await page.getByRole('textbox', { name: 'Type the barcode' }).waitFor();
  await page.keyboard.type('2000000100012');
  await page.keyboard.press('Enter');
  await press(page, link('View report'));
  await reportShown(page, 'Sample Disinfecting Spray');
  const warning = page.getByRole('article').filter({ hasText: 'Ida' }).first();
  await warning.waitFor();
  expect(await warning.textContent()).toMatch(/asthma|airways|breath/i);
  expect(await violations(page)).toEqual([]);
  await press(page, button('Add to inventory'));
  await page.getByRole('link', { name: 'In your inventory' }).waitFor();
});

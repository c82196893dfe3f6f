import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { moveIn } from './screens.ts';
import { signUp } from './sign-up.ts';
import { lookUp } from './steps.ts';

const stage = setStage();

const VERDICTS = [
  { name: 'Sample Baby Lotion', digits: '2000000100159', answer: 'Suitable for your household', saves: true },
  {
    name: 'Sample Disinfecting Spray',
    digits: '2000000100012',
    answer: 'Not suitable for your household',
    saves: false,
  },
  { name: 'Sample Water Filter Cartridge', digits: '2000000100319', answer: 'Not enough is known', saves: false },
] as const;

/** What the sheet's buttons are, in their order. */
const actions = (page: Page): Promise<string[]> =>
  page.locator('.verdict-actions').locator('button, a').allInnerTexts();

it('the whole sheet says yes or no; scanning on is first, and only what suits is saved (product P6.1)', async () => {
  const { page, context } = await stage.open({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signUp(page);
  await moveIn(context.request);
  await page.goto('/family-profiles');
  await page.getByRole('button', { name: 'Ida' }).waitFor();
  await page.goto('/scan?mode=shopping');
  for (const { name, digits, answer, saves } of VERDICTS) {
    await lookUp(page, digits);
    const said = page.getByRole('status').filter({ hasText: answer });
    await said.waitFor();
    await page.getByText(name).first().waitFor();
    expect(
      (await actions(page)).map((text) => text.trim()),
      name,
    ).toEqual(saves ? ['Scan next product', 'Save'] : ['Scan next product']);
    // The answer is larger than every other text of the sheet, and the sheet has its tint.
    const sizes = await page
      .locator('.shopping-sheet')
      .evaluate((sheet) =>
        [...sheet.querySelectorAll('p, b, span')].map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      );
    const largest = await said.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    expect(Math.max(...sizes), name).toBe(largest);
    if (answer === 'Not enough is known') {
      await page.getByRole('link', { name: 'Photograph the label' }).waitFor();
      expect(await page.getByRole('img', { name: /^Score/ }).count(), 'no score of what is not known').toBe(0);
    }
    expect(await violations(page), name).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourViolations(page), name).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Scan next product' }).click();
  }
});

import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { PHONE, setStage } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { addFamily } from './screens.ts';
import { signUp } from './sign-up.ts';
import { lookUp } from './steps.ts';

const stage = setStage();

const VERDICTS = [
  { name: 'Sample Baby Lotion', digits: '2000000100159', answer: 'Suitable for your household', saves: true },
  { name: 'Sample Vitamin Gummies', digits: '2000000100258', answer: 'Suitable, keep locked away', saves: true },
  {
    name: 'Sample Disinfecting Spray',
    digits: '2000000100012',
    answer: 'Not suitable for your household',
    saves: false,
  },
  { name: 'Sample Water Filter Cartridge', digits: '2000000100319', answer: 'Not enough is known', saves: false },
] as const;

/** Texts of the sheet's buttons, in order. */
const actions = (page: Page): Promise<string[]> =>
  page.locator('.verdict-actions').locator('button, a').allInnerTexts();

/** Where the sheet is too wide for the narrowest phone, with normal text and text of twice the size. */
async function cutSideways(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 568 });
  const found: string[] = [];
  for (const percent of [100, 200]) {
    const wide = await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
      const sheet = document.querySelector('.scan-sheet');
      return sheet ? sheet.scrollWidth - sheet.clientWidth : 0;
    }, percent);
    if (wide > 0) found.push(`${wide} px too wide at ${percent}%`);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize(PHONE);
  return found;
}

it('the whole sheet says yes or no; scanning on is first, and only what suits is saved (product P6.1)', async () => {
  const { page, context } = await stage.open({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signUp(page);
  await addFamily(context.request);
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
    ).toEqual(['Scan next product', saves ? 'Save' : 'Report']);
    // No other text of the sheet is larger than the answer.
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
    expect(await cutSideways(page), name).toEqual([]);
    await page.getByRole('button', { name: 'Scan next product' }).click();
  }
});

it('tells in the shop who must not get at it, whatever else speaks against it, and names nobody as clear who is warned', async () => {
  const { page, context } = await stage.open();
  await signUp(page);
  await addFamily(context.request);
  await page.goto('/family-profiles');
  await page.getByRole('button', { name: 'Ida' }).waitFor();
  await page.goto('/scan?mode=shopping');
  const why = page.getByRole('list', { name: 'Why' });
  await lookUp(page, '2000000100029');
  await why.getByText('Ida, young child').waitFor();
  await why.getByText('Score 39, below 70').waitFor();
  await page.getByRole('button', { name: 'Scan next product' }).click();

  await lookUp(page, '2000000100173');
  await why.getByText('Button cells can burn through the food pipe of Ida').waitFor();
  // Both were created within the same millisecond, so either may come first.
  await page.getByText(/^(?:Jonas, Maya|Maya, Jonas) and Miso$/).waitFor();
  await page.getByText('Not checked', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Scan next product' }).click();

  await lookUp(page, '2000000100265');
  await page.getByRole('link', { name: '1 warning for your home Miso' }).waitFor();
  const clear = page.locator('.household-lines');
  await clear.getByText('Maya', { exact: true }).waitFor();
  expect(await clear.getByText('Miso', { exact: true }).count()).toBe(0);
});

import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { PHONE, setStage } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { showpiece } from './catalogue.ts';
import { layoutFaults } from './fits.ts';
import { addFamily, addSampleProducts, openScreen, waitForSync } from './screens.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();
const NARROWEST = { width: 320, height: 568 };
/** The largest text size that people choose, in percent. */
const LARGEST = 200;

/** Buttons that open a sheet or a dialog. The rows of the settings, which all do, are not listed. */
const OPENERS: readonly (readonly [path: string, opener: string | RegExp])[] = [
  ['/family-profiles', 'Add a person'],
  ['/family-profiles', 'Add a pet'],
  ['/family-profiles', 'Maya'],
  ['/scan', 'Type barcode'],
  ['/shopping-list', /^Add/],
  ['/household', /^Invite/],
  ['/community', /^Start a group/],
  ['/community/tips', /^Share a tip/],
  [`/product/${showpiece().product.id}/reviews`, /^Write/],
  ['/dashboard', 'Help'],
];

/** Opens the sheet behind a button, runs all checks on it, and closes it with Esc. Returns its faults. */
async function look(page: Page, opener: Locator): Promise<string[]> {
  await opener.click();
  const open = page.locator('dialog[open]');
  await open.waitFor();
  await page.waitForFunction(() => document.querySelector('dialog[open] [aria-busy=true]') === null);
  const faults = [...(await violations(page))];
  await page.emulateMedia({ colorScheme: 'dark' });
  faults.push(...(await colourViolations(page)).map((one) => `dark: ${one}`));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(NARROWEST);
  // A sheet is meant to overlap its page.
  const narrow = (await layoutFaults(page, LARGEST)).filter((one) => !one.startsWith('overlap'));
  faults.push(...narrow.map((one) => `narrow, text ${LARGEST}%: ${one}`));
  await page.setViewportSize(PHONE);
  await page.keyboard.press('Escape');
  await open.waitFor({ state: 'detached' }).catch(() => open.waitFor({ state: 'hidden' }));
  const lost = await page.evaluate(() => document.activeElement === null || document.activeElement === document.body);
  if (lost) faults.push('the focus falls to nothing once it is closed');
  return faults;
}

it('every sheet can be read by everybody, fits, closes with Esc, and gives the focus back', async () => {
  const { page, context } = await stage.open({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signUp(page);
  await addSampleProducts(context.request);
  await addFamily(context.request);
  await waitForSync(page);
  const faults: Record<string, readonly string[]> = {};
  const note = (where: string, found: readonly string[]): void => {
    if (found.length > 0) faults[where] = found;
  };
  for (const [path, name] of OPENERS) {
    await openScreen(page, { name: path, path });
    const opener = page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first();
    note(`${path}, ${name}`, await look(page, opener));
  }
  await openScreen(page, { name: 'settings', path: '/settings' });
  const lines = page.locator('main button.row-link:not([disabled])');
  await lines.first().waitFor();
  const names = await lines.allInnerTexts();
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) {
    const line = page.locator('main').getByRole('button', { name, exact: true }).first();
    note(`/settings, ${name}`, await look(page, line));
  }
  expect(faults).toEqual({});
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { setStage, untilInstalled } from './app.ts';
import { violations } from './axe.ts';
import { unsentByPerson } from './phone-tables.ts';
import { addFamily } from './screens.ts';
import { signUp } from './sign-up.ts';
import { addToInventory, enterByHand, reportShown } from './steps.ts';

const stage = setStage();
const BLEACH = 'Bleach from the market';
const LABEL =
  'Danger, Sodium hypochlorite 4.5%, Sodium hydroxide, H314 Causes severe skin burns and eye damage, ' +
  'If swallowed: rinse mouth. Do not induce vomiting, UFI: E600-30P1-S00Y-5079';

const confirm = (numbers: readonly object[]) =>
  writeFileSync(join(stage.server().dataDir, 'help-numbers.json'), JSON.stringify({ numbers }));

const call = (page: Page) => page.getByRole('region', { name: 'Who to call' }).getByRole('link').first();

// Product P12.1 and P12.2.
it('shows 112 and where to look until somebody confirmed a poison centre', async () => {
  const { page } = await stage.open();
  await page.goto('/emergency');
  await page.getByRole('heading', { name: 'Poison centre not confirmed' }).waitFor();
  expect(await call(page).getAttribute('href')).toBe('tel:112');
  expect((await call(page).boundingBox())?.height).toBeGreaterThanOrEqual(96);
  await page.getByText('No one is signed in on this phone').waitFor();
  expect(await violations(page)).toEqual([]);
});

// Product P12.1 to P12.6.
it('is two taps away without a network, names nobody once the session has ended, and is gone after signing out', async () => {
  confirm([
    {
      ...{ kind: 'human', country: 'DE', name: 'Sample centre', phone: '+49 30 12345', hours: '24/7' },
      confirmedOn: new Date().toISOString().slice(0, 10),
    },
  ]);
  // A phone of a region that uses kilograms.
  const { page, context, watch } = await stage.open({ locale: 'en-GB' });
  await signUp(page);
  await addFamily(context.request);
  await page.goto('/scan/manual');
  await enterByHand(page, { name: BLEACH, ingredients: LABEL });
  await reportShown(page, BLEACH);
  await addToInventory(page);
  await page.goto('/dashboard');
  await untilInstalled(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('help-numbers'))).toContain('12345');

  await expect.poll(() => unsentByPerson(page)).toEqual([]);

  watch.expectUnreachable(true);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Emergency' }).click();
  await expect.poll(() => call(page).getAttribute('href')).toBe('tel:+493012345');
  await page.getByText('Sample centre, 24/7.').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: BLEACH }).click();
  expect(await call(page).getAttribute('href')).toBe('tel:+493012345');
  await page.getByText('E600-30P1-S00Y-5079').waitFor();
  await page.getByText('H314 causes severe skin burns and eye damage').waitFor();
  await page.getByText('If swallowed: rinse mouth. Do not induce vomiting.').waitFor();
  await page.getByRole('img', { name: 'QR code with the details above' }).waitFor();
  await page.getByText('Ida, under 12 months').waitFor();
  const child = page.locator('.emergency-facts > div').filter({ hasText: 'Ida' });
  await child.getByRole('button', { name: 'Add the weight' }).click();
  await page.getByRole('textbox', { name: 'Ida’s weight in kilograms' }).fill('much');
  await child.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Ida’s weight in kilograms' }).fill('8,4');
  await child.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Ida, under 12 months, 8.4 kg').waitFor();
  for (const target of await page.getByRole('main').locator('a, button').all()) {
    expect((await target.boundingBox())?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(64);
  }

  // The session ends, and the phone learns of it with its next request.
  watch.expectStatus(401);
  await context.clearCookies();
  await context.setOffline(false);
  watch.expectUnreachable(false);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Emergency' }).click();
  await page.getByRole('link', { name: BLEACH }).click();
  await page.getByText('Your session has ended, so no one in your household is named here.').waitFor();
  expect(await page.getByText('Ida').count()).toBe(0);
  expect(await page.getByText('8.4 kg').count()).toBe(0);
  await page.getByText('E600-30P1-S00Y-5079').waitFor();

  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Account of/ })
    .filter({ visible: true })
    .click();
  // Everything was sent before going offline and the weight stays on the phone, so logging out asks nothing. Checked
  // before the tap, which deletes the tables.
  expect(await unsentByPerson(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/emergency');
  await page.getByText('No one is signed in on this phone').waitFor();
  expect(await page.getByText(BLEACH).count()).toBe(0);
  expect(await call(page).getAttribute('href')).toBe('tel:+493012345');
});

import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PASSWORD, setStage, untilInstalled } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { signUp } from './sign-up.ts';

const stage = setStage([], {}, true);

it('writes dates as the phone does, or as chosen, also after a reload (product P2.21.2)', async () => {
  const { page } = await stage.open({ locale: 'de-DE' });
  await signUp(page);
  await page.goto('/settings');
  const open = () => page.getByRole('button', { name: 'Dates' }).click();
  await open();
  const dates = page.getByRole('group', { name: /^Today reads/ });
  const reads = async () => ((await dates.locator('strong').textContent()) ?? '').trim();
  const today = (locale: string) =>
    page.evaluate(
      (wanted) =>
        new Intl.DateTimeFormat(wanted, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date()),
      locale,
    );
  expect(await reads()).toBe(await today('de-DE'));
  await dates.getByRole('radio', { name: 'Month first' }).check();
  expect(await reads()).toBe(await today('en-US'));
  await dates.getByRole('radio', { name: 'Year first' }).check();
  await expect.poll(reads).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await open();
  expect(await reads()).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(await dates.getByRole('radio', { name: 'Year first' }).isChecked()).toBe(true);
  await dates.getByRole('radio', { name: 'Same as this phone' }).check();
  expect(await reads()).toBe(await today('de-DE'));
});

it('holds still where the person wants it, whatever the phone says (product P2.21.3)', async () => {
  const { page } = await stage.open({ reducedMotion: 'no-preference' });
  await signUp(page);
  await page.goto('/settings');
  const length = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--d-2').trim());
  expect(await length()).not.toBe('0ms');
  await page.getByRole('switch', { name: 'Reduce motion' }).click();
  expect(await length()).toMatch(/^0(?:ms|s)$/);
  await page.reload();
  await page.getByRole('switch', { name: 'Reduce motion' }).waitFor();
  expect(await length()).toMatch(/^0(?:ms|s)$/);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  await page.getByRole('switch', { name: 'Reduce motion' }).click();
  expect(await length()).not.toMatch(/^0(?:ms|s)$/);
});

/** A picture with a blue left half and a red right half, wider than high. */
const halves = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#c33' } })
    .composite([{ input: { create: { width: 400, height: 400, channels: 3, background: '#36c' } }, left: 0, top: 0 }])
    .png()
    .toBuffer();

it('shows the name and the picture that were chosen without a signal, also after it comes back (product P2.21.4)', async () => {
  const { page, context, watch } = await stage.open();
  await signUp(page);
  await page.goto('/settings');
  const card = page.getByRole('button', { name: /change your name or picture/ });
  await card.waitFor();
  await untilInstalled(page);
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await card.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill('Rosa Sample');
  await sheet
    .getByLabel('Your picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await halves() });
  await sheet.getByRole('img', { name: 'The part of the picture to keep' }).waitFor();
  await sheet.getByLabel('Left or right').fill('0');
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Use this part' }).click();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Profile saved', { exact: true }).waitFor();
  await page.getByText('Saved on this phone').waitFor();
  const picture = page.locator('main img.avatar');
  await picture.waitFor();
  // The left half was chosen, so the picture is blue all over.
  const colour = await picture.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 8;
    const drawn = canvas.getContext('2d');
    drawn?.drawImage(element, 0, 0, 8, 8);
    return [...(drawn?.getImageData(6, 4, 1, 1).data ?? [])];
  });
  expect(colour[2]).toBeGreaterThan(150);
  expect(colour[0]).toBeLessThan(110);
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Sync/ }).click();
  await page.getByText('Saved on this phone').waitFor({ state: 'detached' });
  watch.expectUnreachable(false);
  await page.goto('/dashboard');
  await page.getByText('Rosa', { exact: false }).first().waitFor();
  await page.locator('header img.avatar').first().waitFor();
  await page.goto('/household');
  await page.getByText('Rosa Sample (you)').waitFor();
  await page.locator('main img.avatar').waitFor();
  await page.goto('/settings');
  await card.click();
  await sheet.getByRole('button', { name: 'Remove picture' }).click();
  await sheet.getByLabel('Name').fill('  ');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.getByText('Please enter a name.').waitFor();
  await sheet.getByLabel('Name').fill('Rosa');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await page.locator('main .avatar.avatar-large').getByText('R').waitFor();
});

it('writes weights in the units that were chosen, on every phone (product P2.21.5)', async () => {
  const { page } = await stage.open({ locale: 'de-DE' });
  await signUp(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Units' }).click();
  const units = page.getByRole('group', { name: /^A child’s weight reads/ });
  await expect.poll(() => units.locator('strong').textContent()).toBe('8,4 kg');
  await units.getByRole('radio', { name: 'US customary' }).check();
  await expect.poll(() => units.locator('strong').textContent()).toBe('18,5 lb');
});

it('names a sign after 700 ms under the pointer, the next at once, and for the keyboard (product P8.7)', async () => {
  const { page } = await stage.open();
  await signUp(page);
  await page.goto('/inventory');
  const tip = page.locator('.tooltip');
  await tip.waitFor({ state: 'attached' });
  const bell = page.getByRole('button', { name: /^Notifications/ }).first();
  const help = page.getByRole('button', { name: 'Help' }).first();
  await bell.hover();
  expect(await tip.isVisible()).toBe(false);
  await tip.waitFor({ state: 'visible' });
  expect(await tip.textContent()).toBe('Notifications');
  expect(await bell.getAttribute('title'), 'not told twice').toBeNull();
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
  expect(await bell.getAttribute('title')).toBe('Notifications');
  await page.keyboard.press('Tab');
  await bell.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await tip.waitFor({ state: 'visible' });
  const box = await tip.boundingBox();
  expect(box && box.x >= 0 && box.y >= 0).toBe(true);
  await page.mouse.move(1, 400);
  await page.keyboard.press('Escape');
  await bell.tap().catch(() => bell.click());
  expect(await tip.isVisible(), 'pressed').toBe(false);
  expect(await help.count()).toBeGreaterThanOrEqual(0);
});

it('a token for a program: made, shown once, used, seen, revoked (product P18.1, P18.4, P18.6)', async () => {
  const { page, watch } = await stage.open({ colorScheme: 'light' });
  watch.expectStatus(422);
  await signUp(page);
  await page.goto('/settings');
  const row = page.getByRole('button', { name: 'Access for programs' });
  await row.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('No tokens yet.').waitFor();
  await sheet.getByRole('button', { name: 'Create a token' }).click();
  await sheet.getByRole('button', { name: 'Create token' }).click();
  await sheet.getByText('Please enter a name.').waitFor();
  await sheet.getByLabel('Name').fill('Kitchen assistant');
  await sheet.getByRole('textbox', { name: 'Password' }).fill('not the pass phrase');
  await sheet.getByRole('checkbox', { name: 'What’s at home' }).check();
  await sheet.getByRole('button', { name: 'Create token' }).click();
  await expect.poll(() => sheet.getByRole('textbox', { name: 'Password' }).getAttribute('aria-invalid')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  await sheet.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Create token' }).click();
  const token = (await sheet.getByText(/^ssk_/).textContent()) ?? '';
  expect(await violations(page)).toEqual([]);
  const shelf = async () =>
    (await fetch(`${stage.server().url}/api/inventory`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await shelf()).toBe(200);
  const looking = await page.context().newPage();
  await looking.goto('/api');
  await looking.getByLabel('Your token').fill(token);
  const assess = looking.getByRole('form', { name: 'POST /api/v1/ingredients/assess' });
  await assess.getByRole('button', { name: 'Run on this server' }).click();
  await assess.getByText('Status 200').waitFor();
  expect(await assess.getByLabel('Response').inputValue()).toContain('"raw": "Parfum"');
  expect(await violations(looking)).toEqual([]);
  await looking.close();
  await sheet.getByRole('button', { name: 'I’ve saved it' }).click();
  await sheet.getByText('Products and their reports · Ingredient lists it sends · What’s at home').waitFor();
  await sheet.getByText('Last used Just now').waitFor();
  expect(await sheet.getByText(token).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Revoke Kitchen assistant' }).click();
  await page.getByRole('dialog', { name: 'Revoke Kitchen assistant?' }).getByRole('button', { name: 'Revoke' }).click();
  await sheet.getByText('No tokens yet.').waitFor();
  expect(await shelf()).toBe(401);
});

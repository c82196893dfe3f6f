import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();

it('writes dates as the phone does, or as chosen, also after a reload (product P2.21.2)', async () => {
  const { page } = await stage.open({ locale: 'de-DE' });
  await signUp(page);
  await page.goto('/settings');
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
  expect(await reads()).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(await dates.getByRole('radio', { name: 'Year first' }).isChecked()).toBe(true);
  await dates.getByRole('radio', { name: 'As on this phone' }).check();
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

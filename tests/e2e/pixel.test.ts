import type { BrowserContext } from 'playwright';
import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { colourViolations, violations } from './axe.ts';
import { showpiece } from './catalogue.ts';
import { fillSignUp } from './sign-up.ts';

const HOST = 'www.facebook.com';
const stage = setStage([], { PIXEL_ID: '1234567890' });

/** Intercepts and records the requests to the pixel's host, which no test may reach. */
async function overhear(context: BrowserContext): Promise<{ url: URL; referrer: string | undefined }[]> {
  const heard: { url: URL; referrer: string | undefined }[] = [];
  await context.route(`https://${HOST}/**`, async (route) => {
    const request = route.request();
    heard.push({ url: new URL(request.url()), referrer: (await request.allHeaders()).referer });
    await route.fulfill({ contentType: 'image/gif', body: Buffer.from('R0lGODlhAQABAAAAACw=', 'base64') });
  });
  return heard;
}

it('tells the operator’s pixel once of a new account that agreed, and of nobody else (product P3.11)', async () => {
  const { page, context, watch } = await stage.open({ colorScheme: 'light' });
  watch.expectHost(HOST);
  const heard = await overhear(context);
  await page.goto('/auth?tab=up');
  await page.getByRole('switch', { name: 'Share with the operator’s advertising' }).click();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  expect(heard).toEqual([]);
  await fillSignUp(page, { email: 'agreed@example.org', username: 'agreed' });
  await page.waitForURL('**/dashboard');
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]?.url.searchParams.get('ev')).toBe('CompleteRegistration');
  expect(heard[0]?.referrer).toBeUndefined();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  for (const path of [`/product/${showpiece().product.id}`, '/family-profiles', '/dashboard']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  await page.goto('/settings');
  const setting = page.getByRole('switch', { name: 'Share with the operator’s advertising' });
  await expect.poll(() => setting.isChecked()).toBe(true);
  await setting.click();
  await expect.poll(() => setting.isChecked()).toBe(false);
  expect(heard).toHaveLength(1);

  const other = await stage.open();
  const silence = await overhear(other.context);
  await other.page.goto('/auth?tab=up');
  await fillSignUp(other.page, { email: 'silent@example.org', username: 'silent' });
  await other.page.waitForURL('**/dashboard');
  await other.page.getByRole('heading', { name: 'Your Achievements' }).waitFor();
  expect(silence).toEqual([]);
});

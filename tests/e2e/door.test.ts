import { describe, expect, it } from 'vitest';
import { PASSWORD, PHONE, setStage, untilInstalled } from './app.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from './layout-shift.ts';
import { fillSignUp, signUp } from './sign-up.ts';

const stage = setStage([], {}, true);

describe('the start page', () => {
  it('can be read without a script (product P2.12.1)', async () => {
    const { page } = await stage.open({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('img', { name: 'Score 48 of 100, moderate' }).waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Create an account' }).first().getAttribute('href')).toBe(
      '/auth?tab=up',
    );
  });

  it('recomputes its receipt, and counts what is stored and asked (product P2.12.2)', async () => {
    const { page } = await stage.open();
    await page.goto('/');
    await page.getByRole('button', { name: 'Recompute this receipt' }).click();
    await page.getByText('line for line the receipt shown here').waitFor();
    await page.getByRole('button', { name: 'Count what’s here' }).click();
    await page.getByText(/This page contacted \d+ addresses, 0 of them outside/).waitFor();
  });

  it('leads to a sign-up whose tab is in front', async () => {
    const { page } = await stage.open();
    await page.goto('/');
    await page.getByRole('link', { name: 'Create an account' }).first().click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  });

  it.each([PHONE.width, 1280])('stands still when its letters come late, %i px wide', async (width) => {
    const { page, context } = await stage.open({ viewport: { width, height: 800 } });
    await watchShifts(context);
    // Hold the fonts back until everything else has been drawn.
    let letThrough = (): void => undefined;
    const drawn = new Promise<void>((settle) => {
      letThrough = settle;
    });
    await page.route('**/*.woff2', async (route) => {
      await drawn;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const wide = () =>
      page
        .getByRole('heading', { level: 1 })
        .evaluate((one) => document.fonts.check('680 34px "Figtree Variable"', one.textContent));
    expect(await wide()).toBe(false);
    letThrough();
    await expect.poll(wide).toBe(true);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const { sum, what } = await shiftOf(page);
    expect(sum, what).toBeLessThanOrEqual(MOST_SHIFT);
  });

  it.each([320, PHONE.width, 1280])('fits %i px', async (width) => {
    const { page } = await stage.open({ viewport: { width, height: 800 } });
    await page.goto('/');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });
});

describe('the demos', () => {
  it('reads the film of a pack with the real reader, and judges it (product P2.12.3)', async () => {
    const { page } = await stage.open();
    await page.goto('/demo-scan');
    await page.getByRole('button', { name: 'Sample Disinfecting Spray' }).click();
    await page.getByText('2000000100012').waitFor();
    await page.getByRole('img', { name: 'Score 48 of 100, moderate' }).waitFor();
    await page.getByRole('link', { name: 'Create an account' }).waitFor();
  });

  it('judges a typed list, and a new account takes it along (product P2.12.7)', async () => {
    const { page } = await stage.open();
    await page.goto('/demo-scan');
    await page.getByText('Type a list').click();
    await page.getByRole('button', { name: 'Check this list' }).click();
    await page.getByText('Type or paste the ingredient list of a pack.').waitFor();
    await page.getByLabel('Ingredients, as printed on the pack').fill('Aqua, Glycerin, Parfum');
    await page.getByRole('button', { name: 'Check this list' }).click();
    await page.getByText('3 of 3 ingredients identified').waitFor();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByText('Adds Your list to your inventory.').waitFor();
    await page.getByRole('switch', { name: 'Keep what you tried' }).click();
    await fillSignUp(page, { email: 'visitor@example.org', username: 'visitor' });
    // The dashboard shows before everything is saved. Opening a new document would interrupt the saving.
    await page.waitForFunction(() => sessionStorage.getItem('tried') === null);
    await page.goto('/inventory');
    await page.getByText('Your list').waitFor();
  });

  it('works the demo report out without a signal (product P2.12.4)', async () => {
    const { page, context, watch } = await stage.open();
    await page.goto('/demo-product');
    await untilInstalled(page);
    watch.expectUnreachable(true);
    await context.setOffline(true);
    await page.goto('/demo-product');
    await page.getByRole('img', { name: 'Score 48 of 100, moderate' }).waitFor();
  });
});

it('says so where the browser lets a page keep nothing, instead of waiting for ever', async () => {
  const known = await stage.open();
  const email = await signUp(known.page);
  const { page, context } = await stage.open();
  await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email').fill(email);
  await form.locator('input[name=password]').fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await form.getByText('This browser blocks storage for this page.').first().waitFor();
  await form.getByRole('button', { name: 'Sign In' }).waitFor();
});

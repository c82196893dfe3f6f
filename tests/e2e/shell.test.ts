import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { PASSWORD, setStage } from './app.ts';
import { signUpByForm } from './sign-up.ts';

const stage = setStage();

const toast = (page: Page) => page.locator('.toast');

/** Signs in with a wrong password, which shows a real toast. */
async function failToSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('form', { name: 'Sign In' }).getByRole('button', { name: 'Sign In' }).click();
  await toast(page).filter({ hasText: 'Login failed' }).waitFor();
}

const swipe = async (page: Page, pixels: number): Promise<void> => {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('no toast to swipe');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 40, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 40 + pixels, y, { steps: 8 });
  await page.mouse.up();
};

describe('toasts', () => {
  it('stay five seconds, hold while pointed at, and leave with a swipe of more than 50 pixels', async () => {
    const { page, watch } = await stage.open();
    watch.expectStatus(401);
    await page.goto('/auth');
    await failToSignIn(page);
    await toast(page).hover();
    await page.waitForTimeout(6_000);
    expect(await toast(page).count()).toBe(1);
    await swipe(page, 40);
    await page.waitForTimeout(400);
    expect(await toast(page).count()).toBe(1);
    await swipe(page, 90);
    await toast(page).waitFor({ state: 'detached' });

    await page.mouse.move(5, 5);
    const before = Date.now();
    await failToSignIn(page);
    await toast(page).waitFor({ state: 'detached' });
    expect(Date.now() - before).toBeGreaterThan(4_500);
  });

  it('show one at a time, and F8 reaches them', async () => {
    const { page, watch } = await stage.open();
    watch.expectStatus(401);
    await page.goto('/auth');
    await failToSignIn(page);
    await failToSignIn(page);
    expect(await toast(page).count()).toBe(1);
    // The form first moves the focus to its field.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    await page.keyboard.press('F8');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('class'))).toBe('toast-viewport');
  });
});

describe('signing in and out', () => {
  it('says what was wrong at the form, with the focus on the field', async () => {
    const { page, watch } = await stage.open();
    watch.expectStatus(401);
    await page.goto('/auth');
    await page.getByRole('form', { name: 'Sign In' }).getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Please enter your e-mail address.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await failToSignIn(page);
    expect(await page.getByRole('alert').count()).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  });

  it('comes back to where the person was, and says good-bye at the start page', async () => {
    const { page, watch } = await stage.open();
    watch.expectStatus(401);
    const email = await signUpByForm(page);
    await page
      .getByRole('button', { name: /^Account of/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await toast(page).filter({ hasText: 'See you next time!' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');

    await page.goto('/hazard-detector');
    await page.waitForURL('**/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('form', { name: 'Sign In' }).getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/hazard-detector');
    await toast(page).filter({ hasText: 'Welcome back!' }).waitFor();
  });
});

describe('around the screens', () => {
  it('sends a signed-out visitor of an unknown address to sign in, and offers a signed-in one the dashboard', async () => {
    const { page, watch } = await stage.open();
    watch.expectStatus(401);
    await page.goto('/no-such-page');
    await page.waitForURL('**/auth');
    await signUpByForm(page);
    await page.goto('/no-such-page');
    await page.getByRole('heading', { name: 'Page Not Found' }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Go Back' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/contact');
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('keeps the theme a person chose', async () => {
    const { page } = await stage.open({ colorScheme: 'light' });
    await signUpByForm(page);
    await page.goto('/settings');
    const lightness = () =>
      page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d');
        if (!canvas) throw new Error('no canvas');
        canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data[1] ?? 0;
      });
    expect(await lightness()).toBeGreaterThan(200);
    await page.getByText('Dark', { exact: true }).click();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await lightness()).toBeLessThan(60);
  });

  it('marks the tab of the current path, the dashboard on its own path only', async () => {
    const { page } = await stage.open();
    await signUpByForm(page);
    const current = () => page.locator('nav[aria-label=Main] [aria-current=page]').allInnerTexts();
    await expect.poll(current).toEqual(['Home']);
    await page.getByRole('link', { name: 'Products' }).click();
    await page.waitForURL('**/inventory');
    await expect.poll(current).toEqual(['Products']);
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await current()).toEqual([]);
  });
});

describe('a start', () => {
  it('leaves the document as it came until a screen is there: nothing empty is drawn in between', async () => {
    const { page } = await stage.open();
    // Passed as text: a compiled function would refer to helpers that the page does not have.
    await page.addInitScript(`
      const root = () => document.getElementById('root');
      // What the document itself brings: the brand, where its bar will stand.
      let brought = false;
      new MutationObserver((_changes, self) => {
        if (root()?.querySelector('.first-frame')) brought = true;
        const waits = root()?.firstElementChild?.matches('.first-frame') ?? !brought;
        if (!root() || waits) return;
        window.firstDrawn = root().querySelector('main') !== null;
        self.disconnect();
      }).observe(document, { childList: true, subtree: true });
    `);
    const firstDrawn = async (path: string) => {
      await page.goto(path);
      await page.locator('main').first().waitFor({ state: 'attached' });
      return [path, await page.evaluate('window.firstDrawn')];
    };
    // The start page is not tested here: it is a document of its own, rendered by the build.
    for (const path of ['/auth', '/contact']) expect(await firstDrawn(path)).toEqual([path, true]);
    await signUpByForm(page);
    for (const path of ['/dashboard', '/inventory', '/settings', '/scan']) {
      expect(await firstDrawn(path)).toEqual([path, true]);
    }
  });
});

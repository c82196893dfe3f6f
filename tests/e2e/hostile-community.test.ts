import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { layoutFaults } from './fits.ts';
import { fillWithHostile } from './hostile-community.ts';
import { signUp } from './sign-up.ts';

const stage = setStage();
const NARROWEST = { width: 320, height: 568 };

/** Everything on a page that could act without being asked, or that links to anything other than http(s). */
const active = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const foreign = 'iframe, object, embed, base, form[action], marquee, blink, video, audio, math, xss, body style';
    const found = [...document.querySelectorAll(foreign)].map((one) => one.outerHTML.slice(0, 80));
    for (const one of document.querySelectorAll('*')) {
      for (const { name } of one.attributes) if (name.startsWith('on')) found.push(`${one.tagName} ${name}`);
    }
    // Only our own images are allowed, and only links that do not reveal the page they are on.
    for (const { src } of document.images) if (new URL(src).origin !== location.origin) found.push(src);
    for (const { href, rel } of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const url = new URL(href);
      const led = url.origin === location.origin || rel === 'noopener noreferrer nofollow ugc';
      if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || !led) found.push(href);
    }
    // A text written by a person may contain nothing but links and plain text.
    for (const one of document.querySelectorAll('main [dir=auto] *')) {
      if (one.tagName !== 'A') found.push(one.outerHTML.slice(0, 80));
    }
    if ('harmed' in window) found.push('a script of a text ran');
    return found;
  });

// Product P22.6.
it('shows hostile texts and names as letters, at 320 px, and none of them is active or breaks the layout', async () => {
  const { page, watch } = await stage.open({ viewport: NARROWEST });
  await signUp(page);
  const me = (await (await page.request.get('/api/user')).json()) as { id: string; householdId: string };
  // Leave the page while the server is stopped.
  watch.expectUnreachable(true);
  await page.goto('about:blank');
  const filled = await fillWithHostile(stage.server(), { userId: me.id, householdId: me.householdId });
  watch.expectUnreachable(false);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on('page', (other) => dialogs.push(`opened ${other.url()}`));
  const faults: Record<string, readonly string[]> = {};
  const look = async (where: string, texts: readonly string[]) => {
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    const found = [...(await active(page)), ...(await layoutFaults(page, 100))];
    const shown = await page.evaluate(() => document.querySelector('main')?.textContent ?? '');
    const missing = texts.filter((text) => !shown.includes(text)).map((text) => `missing: ${text.slice(0, 60)}`);
    if (found.length + missing.length > 0) faults[where] = [...found, ...missing];
  };

  await page.goto(`/community/groups/${filled.groupId}`);
  await page.getByRole('article').nth(19).waitFor();
  await look('group', filled.entries);
  await page.getByRole('tab', { name: 'Members' }).click();
  await page.getByRole('list').getByText('Maya').waitFor();
  await look('members', []);
  await page.goto('/community');
  await page
    .getByRole('link', { name: filled.groups[1] ?? '' })
    .first()
    .waitFor();
  await look('community', filled.groups);
  await page.goto(`/product/${filled.productId}/reviews`);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await more.click();
  await more.waitFor({ state: 'detached' });
  await look('reviews', filled.reviews);
  await page.goto('/community/tips');
  await page
    .getByRole('button', { name: 'Helpful' })
    .nth(filled.tips.length - 1)
    .waitFor();
  await look('tips', filled.tips.flat());
  await page.goto('/leaderboard');
  await page.getByRole('list', { name: 'Households' }).waitFor();
  await look('leaderboard', filled.lines);
  expect(faults).toEqual({});
  expect(dialogs).toEqual([]);
});

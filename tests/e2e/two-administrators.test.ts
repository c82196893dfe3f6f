import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ADMIN, ADMIN_ENV, lookAtEveryWidth, signInAsAdmin } from './admin-page.ts';
import { setStage } from './app.ts';
import { post } from './server-call.ts';
import { signUp } from './sign-up.ts';

const stage = setStage([], ADMIN_ENV);
const BEN = { email: 'ben@example.org', password: 'another gate in the wall' } as const;

/** Creates a second administrator, as the operator does on the server. */
function makeAdministrator(): void {
  const ran = spawnSync(process.execPath, ['--import', 'tsx', 'api/commands/administrator.ts', BEN.email], {
    env: { ...process.env, DATA_DIR: stage.server().dataDir },
    input: `${BEN.password}\n`,
    encoding: 'utf8',
  });
  expect([ran.status, ran.stderr]).toEqual([0, '']);
}

const status = (page: Page) => page.locator('.admin-live');
/** The field with the focus: its kind, text, cursor position and place on the screen. */
const hand = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    const { value, selectionStart } = field;
    return [field.tagName, value, selectionStart, Math.round(field.getBoundingClientRect().top)];
  });

it('keeps the pages of two administrators up to date, and moves nothing under their hands (product P17.35)', async () => {
  const maya = (await stage.open()).page;
  const email = await signUp(maya, 'Maya');
  const question = (text: string) => post(maya.request, '/api/help/question', { name: 'Maya', email, question: text });
  await question('Where is the bell?');
  await question('Where is the shelf?');
  makeAdministrator();

  const anna = await stage.open({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const ben = await stage.open({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  anna.watch.expectStatus(409);
  await signInAsAdmin(anna.page, ADMIN);
  await signInAsAdmin(ben.page, BEN);
  await anna.page.goto('/admin/questions');
  await ben.page.goto('/admin/questions');
  await Promise.all([anna.page, ben.page].map((page) => status(page).getByText('Live').waitFor()));

  // A new question is counted but not yet shown. What Anna writes stays as it is and where it is.
  const list = anna.page.getByRole('list', { name: 'Questions' });
  const first = list.getByRole('listitem').filter({ hasText: 'Where is the bell?' });
  await first.getByLabel('Your answer').fill('It is at the top');
  await anna.page.keyboard.press('ArrowLeft');
  const before = await hand(anna.page);
  await question('Where is the door?');
  const show = anna.page.getByRole('button', { name: 'Show 1 new' });
  await show.waitFor();
  expect(await hand(anna.page)).toEqual(before);
  expect(await list.getByRole('listitem').count()).toBe(2);
  await lookAtEveryWidth(anna.page, 'live-questions');

  // Ben answers the question that Anna is answering: it stays with a note, and her answer is refused with a message.
  const bens = ben.page.getByRole('listitem').filter({ hasText: 'Where is the bell?' });
  await bens.getByLabel('Your answer').fill('Beside the name');
  await bens.getByRole('button', { name: 'Send answer' }).click();
  await bens.waitFor({ state: 'detached' });
  await first.getByText('Someone else has dealt with this.').waitFor();
  expect(await first.getByLabel('Your answer').inputValue()).toBe('It is at the top');
  await first.getByRole('button', { name: 'Send answer' }).click();
  await first.getByText('Somebody else has already answered this.').waitFor();
  await lookAtEveryWidth(anna.page, 'live-dealt-with');
  await show.click();
  await list.getByText('Where is the door?').waitFor();
  expect(await first.count()).toBe(0);
  expect(await list.evaluate((element) => element === document.activeElement)).toBe(true);

  // In the review, a product that somebody else has decided on stays on the screen with a note.
  const entered = { brand: 'Meadow', category: 'personal_care', productType: 'leave_on', ingredients: ['Aqua'] };
  await anna.page.goto('/admin/products');
  await ben.page.goto('/admin/products');
  await anna.page.getByText('No products awaiting review.').waitFor();
  await post(maya.request, '/api/products/create-manual', { ...entered, barcode: '4006381333931', name: 'Hand creme' });
  await anna.page.getByText('1 of 1 awaiting review').waitFor();
  await post(maya.request, '/api/products/create-manual', { ...entered, barcode: '5901234123457', name: 'Soap' });
  await anna.page.getByText('1 of 2 awaiting review').waitFor();
  await ben.page.getByText('1 of 2 awaiting review').waitFor();
  await ben.page.getByRole('heading', { name: 'Hand creme' }).waitFor();
  await ben.page.keyboard.press('a');
  await ben.page.getByRole('heading', { name: 'Soap' }).waitFor();
  await anna.page.getByText('Someone else has decided on this one').waitFor();
  await anna.page.getByRole('heading', { name: 'Hand creme' }).waitFor();
  await lookAtEveryWidth(anna.page, 'live-review');
  await anna.page.keyboard.press('a');
  await anna.page.getByRole('alert').getByText('It was already taken.').waitFor();
  await anna.page.keyboard.press('j');
  await anna.page.getByRole('heading', { name: 'Soap' }).waitFor();
  await anna.page.getByText('1 of 1 awaiting review').waitFor();

  // Without the server the page shows when it was last updated, and continues by itself afterwards.
  await anna.page.getByRole('link', { name: 'Questions' }).click();
  await list.getByText('Where is the door?').waitFor();
  anna.watch.expectUnreachable(true);
  await anna.context.setOffline(true);
  await status(anna.page)
    .getByText(/Last updated at .*Trying again/)
    .waitFor();
  await lookAtEveryWidth(anna.page, 'live-gone');
  await question('Where is the key?');
  await anna.context.setOffline(false);
  await show.waitFor();
  await status(anna.page).getByText('Live').waitFor();
  anna.watch.expectUnreachable(false);

  // The other administrator's actions show on the overview by themselves.
  await anna.page.getByRole('link', { name: 'Overview' }).click();
  await anna.page.getByText('Product added to the catalogue').waitFor();
  await ben.page.getByRole('button', { name: 'Sign out' }).click();
  await ben.page.waitForURL('**/admin/login');
  await anna.page.getByRole('button', { name: 'Show 1 new' }).waitFor();
});

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { setStage } from './app.ts';
import { violations } from './axe.ts';
import { unsent } from './phone-tables.ts';
import { post } from './server-call.ts';
import { signUp } from './sign-up.ts';

const ADMINISTRATOR = 'root@example.org';
const PASSWORD = 'a gate in the old wall';
const BACKUP_RECIPIENT = 'age1ycvlmvned58vqtt2zgp5wnexvqhj9cg9tjejjm7n8y90xhg24ucqv8jyaq';
const stage = setStage([], {
  ...{ DEFAULT_TIER: 'free', ADMIN_EMAIL: ADMINISTRATOR, ADMIN_PASSWORD: PASSWORD },
  BACKUP_RECIPIENT,
});

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(ADMINISTRATOR);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Two members, a report, a decision that their open phones show, and an appeal (product P17.14 and P22.8). */
async function decideAndLookAgain(desk: Page): Promise<void> {
  const [ida, tom] = [(await stage.open()).page, (await stage.open()).page];
  await signUp(ida, 'Ida');
  await signUp(tom, 'Tom');
  const group = { name: 'Cleaning', about: '', kind: 'open', symbol: 'cleaning', yourName: 'Ida' };
  await post(ida.request, '/api/groups', group);
  const { yours } = (await (await ida.request.get('/api/groups')).json()) as { yours: { id: string }[] };
  const groupId = yours[0]?.id ?? '';
  const id = randomUUID();
  const entry = { id, onId: null, text: 'Bleach and vinegar, shake well', productId: null };
  await post(ida.request, `/api/groups/${groupId}/entries`, entry);
  await post(tom.request, `/api/groups/${groupId}/join`, { yourName: 'Tom' });
  await tom.goto(`/community/groups/${groupId}`);
  await tom.getByRole('button', { name: 'More about the post by Ida' }).click();
  await tom.getByRole('button', { name: 'Report' }).click();
  await tom.getByLabel('In your own words').fill('This gives chlorine');
  await tom.getByRole('button', { name: 'Report', exact: true }).click();
  await tom.getByText('Reported', { exact: true }).waitFor();

  await desk.getByRole('link', { name: 'Reports' }).click();
  await desk.getByText('This gives chlorine').waitFor();
  expect(await violations(desk)).toEqual([]);
  await desk.getByLabel('Decision', { exact: true }).selectOption('suspend');
  await desk.getByLabel('Reason, for the author').fill('It can hurt somebody');
  await desk.getByRole('button', { name: 'Decide' }).click();
  await desk.getByText('Nothing awaiting a decision.').waitFor();
  await tom.getByText('Bleach and vinegar').waitFor({ state: 'detached' });

  await ida.goto('/community');
  const told = ida.getByRole('region', { name: 'Decision about you' });
  await told.getByText('It can hurt somebody').waitFor();
  await told.getByRole('button', { name: 'Ask for another review' }).click();
  await told.getByLabel('Why should they review it again?').fill('I did not know');
  await told.getByRole('button', { name: 'Send' }).click();
  await told.getByText('They haven’t answered yet.').waitFor();
  expect(await violations(ida)).toEqual([]);
  await desk.getByRole('link', { name: 'Overview' }).click();
  await desk.getByRole('link', { name: 'Reports' }).click();
  await desk.getByText('I did not know').waitFor();
  await desk.getByLabel('Your answer').fill('Now you do');
  await desk.getByRole('button', { name: 'Reverse the decision' }).click();
  await desk.getByText('Nothing awaiting a decision.').waitFor();
  await tom.getByText('Bleach and vinegar').waitFor();
}

it('enrols, shows how the server does, grants, blocks, answers, writes a message out, backs up, decides about a report and looks again, and ends with the session (product P17.6 to P17.14)', async () => {
  const noor = await stage.open();
  await noor.page.goto('/contact');
  await noor.page.getByRole('button', { name: 'Send message' }).click();
  await noor.page.getByText('Please write your message.').waitFor();
  await noor.page.getByLabel('Email').fill('visitor@example.org');
  await noor.page.getByLabel('Your message').fill('May I join?');
  await noor.page.getByRole('button', { name: 'Send message' }).click();
  await noor.page.getByText('They’ll reply to visitor@example.org.').waitFor();
  const letterTo = await signUp(noor.page, 'Noor');
  await post(noor.page.request, '/api/password/forgot', { email: letterTo });
  await noor.page.getByRole('button', { name: 'Help', exact: true }).click();
  await noor.page.getByRole('button', { name: 'Help & Questions' }).click();
  await noor.page.getByLabel('Your question').fill('Where are my reports?');
  await noor.page.getByRole('button', { name: 'Send question' }).click();
  await noor.page.getByText('Question Submitted!', { exact: true }).waitFor();
  // Everything written on the phone must be sent first, because a closed page sends nothing.
  await expect.poll(() => unsent(noor.page)).toBe(0);
  // Close the page: it would print an error when the account is blocked later.
  await noor.page.close();
  noor.watch.expectStatus(401);

  const { page, watch } = await stage.open();
  // A sign-in without its code answers 401.
  watch.expectStatus(401);
  await page.goto('/admin');
  await page.waitForURL('**/admin/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Please enter your e-mail address.').waitFor();
  await typePassword(page);
  const key = await page.getByRole('region', { name: 'Connect your code app' }).locator('.select-all').textContent();
  expect(await violations(page)).toEqual([]);
  const codes = new TOTP({ secret: Secret.fromBase32((key ?? '').replaceAll(' ', '')) });
  const signedInAt = Date.now();
  const code = codes.generate({ timestamp: signedInAt });
  await page.getByLabel('Code from your app').fill(code);
  await page.getByRole('button', { name: 'Sign In' }).click();

  await page.waitForURL('**/admin/dashboard');
  await page.getByText('There is no backup yet.').waitFor();
  await page.getByText('OPERATOR_NAME, OPERATOR_ADDRESS, SUPPORT_EMAIL and SUPERVISORY_AUTHORITY').waitFor();
  await page.getByText('Code app connected').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Households' }).click();
  await page.getByLabel('Search by name or e-mail').fill('nobody at all');
  await page.getByText('No household has an adult with this').waitFor();
  await page.getByLabel('Search by name or e-mail').fill('noor');
  await page.getByLabel('Plan for the household of Noor').selectOption('family');
  await page.getByRole('button', { name: 'Grant Family' }).click();
  await page.getByText(/^Family plan\./).waitFor();
  await page.getByRole('button', { name: 'Block Noor' }).click();
  await page.getByRole('button', { name: 'Yes, block' }).click();
  await page.getByText('Blocked', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Unblock Noor \d+$/ }).click();
  await page.getByRole('button', { name: 'Yes, unblock' }).click();
  await page.getByRole('button', { name: 'Block Noor' }).waitFor();

  await page.getByRole('link', { name: 'Questions' }).click();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await page.getByText('Please write an answer.').waitFor();
  await page.getByLabel('Your answer').fill('Under Products.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await page.getByText('Everything is answered.').waitFor();
  await page.getByText('May I join?').waitFor();
  await page.getByRole('button', { name: 'Settled' }).click();
  await page.getByText('Nothing is waiting.').waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Jobs' }).click();
  await page.getByText('Nothing failed in the last 90 days.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Mail' }).click();
  await page.getByRole('button', { name: `Show for ${letterTo}` }).click();
  await page.getByRole('button', { name: 'I’ll give it to them only' }).click();
  await page
    .getByRole('region', { name: `Message for ${letterTo}` })
    .getByText('/reset-password#')
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Analytics' }).click();
  await page.getByText('Nobody has agreed yet').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Backups' }).click();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByText('Your backup is made and verified.').waitFor();
  await page.getByRole('list', { name: 'Kept backups' }).getByRole('listitem').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Download the backup from' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Download this backup?' });
  // Without a file picker the download goes through memory.
  await page.evaluate(() => Object.assign(window, { showSaveFilePicker: undefined }));
  // This code was already used for the sign-in.
  await sheet.getByLabel('Code from your app').fill(code);
  await sheet.getByRole('button', { name: 'Download' }).click();
  await sheet.getByText('This code is wrong or already used.').waitFor();
  expect(await violations(page)).toEqual([]);
  await sheet
    .getByLabel('Code from your app')
    .fill(codes.generate({ timestamp: Math.max(Date.now(), signedInAt + 30_000) }));
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^safeshelf-.*\.db\.age$/);
  expect(readFileSync(await saved.path(), 'utf8').startsWith('age-encryption.org/v1\n')).toBe(true);
  await sheet.waitFor({ state: 'detached' });

  await decideAndLookAgain(page);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/admin/login');
  await page.goto('/admin/questions');
  await page.waitForURL('**/admin/login');
  await typePassword(page);
  await page.getByLabel('Code from your app').waitFor();
  expect(await page.getByRole('region', { name: 'Connect your code app' }).count()).toBe(0);
});

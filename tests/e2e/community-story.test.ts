import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { uuidv7 } from '#domain/uuid.ts';
import { type App, setStage, untilInstalled } from './app.ts';
import { showpiece } from './catalogue.ts';
import { foundGroup } from './group-screens.ts';
import { putAtHome } from './screens.ts';
import { post } from './server-call.ts';
import { signUp } from './sign-up.ts';

const ADMIN = { email: 'root@example.org', password: 'a gate in the old wall' };
const stage = setStage([], { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
const { product } = showpiece();

async function household(name: string): Promise<App> {
  const app = await stage.open();
  await signUp(app.page, name);
  await putAtHome(app.context.request, [showpiece()]);
  return app;
}

/** Does something on a phone without a signal, then gives it its signal back. */
async function withoutSignal({ page, context, watch }: App, work: (page: Page) => Promise<void>): Promise<void> {
  watch.expectUnreachable(true);
  await context.setOffline(true);
  await work(page);
  await context.setOffline(false);
}

async function review(app: App, stars: RegExp, text: string): Promise<void> {
  await app.page.goto(`/product/${product.id}/reviews`);
  await untilInstalled(app.page);
  await app.page.getByRole('heading', { level: 1 }).waitFor();
  await withoutSignal(app, async (page) => {
    await page.getByRole('button', { name: 'Write a review' }).click();
    const form = page.getByRole('dialog', { name: 'Your review' });
    await form.getByRole('radio', { name: stars }).press('Space');
    await form.getByLabel('What should others know?').fill(text);
    await form.getByRole('button', { name: 'Post review' }).click();
    await page.getByText('Saved on this phone, will be sent.').waitFor();
  });
  await app.page.getByText('Saved on this phone, will be sent.').waitFor({ state: 'detached' });
}

/** Corrects the product's ingredient list, as the phone sends it after reading it from a photo. */
async function correct({ context: { request } }: App, to: string): Promise<void> {
  const { id: userId } = (await (await request.get('/api/user')).json()) as { id: string };
  const id = () => uuidv7(Date.now(), randomBytes(16));
  const payload = { from: product.ingredientsText ?? '', to, origin: 'photo' };
  const of = { userId, v: 1, baseRev: null, createdAt: Date.now() };
  const op = { ...of, opId: id(), type: 'product.relabel', entityId: product.id, payload };
  await post(request, '/api/sync/push', { deviceId: id(), ops: [op] });
}

/** Runs the operators' catalogue-review command on the server's data folder. @returns what it prints */
async function command(...words: readonly string[]): Promise<string> {
  const args = ['--import', 'tsx', 'api/commands/catalogue-review.ts', ...words];
  const env = { ...process.env, DATA_DIR: stage.server().dataDir };
  const cwd = resolve(import.meta.dirname, '../..');
  return (await promisify(execFile)(process.execPath, args, { cwd, env })).stdout;
}

/** Signs an administrator in, connecting a code app on the way. */
async function office() {
  const send = async (method: string, path: string, body?: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
    const answer = await fetch(`${stage.server().url}/api/admin/${path}`, init);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  };
  const { enrolment } = (await send('POST', 'login', ADMIN)) as { enrolment: { secret: string } };
  const code = new TOTP({ secret: Secret.fromBase32(enrolment.secret) }).generate();
  const { token } = (await send('POST', 'login', { ...ADMIN, code })) as { token: string };
  const queue = async () =>
    (await send('GET', 'reports', undefined, token)) as {
      reports: { id: string; words: string }[];
      appeals: { id: string; text: string }[];
    };
  return { queue, decide: (path: string, body: object) => send('POST', path, body, token) };
}

// Product P22.3 to P22.11, P23.1 and P14.13.
it('three households, offline half of the time: one group, three reviews, a correction that is taken, a report and an appeal', async () => {
  const [noor, maya, tom] = [await household('Noor'), await household('Maya'), await household('Tom')];
  const { invitation, group } = await foundGroup(noor.context.request);
  for (const [{ page }, name] of [
    [maya, 'Maya B.'],
    [tom, 'Tom K.'],
  ] as const) {
    await page.goto(invitation.path);
    await page.getByLabel('Your name in this group').fill(name);
    await page.getByRole('button', { name: 'Join group' }).click();
    await page.getByRole('article', { name: 'Post by Noor' }).waitFor();
  }

  await review(noor, /^4 of 5/, 'Lathers well.');
  await review(maya, /^2 of 5/, 'Smells too strong.');
  await review(tom, /^5 of 5/, 'Cleans everything.');
  await noor.page.reload();
  for (const said of ['Smells too strong.', 'Cleans everything.']) await noor.page.getByText(said).waitFor();

  await correct(maya, 'Aqua, Glycerin, Allantoin');
  const id = /^(\S+) {2}.*\(photo/m.exec(await command())?.[1] ?? '';
  expect(await command('accept', id)).not.toBe('');
  await tom.page.goto(`/product/${product.id}`);
  await tom.page.getByText('Allantoin').first().waitFor();

  // The others have the group open while he writes.
  for (const { page } of [noor, maya, tom]) await page.goto(group.path);
  await tom.page.getByRole('article', { name: 'Post by Noor' }).waitFor();
  const rude = 'Only fools wash with that';
  await withoutSignal(tom, async (page) => {
    await page.getByRole('button', { name: 'Write to the group' }).click();
    await page.getByLabel('Your post').fill(rude);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('article', { name: 'Post not sent yet' }).waitFor();
  });
  await noor.page.getByRole('article', { name: 'Post by Tom K.' }).getByText(rude).waitFor();
  await maya.page.getByText(rude).waitFor();
  await noor.page.getByRole('button', { name: 'More about the post by Tom K.' }).click();
  await noor.page.getByRole('button', { name: 'Report' }).click();
  await noor.page.getByLabel('In your own words').fill('He means Maya.');
  await noor.page.getByRole('button', { name: 'Report', exact: true }).click();
  await noor.page.getByText('Reported', { exact: true }).waitFor();

  const { queue, decide } = await office();
  const [report] = (await queue()).reports;
  expect(report?.words).toBe('He means Maya.');
  await decide(`reports/${report?.id}/decision`, { decision: 'warn', why: 'Be kind', days: 1 });
  // Ordinary members no longer see the post. The group's owner sees what was hidden, and why.
  await maya.page.getByText(rude).waitFor({ state: 'detached' });
  await noor.page.getByText('Hidden by a moderator: Be kind').waitFor();
  await tom.page.goto('/community');
  const told = tom.page.getByRole('region', { name: 'Decision about you' });
  await told.getByText('Be kind').waitFor();
  await told.getByRole('button', { name: 'Ask for another review' }).click();
  await told.getByLabel('Why should they review it again?').fill('I meant myself.');
  await told.getByRole('button', { name: 'Send' }).click();
  await told.getByText('They haven’t answered yet.').waitFor();

  await withoutSignal(maya, async (page) => {
    const asked = page.getByRole('article', { name: 'Post by Noor' });
    await asked.getByRole('button', { name: /^(?:Comment|\d+ comments?)$/ }).click();
    await page.getByLabel('Your comment').fill('This one, now that its list is right.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('article', { name: 'Comment not sent yet' }).waitFor();
  });
  await noor.page.getByText('This one, now that its list is right.').waitFor();
  const [appeal] = (await queue()).appeals;
  expect(appeal?.text).toBe('I meant myself.');
  await decide(`appeals/${appeal?.id}/answer`, { text: 'We believe you.', lift: true });
  await maya.page.getByText(rude).waitFor();
  await noor.page.getByText('Hidden by a moderator: Be kind').waitFor({ state: 'detached' });
});

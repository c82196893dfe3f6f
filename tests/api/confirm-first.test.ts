import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#domain/contract/account.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { eventually } from '../offline/phone.ts';
import { type MailServer, startMailServer, tokenIn } from './mail-server.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P2.2.16: a server that requires confirmed e-mail addresses.

let app: RunningApp;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ smtp: { url: mail.url, from: 'shelf@example.org' }, confirmFirst: true, rateLimitFactor: 1 });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const lettersTo = (email: string) =>
  mail.taken.filter(({ to, text }) => to.includes(email) && text.includes('Subject: Confirm your e-mail address'));
const linkTo = async (email: string, nth = 1): Promise<string> => {
  await eventually(() => expect(lettersTo(email)).toHaveLength(nth));
  return tokenIn(lettersTo(email).at(-1)?.text ?? '', 'confirm-email');
};
const confirm = async (token: string) => (await new Person(app).post('/api/email/confirm', { token })).status;
const mustConfirm = async (person: Person) => ((await person.get('/api/user')).body as User).mustConfirmEmail;
const refused = async (person: Person, method: string, path: string, body?: unknown) => {
  const answer = await person.send(method, path, body);
  return [answer.status, ErrorBody.parse(answer.body).error];
};

test('a new account is sent the link by itself, and gets nothing else until it was used, on whatever device', async () => {
  const person = await newPerson(app);
  expect(await mustConfirm(person)).toBe(true);
  const wall = [403, 'EMAIL_UNCONFIRMED'];
  expect(await refused(person, 'POST', '/api/scan', { barcode: '2000000000015' })).toEqual(wall);
  expect(await refused(person, 'GET', '/api/sync/pull')).toEqual(wall);
  expect(await refused(person, 'GET', '/api/sync/changes')).toEqual(wall);
  expect(await refused(person, 'GET', '/api/household')).toEqual(wall);
  expect(await refused(person, 'POST', '/api/household/invitations')).toEqual(wall);
  expect(await refused(person, 'GET', '/api/account/devices')).toEqual(wall);
  // Signing in again does not bypass it.
  const again = new Person(app);
  expect((await again.post('/api/login', { email: person.email, password: PASSWORD })).body).toMatchObject({
    mustConfirmEmail: true,
  });
  expect(await refused(again, 'GET', '/api/household')).toEqual(wall);
  // Public calls stay open, and so do the calls for leaving.
  expect((await person.get('/api/support')).status).toBe(200);
  expect((await person.get('/api/account/deletion')).status).toBe(200);
  expect((await person.get('/api/account/export')).status).toBe(200);

  expect(await confirm(await linkTo(person.email))).toBe(204);
  expect(await mustConfirm(person)).toBeUndefined();
  expect((await person.post('/api/scan', { barcode: '2000000000015' })).status).toBe(200);
  expect((await again.get('/api/household')).status).toBe(200);
  expect((await again.post('/api/logout')).status).toBe(204);
});

test('the link is sent again, which ends the one before, and only so often', async () => {
  const person = await newPerson(app);
  const first = await linkTo(person.email);
  expect((await person.post('/api/account/email/confirmation')).status).toBe(202);
  const second = await linkTo(person.email, 2);
  expect(await confirm(first)).toBe(410);
  const statuses: number[] = [];
  for (let times = 0; times < 12; times += 1) {
    statuses.push((await person.post('/api/account/email/confirmation')).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(await mustConfirm(person)).toBe(true);
  expect(second).not.toBe(first);
});

test('a mistyped address is changed from there, and its link confirms it', async () => {
  const person = await newPerson(app);
  const email = `right-${person.email}`;
  app.wait(3_600_000);
  expect((await person.post('/api/account/email', { email, password: PASSWORD })).status).toBe(202);
  expect(await confirm(await linkTo(email))).toBe(204);
  expect(await mustConfirm(person)).toBeUndefined();
  expect((await person.get('/api/account')).body).toEqual({ email, emailConfirmed: true });
});

test('without that wish of its people nothing waits', async () => {
  const open = await startApp();
  const person = await newPerson(open);
  expect(await mustConfirm(person)).toBeUndefined();
  expect((await person.get('/api/household')).status).toBe(200);
  await open.close();
});

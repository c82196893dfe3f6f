import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInDevice } from '#domain/accounts/account-calls.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { eventually } from '../offline/phone.ts';
import { type MailServer, startMailServer, tokenIn } from './mail-server.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P2.2.10, P2.2.11, P2.2.12 and P13.9.

let app: RunningApp;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ smtp: { url: mail.url, from: 'shelf@example.org' } });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

const NEW = 'seven quiet otters swim';
const fields = (body: unknown) => Object.keys(ErrorBody.parse(body).fields ?? {});
const lettersTo = (address: string, subject: string) =>
  mail.taken.filter(({ to, text }) => to.includes(address) && text.includes(`Subject: ${subject}`));
const signIn = async (email: string, password = PASSWORD, agent = '') => {
  const person = new Person(app);
  const reply = await person.post('/api/login', { email, password }, { 'user-agent': agent });
  return { person, status: reply.status };
};
const audited = (userId: string) =>
  app.db.prepare<[string], string>('SELECT kind FROM audit_events WHERE user_id = ? ORDER BY id').pluck().all(userId);
const devicesOf = async (person: Person) =>
  ((await person.get('/api/account/devices')).body as { devices: SignedInDevice[] }).devices;
const CHROME =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/151.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1';

/** The token of the newest mail that asks for an address to be confirmed. */
async function confirmationFor(address: string, before: number): Promise<string> {
  const subject = 'Confirm your e-mail address';
  await eventually(() => expect(lettersTo(address, subject).length).toBeGreaterThan(before));
  return tokenIn(lettersTo(address, subject).at(-1)?.text ?? '', 'confirm-email');
}

describe('confirming an address', () => {
  test('is offered, works once, and nothing waited for it', async () => {
    const person = await newPerson(app);
    expect((await person.get('/api/account')).body).toEqual({ email: person.email, emailConfirmed: false });
    expect((await person.post('/api/scan', { barcode: '2000000000015' })).status).toBe(200);
    expect((await person.post('/api/account/email/confirmation')).status).toBe(202);
    const token = await confirmationFor(person.email, 0);
    // On another device, without being signed in.
    expect((await new Person(app).post('/api/email/confirm', { token })).status).toBe(204);
    expect((await new Person(app).post('/api/email/confirm', { token })).status).toBe(410);
    expect((await person.get('/api/account')).body).toMatchObject({ emailConfirmed: true });
    expect(audited(person.userId)).toEqual(['registered', 'email_confirmed']);
  });

  test('is over after 24 hours', async () => {
    const person = await newPerson(app);
    await person.post('/api/account/email/confirmation');
    const token = await confirmationFor(person.email, 0);
    app.wait(24 * 3_600_000);
    expect((await new Person(app).post('/api/email/confirm', { token })).status).toBe(410);
  });
});

describe('another address', () => {
  test('becomes the account’s when its link is used, and the old one is told', async () => {
    const person = await newPerson(app);
    const [old, email] = [person.email, `new-${person.email}`];
    expect((await person.post('/api/account/email', { email, password: PASSWORD })).status).toBe(202);
    const token = await confirmationFor(email, 0);
    expect((await person.get('/api/account')).body).toMatchObject({ email: old });
    expect((await new Person(app).post('/api/email/confirm', { token })).status).toBe(204);
    expect((await person.get('/api/account')).body).toEqual({ email, emailConfirmed: true });
    expect((await signIn(old)).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);
    await eventually(() => expect(lettersTo(old, 'Your e-mail address was changed')).toHaveLength(1));
    expect(audited(person.userId)).toEqual(['registered', 'email_changed', 'signed_in']);
  });

  test('asks for the password, and slows down who guesses it', async () => {
    const strict = await startApp({ rateLimitFactor: 1 });
    const person = await newPerson(strict);
    const ask = (password: string) => person.post('/api/account/email', { email: 'x@example.org', password });
    const first = await ask('not this one');
    expect([first.status, fields(first.body)]).toEqual([422, ['password']]);
    for (let times = 0; times < 4; times += 1) await ask('not this one');
    expect((await ask(PASSWORD)).status).toBe(429);
    strict.wait(5_000);
    expect((await ask(PASSWORD)).status).toBe(202);
    await strict.close();
  });

  test('cannot be one that somebody has, also not when it was taken meanwhile', async () => {
    const [person, other] = [await newPerson(app), await newPerson(app)];
    const taken = await person.post('/api/account/email', { email: other.email, password: PASSWORD });
    expect([taken.status, fields(taken.body)]).toEqual([409, ['email']]);
    const email = `soon-${other.email}`;
    await person.post('/api/account/email', { email, password: PASSWORD });
    const token = await confirmationFor(email, 0);
    await new Person(app).post('/api/register', { email, password: PASSWORD, username: `soon ${other.email}` });
    expect((await new Person(app).post('/api/email/confirm', { token })).status).toBe(409);
    expect((await person.get('/api/account')).body).toMatchObject({ email: person.email });
  });
});

describe('another password', () => {
  test('ends every other session and every link, keeps this one under a new id, and is told by mail', async () => {
    const person = await newPerson(app);
    const { person: elsewhere } = await signIn(person.email);
    await new Person(app).post('/api/password/forgot', { email: person.email });
    await eventually(() => expect(lettersTo(person.email, 'Choose a new password')).toHaveLength(1));
    const link = tokenIn(lettersTo(person.email, 'Choose a new password')[0]?.text ?? '', 'reset-password');
    const before = person.cookie;
    const changed = await person.post('/api/account/password', { current: PASSWORD, password: NEW });
    expect(changed.status).toBe(204);
    expect(person.cookie).not.toBe(before);
    expect((await person.get('/api/user')).status).toBe(200);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    const old = new Person(app);
    old.cookie = before;
    expect((await old.get('/api/user')).status).toBe(401);
    expect((await old.post('/api/password/reset', { token: link, password: NEW })).status).toBe(410);
    expect((await signIn(person.email)).status).toBe(401);
    expect((await signIn(person.email, NEW)).status).toBe(200);
    await eventually(() => expect(lettersTo(person.email, 'Your password was changed')).toHaveLength(1));
    expect(await devicesOf(person)).toHaveLength(2);
  });

  test('is refused without the one of today, and where it is too easy', async () => {
    const person = await newPerson(app);
    const wrong = await person.post('/api/account/password', { current: 'not this one', password: NEW });
    expect([wrong.status, fields(wrong.body)]).toEqual([422, ['current']]);
    const weak = await person.post('/api/account/password', { current: PASSWORD, password: person.email });
    expect([weak.status, fields(weak.body)]).toEqual([422, ['password']]);
    const named = await person.post('/api/account/password', { current: PASSWORD, password: 'Safeshelf-person-7' });
    expect([named.status, fields(named.body)]).toEqual([422, ['password']]);
    expect((await signIn(person.email)).status).toBe(200);
    await eventually(() =>
      expect(app.lines.join('')).toContain(`"kind":"own_password_failed","user":"${person.userId}"`),
    );
  });
});

describe('where a person is signed in', () => {
  test('has names and last uses, and ends from any other device at once', async () => {
    const owner = await newPerson(app);
    app.wait(1000);
    const phone = await signIn(owner.email, PASSWORD, CHROME);
    app.wait(2 * 3_600_000);
    const tablet = await signIn(owner.email, PASSWORD, IPHONE);
    const listed = await devicesOf(tablet.person);
    expect(listed.map(({ name, current }) => [name, current])).toEqual([
      ['Safari on iPhone', true],
      ['Chrome on Android', false],
      ['Unknown browser', false],
    ]);
    expect(app.now() - (listed[1]?.usedAt ?? 0)).toBe(2 * 3_600_000);
    await phone.person.get('/api/user');
    expect((await devicesOf(tablet.person))[1]?.usedAt).toBe(app.now());
    const stolen = listed.find(({ name }) => name === 'Chrome on Android')?.id ?? '';
    expect((await tablet.person.send('DELETE', `/api/account/devices/${stolen}`)).status).toBe(204);
    expect((await phone.person.get('/api/user')).status).toBe(401);
    expect((await tablet.person.send('DELETE', `/api/account/devices/${stolen}`)).status).toBe(404);
    expect(audited(owner.userId)).toEqual(['registered', 'signed_in', 'signed_in', 'signed_out_elsewhere']);
  });

  test('stays one device while its id is renewed', async () => {
    const person = await newPerson(app);
    app.wait(25 * 3_600_000);
    await person.get('/api/user');
    await person.get('/api/user');
    expect(await devicesOf(person)).toMatchObject([{ current: true, usedAt: app.now() }]);
  });

  test('all others end together', async () => {
    const owner = await newPerson(app);
    const others = [await signIn(owner.email), await signIn(owner.email)];
    expect((await owner.send('DELETE', '/api/account/devices')).status).toBe(204);
    for (const { person } of others) expect((await person.get('/api/user')).status).toBe(401);
    expect(await devicesOf(owner)).toHaveLength(1);
  });

  test('is nobody else’s to see or end', async () => {
    const [one, other] = [await newPerson(app), await newPerson(app)];
    const [theirs] = await devicesOf(other);
    expect((await one.send('DELETE', `/api/account/devices/${theirs?.id}`)).status).toBe(404);
    expect((await one.send('DELETE', '/api/account/devices')).status).toBe(204);
    expect((await other.get('/api/user')).status).toBe(200);
    expect(await devicesOf(one)).toHaveLength(1);
  });
});

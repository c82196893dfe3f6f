import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { eventually } from '../offline/phone.ts';
import { type MailServer, startMailServer, tokenIn } from './mail-server.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P2.2.5.

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
const forgot = (email: string) => new Person(app).post('/api/password/forgot', { email });
const reset = (token: string, password = NEW) => new Person(app).post('/api/password/reset', { token, password });
const signIn = async (email: string, password: string) =>
  (await new Person(app).post('/api/login', { email, password })).status;

/** Requests a link and opens the message. @returns the token */
async function linkFor(email: string, on = app): Promise<string> {
  const links = () =>
    mail.taken.filter(({ to, text }) => to.includes(email) && text.includes('Subject: Choose a new password'));
  const before = links().length;
  expect((await new Person(on).post('/api/password/forgot', { email })).status).toBe(202);
  await eventually(() => expect(links().length).toBeGreaterThan(before));
  return tokenIn(links().at(-1)?.text ?? '', 'reset-password');
}

describe('asking for a link', () => {
  test('answers alike for an address that nobody registered, and sends nothing there', async () => {
    const { email } = await newPerson(app);
    const before = mail.taken.length;
    const [known, unknown] = [await forgot(email), await forgot('nobody@example.org')];
    const shown = ({ status, body, headers }: typeof known) => [status, body, [...headers.keys()].sort()];
    expect(shown(unknown)).toEqual(shown(known));
    await eventually(() => expect(mail.taken.length).toBe(before + 1));
    await eventually(() =>
      expect(app.db.prepare("SELECT count(*) FROM jobs WHERE kind = 'mail' AND state != 'done'").pluck().get()).toBe(0),
    );
    expect(mail.taken.length).toBe(before + 1);
    const kept = app.db.prepare<[], string>("SELECT payload FROM jobs WHERE kind = 'mail'").pluck().all();
    expect(kept.join()).not.toContain('nobody@example.org');
  });

  test('is limited for an address, whoever registered it or not', async () => {
    const strict = await startApp({ rateLimitFactor: 1, trustedProxies: ['127.0.0.1'] });
    let address = 0;
    const ask = async (email: string) => {
      address += 1;
      const headers = { 'x-forwarded-for': `10.0.${address}.1` };
      return (await new Person(strict).post('/api/password/forgot', { email }, headers)).status;
    };
    const { email } = await newPerson(strict);
    for (const typed of [email, 'nobody@example.org']) {
      expect(await Promise.all([1, 2, 3].map(() => ask(typed)))).toEqual([202, 202, 202]);
      expect(await ask(typed)).toBe(429);
    }
    await strict.close();
  });
});

describe('a link', () => {
  test('takes a new password on another device, ends every session, and tells the person', async () => {
    const person = await newPerson(app);
    const token = await linkFor(person.email);
    const sent = mail.taken.length;
    expect((await reset(token)).status).toBe(204);
    expect((await person.get('/api/user')).status).toBe(401);
    expect(await signIn(person.email, PASSWORD)).toBe(401);
    expect(await signIn(person.email, NEW)).toBe(200);
    await eventually(() => expect(mail.taken.length).toBe(sent + 1));
    expect(mail.taken.at(-1)?.text).toContain('Subject: Your password was changed');
    const kinds = app.db.prepare<[string], string>('SELECT kind FROM audit_events WHERE user_id = ? ORDER BY id');
    expect(kinds.pluck().all(person.userId)).toEqual(['registered', 'reset_sent', 'password_reset', 'signed_in']);
  });

  test('works once, and of two at the same moment one', async () => {
    const person = await newPerson(app);
    const token = await linkFor(person.email);
    const both = await Promise.all([reset(token), reset(token, `${NEW} again`)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410]);
    expect((await reset(token)).status).toBe(410);
  });

  test('works for 30 minutes', async () => {
    const { email } = await newPerson(app);
    const token = await linkFor(email);
    app.wait(30 * 60_000);
    const late = await reset(token);
    expect([late.status, ErrorBody.parse(late.body).error]).toEqual([410, 'GONE']);
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  test('is void once there is a newer one', async () => {
    const { email } = await newPerson(app);
    const [first, second] = [await linkFor(email), await linkFor(email)];
    expect((await reset(first)).status).toBe(410);
    expect((await reset(second)).status).toBe(204);
  });

  test('survives a mail scanner: opening its page changes nothing', async () => {
    const { email } = await newPerson(app);
    const token = await linkFor(email);
    for (const path of ['/reset-password', `/reset-password?token=${token}`, '/api/password/reset']) {
      for (const method of ['GET', 'HEAD']) await fetch(app.url + path, { method });
    }
    expect((await reset(token)).status).toBe(204);
  });

  test('with a password that is too easy says so, and goes on working', async () => {
    const { email } = await newPerson(app);
    const token = await linkFor(email);
    for (const password of ['short', 'Password1234!', 'Safeshelf-person-7', email]) {
      const refused = await reset(token, password);
      expect([refused.status, Object.keys(ErrorBody.parse(refused.body).fields ?? {})]).toEqual([422, ['password']]);
    }
    expect((await reset(token)).status).toBe(204);
  });

  test('lets in also somebody whose account waits after wrong passwords', async () => {
    const slow = await startApp({ smtp: { url: mail.url, from: 'shelf@example.org' }, rateLimitFactor: 1 });
    const { email } = await newPerson(slow);
    const guess = () => new Person(slow).post('/api/login', { email, password: 'not this one' });
    for (let times = 0; times < 7; times += 1) await guess();
    expect((await guess()).status).toBe(429);
    const token = await linkFor(email, slow);
    expect((await new Person(slow).post('/api/password/reset', { token, password: NEW })).status).toBe(204);
    slow.wait(60_000);
    expect((await new Person(slow).post('/api/login', { email, password: NEW })).status).toBe(200);
    await slow.close();
  });

  test('cannot be guessed, cut, or taken for another one: 0 of 500 tries', async () => {
    const { email } = await newPerson(app);
    const token = await linkFor(email);
    const guesses = [
      ...Array.from({ length: 400 }, () => randomBytes(32).toString('base64url')),
      // One character changed, at every position.
      ...Array.from(
        { length: 43 },
        (_, at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1),
      ),
      ...Array.from({ length: 57 }, (_, at) => token.slice(0, at)),
    ];
    let worked = 0;
    for (const guess of guesses.filter((one) => one !== token)) if ((await reset(guess)).status < 400) worked += 1;
    // The token is not valid for other kinds of link either.
    expect((await new Person(app).post('/api/email/confirm', { token })).status).toBe(410);
    expect(worked).toBe(0);
    expect((await reset(token)).status).toBe(204);
  });

  test('is held by its hash alone, and in no log line', async () => {
    const { email } = await newPerson(app);
    const token = await linkFor(email);
    const stored = app.db.prepare<[], { token_hash: Buffer }>('SELECT token_hash FROM account_links').all();
    expect(stored.some(({ token_hash: hash }) => hash.equals(Buffer.from(token, 'base64url')))).toBe(false);
    await reset(token);
    expect(app.lines.join('')).not.toContain(token);
    expect(app.lines.join('')).not.toContain(email);
  });
});

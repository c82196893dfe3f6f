import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SecondStepAnswer } from '#domain/accounts/second-step-calls.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import { eventually } from '../offline/phone.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P2.2.14.

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

const STEP_MS = 30_000;
const PATH = '/api/account/second-step';
const WRONG = 'wrong pass phrase here';

const problem = (body: unknown) => {
  const { error, fields } = ErrorBody.parse(body);
  return [error, Object.keys(fields ?? {})];
};
const lettersTo = (address: string, subject: string) =>
  mail.taken.filter(({ to, text }) => to.includes(address) && text.includes(`Subject: ${subject}`));
const audited = (of: RunningApp, userId: string) =>
  of.db.prepare<[string], string>('SELECT kind FROM audit_events WHERE user_id = ? ORDER BY id').pluck().all(userId);

/** The code that the person's authenticator app shows, computed by the library from the server's secret. */
const codeAt = (secret: string, nowMs: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs });

interface Enrolled {
  readonly person: Person;
  readonly secret: string;
  readonly codes: readonly string[];
}

/** A person with two-step sign-in, at a time step whose code has not been used. */
async function enrolled(of: RunningApp): Promise<Enrolled> {
  const person = await newPerson(of);
  const begun = await person.post(PATH, { password: PASSWORD });
  const { secret } = begun.body as { secret: string };
  const confirmed = await person.post(`${PATH}/confirm`, { code: codeAt(secret, of.now()) });
  of.wait(STEP_MS);
  return { person, secret, codes: (confirmed.body as { recoveryCodes: string[] }).recoveryCodes };
}

/** Signs in, after the delay caused by earlier failures. */
const signIn = (of: RunningApp, email: string, code?: string, password = PASSWORD) => {
  if (of === app) app.wait(100);
  return new Person(of).post('/api/login', { email, password, ...(code !== undefined && { code }) });
};

describe('setting it up', () => {
  test('asks for the password, changes nothing until a code confirms it, and tells by mail', async () => {
    const person = await newPerson(app);
    const refused = await person.post(PATH, { password: WRONG });
    expect([refused.status, ...problem(refused.body)]).toEqual([422, 'INVALID_INPUT', ['password']]);
    const begun = await person.post(PATH, { password: PASSWORD });
    const { secret, uri } = begun.body as { secret: string; uri: string };
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(`Safeshelf:${person.email}`);
    expect((await signIn(app, person.email)).status).toBe(200);
    expect((await person.get(PATH)).body).toEqual({ on: false, codesLeft: 0 } satisfies SecondStepAnswer);

    const wrong = await person.post(`${PATH}/confirm`, { code: '000000' });
    expect([wrong.status, ...problem(wrong.body)]).toEqual([422, 'INVALID_INPUT', ['code']]);
    const code = codeAt(secret, app.now());
    const confirmed = await person.post(`${PATH}/confirm`, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    expect([confirmed.status, new Set(recoveryCodes).size]).toEqual([200, 10]);
    expect((await person.get(PATH)).body).toEqual({ on: true, codesLeft: 10 });
    await eventually(() => expect(lettersTo(person.email, 'Two-step sign-in is on')).toHaveLength(1));
    expect(audited(app, person.userId)).toEqual(['registered', 'signed_in', 'second_step_on']);
    // The code that confirmed the set-up cannot be used to sign in, and the set-up cannot be started again.
    expect((await signIn(app, person.email, code)).status).toBe(401);
    expect((await person.post(PATH, { password: PASSWORD })).status).toBe(409);
    expect((await person.post(`${PATH}/confirm`, { code: codeAt(secret, app.now()) })).status).toBe(409);
  });

  test('is over after 30 minutes, and a second beginning replaces the first', async () => {
    const person = await newPerson(app);
    const first = (await person.post(PATH, { password: PASSWORD })).body as { secret: string };
    const second = (await person.post(PATH, { password: PASSWORD })).body as { secret: string };
    expect((await person.post(`${PATH}/confirm`, { code: codeAt(first.secret, app.now()) })).status).toBe(422);
    app.wait(30 * 60_000 + 1);
    expect((await person.post(`${PATH}/confirm`, { code: codeAt(second.secret, app.now()) })).status).toBe(410);
    expect((await person.get(PATH)).body).toEqual({ on: false, codesLeft: 0 });
  });

  test('secrets and codes lie where nothing else reads, and no line of the log has one', async () => {
    const { person, secret, codes } = await enrolled(app);
    const [code = ''] = codes;
    expect((await signIn(app, person.email, code)).status).toBe(200);
    const raw = Buffer.from(Secret.fromBase32(secret).buffer);
    const tables = app.db
      .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'")
      .pluck()
      .all()
      .filter((table) =>
        app.db
          .prepare<[], Record<string, unknown>>(`SELECT * FROM "${table}"`)
          .all()
          .some((row) => Object.values(row).some((value) => Buffer.isBuffer(value) && value.equals(raw))),
      );
    expect(tables).toEqual(['second_steps']);
    const kept = app.db.prepare('SELECT code_hash FROM recovery_codes WHERE user_id = ?').pluck().all(person.userId);
    expect(kept.every((hash) => Buffer.isBuffer(hash) && hash.length === 32)).toBe(true);
    for (const one of [secret, code, code.replaceAll('-', '')]) expect(app.lines.join('\n')).not.toContain(one);
  });
});

describe('signing in', () => {
  test('asks for a code after the right password alone', async () => {
    const { person, secret } = await enrolled(app);
    const plain = await newPerson(app);
    // A wrong password gets the same answer with two-step sign-in, without it, and without an account.
    const answers = await Promise.all(
      [person.email, plain.email, 'nobody@example.org'].map((email) => signIn(app, email, '123456', WRONG)),
    );
    expect(answers.map(({ status, body }) => [status, problem(body)])).toEqual(
      Array(3).fill([401, ['WRONG_CREDENTIALS', []]]),
    );
    const asked = await signIn(app, person.email);
    expect([asked.status, ...problem(asked.body)]).toEqual([422, 'INVALID_INPUT', ['code']]);
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect((await signIn(app, person.email, codeAt(secret, app.now()))).status).toBe(200);
    // A code is ignored for a person who has not turned it on.
    expect((await signIn(app, plain.email, '123456')).status).toBe(200);
  });

  test('takes each code once, those of one step around, and none from before the last one taken', async () => {
    const { person, secret } = await enrolled(app);
    const now = app.now();
    const [early, right, late] = [-STEP_MS, 0, STEP_MS].map((away) => codeAt(secret, now + away)) as [
      string,
      string,
      string,
    ];
    expect((await signIn(app, person.email, right)).status).toBe(200);
    const again = await signIn(app, person.email, right);
    expect([again.status, ...problem(again.body)]).toEqual([401, 'WRONG_CREDENTIALS', ['code']]);
    expect((await signIn(app, person.email, early)).status).toBe(401);
    expect((await signIn(app, person.email, late)).status).toBe(200);
    expect((await signIn(app, person.email, codeAt(secret, now + 2 * STEP_MS))).status).toBe(401);
    app.wait(2 * STEP_MS);
    // Of twenty requests at the same moment, one succeeds.
    const code = codeAt(secret, app.now());
    const parallel = await Promise.all(Array.from({ length: 20 }, () => signIn(app, person.email, code)));
    expect(parallel.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a recovery code works once, however it is typed, and its person is told', async () => {
    const { person, codes } = await enrolled(app);
    const [first = '', second = ''] = codes;
    expect((await signIn(app, person.email, first)).status).toBe(200);
    expect((await signIn(app, person.email, first)).status).toBe(401);
    const typed = second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await signIn(app, person.email, typed)).status).toBe(200);
    expect((await person.get(PATH)).body).toEqual({ on: true, codesLeft: 8 });
    await eventually(() => expect(lettersTo(person.email, 'A recovery code was used')).toHaveLength(2));
    expect(audited(app, person.userId)).toContain('recovery_code_used');
    // Nobody else’s recovery code works.
    const other = await enrolled(app);
    expect((await signIn(app, other.person.email, codes[2])).status).toBe(401);
  });

  test('guesses of codes wait as guesses of passwords do, and a password without a code forgives none', async () => {
    const strict = await startApp({ rateLimitFactor: 1 });
    const { person, secret } = await enrolled(strict);
    for (let times = 0; times < 5; times += 1) {
      expect((await signIn(strict, person.email, '000000')).status).toBe(401);
      strict.wait(10_000);
      if (times < 4) expect((await signIn(strict, person.email)).status).toBe(422);
      strict.wait(10_000);
    }
    // The address limit has expired by now; after five failures the account waits a second, doubled with each failure.
    expect((await signIn(strict, person.email, '000000')).status).toBe(401);
    expect((await signIn(strict, person.email, codeAt(secret, strict.now()))).status).toBe(429);
    strict.wait(2_000);
    expect((await signIn(strict, person.email, codeAt(secret, strict.now()))).status).toBe(200);
    await strict.close();
  });
});

describe('afterwards', () => {
  test('new recovery codes and turning it off ask for password and code', async () => {
    const { person, secret, codes } = await enrolled(app);
    const [old = ''] = codes;
    for (const path of [`${PATH}/codes`, `${PATH}/off`]) {
      const wrong = await person.post(path, { password: WRONG, code: codeAt(secret, app.now()) });
      expect(problem(wrong.body)).toEqual(['INVALID_INPUT', ['password']]);
      const without = await person.post(path, { password: PASSWORD, code: '000000' });
      expect(problem(without.body)).toEqual(['INVALID_INPUT', ['code']]);
    }
    const renewed = await person.post(`${PATH}/codes`, { password: PASSWORD, code: codeAt(secret, app.now()) });
    const [fresh = ''] = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
    expect((await signIn(app, person.email, old)).status).toBe(401);
    const off = await person.post(`${PATH}/off`, { password: PASSWORD, code: fresh });
    expect(off.status).toBe(204);
    expect((await signIn(app, person.email)).status).toBe(200);
    expect((await person.get(PATH)).body).toEqual({ on: false, codesLeft: 0 });
    await eventually(() => expect(lettersTo(person.email, 'Two-step sign-in is off')).toHaveLength(1));
    expect(audited(app, person.userId)).toEqual([
      'registered',
      'second_step_on',
      'recovery_codes_made',
      'recovery_code_used',
      'second_step_off',
      'signed_in',
    ]);
    expect((await person.post(`${PATH}/off`, { password: PASSWORD, code: fresh })).status).toBe(409);
    // It can be set up again.
    expect((await person.post(PATH, { password: PASSWORD })).status).toBe(200);
  });

  test('guesses of somebody who is signed in wait too', async () => {
    const strict = await startApp({ rateLimitFactor: 1 });
    const { person, secret } = await enrolled(strict);
    const off = (code: string) => person.post(`${PATH}/off`, { password: PASSWORD, code });
    for (let times = 0; times < 5; times += 1) {
      expect((await off('000000')).status).toBe(422);
      strict.wait(15_000);
    }
    expect((await off('000000')).status).toBe(422);
    expect((await off(codeAt(secret, strict.now()))).status).toBe(429);
    strict.wait(2_000);
    expect((await off(codeAt(secret, strict.now()))).status).toBe(204);
    await strict.close();
  });

  test('a new password leaves it on', async () => {
    const { person } = await enrolled(app);
    const changed = await person.post('/api/account/password', {
      current: PASSWORD,
      password: 'seven quiet otters swim',
    });
    expect(changed.status).toBe(204);
    expect((await signIn(app, person.email, undefined, 'seven quiet otters swim')).status).toBe(422);
  });
});

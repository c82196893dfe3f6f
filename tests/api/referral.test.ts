import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccount } from '#api/account-deletion/erase-account.ts';
import { createStores } from '#api/stores.ts';
import { ErrorBody } from '#domain/contract/error-body.ts';
import type { ScanUsage } from '#domain/plans/plan.ts';
import { ReferralAnswer } from '#domain/referral/calls.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { outcomes, pull, push, scanOf } from './queue.ts';
import { type RunningApp, startApp } from './start-app.ts';

// Product P6.20, P6.22 and P6.23.

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const shown = async (person: Person) => ReferralAnswer.parse((await person.get('/api/referral')).body);
const limitOf = async (person: Person) => ((await person.get('/api/scan/usage')).body as ScanUsage).scanLimit;
const scan = async (person: Person) => expect(outcomes(await push(person, [scanOf(person)]))).toEqual(['applied']);

let people = 0;
/** Signs up with a code. @param browser the cookie of a browser in which somebody signed in before */
async function bring(code: string, more: object = {}, browser = ''): Promise<Person & { browser: string }> {
  people += 1;
  const person = new Person(app);
  const reply = await person.post(
    '/api/register',
    { email: `brought${people}@example.org`, username: `brought${people}`, password: PASSWORD, ref: code, ...more },
    browser ? { cookie: browser } : {},
  );
  expect(reply.status).toBe(201);
  const user = reply.body as { id: string; householdId: string };
  const kept = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return Object.assign(person, {
    userId: user.id,
    householdId: user.householdId,
    email: `brought${people}@example.org`,
    browser: kept.find((cookie) => cookie.includes('known')) ?? '',
  });
}
const codeOf = (body: unknown) => ErrorBody.parse(body).error;

test('each account that came with the code and scans once is worth 5 scans a month, at most 25', async () => {
  const maya = await newPerson(app);
  const { code } = await shown(maya);
  expect((await shown(maya)).code).toBe(code);
  expect(await limitOf(maya)).toBe(5);
  // Maya scans before anybody has joined: her phone must receive the new limit.
  await scan(maya);
  const before = await pull(maya);
  const noor = await bring(code.toLowerCase(), { firstName: 'Noor' });
  expect((await noor.send('PUT', '/api/referral/name', { shown: true })).status).toBe(204);
  expect([await limitOf(maya), (await shown(maya)).joined]).toMatchObject([5, [{ name: 'Noor', countedAt: null }]]);
  await scan(noor);
  await scan(noor);
  expect([await limitOf(maya), await limitOf(noor)]).toEqual([10, 5]);
  const usage = (await pull(maya, before.cursor)).changes.find(({ entity }) => entity === 'usage');
  expect(usage?.data).toMatchObject({ scansUsed: 1, scanLimit: 10 });
  for (let at = 0; at < 5; at += 1) await scan(await bring(code));
  expect(await limitOf(maya)).toBe(30);
  expect(await shown(maya)).toMatchObject({ counted: 6, extraScans: 25, mostExtraScans: 25 });
});

test('the extra scans can be used, and not one more', async () => {
  const maya = await newPerson(app);
  await scan(await bring((await shown(maya)).code));
  const results = await push(
    maya,
    Array.from({ length: 11 }, () => scanOf(maya)),
  );
  expect(outcomes(results)).toEqual([...Array(10).fill('applied'), 'held SCAN_LIMIT_REACHED']);
});

test('a first name is told only where its person agreed, and no longer than that', async () => {
  const maya = await newPerson(app);
  const { code } = await shown(maya);
  const noor = await bring(code, { firstName: 'Noor' });
  const nameOf = async () => (await shown(maya)).joined[0]?.name;
  expect([await nameOf(), (await shown(noor)).own]).toEqual([null, { showsName: false }]);
  expect((await noor.send('PUT', '/api/referral/name', { shown: true })).status).toBe(204);
  expect(await nameOf()).toBe('Noor');
  expect((await noor.send('PUT', '/api/referral/name', { shown: false })).status).toBe(204);
  expect(await nameOf()).toBeNull();
  expect((await maya.send('PUT', '/api/referral/name', { shown: true })).status).toBe(404);
  expect(JSON.stringify(await shown(maya))).not.toContain(noor.userId);
});

describe('an account that was made without the link', () => {
  test('keeps a code for 14 days, before its first scan, once', async () => {
    const { code } = await shown(await newPerson(app));
    const claim = (person: Person, what = code) => person.post('/api/referral/claim', { code: what, showName: false });
    const [first, scanned, old] = [await newPerson(app), await newPerson(app), await newPerson(app)];
    expect((await shown(first)).mayClaim).toBe(true);
    expect((await claim(first)).status).toBe(204);
    expect((await claim(first)).status).toBe(409);
    expect((await shown(first)).mayClaim).toBe(false);
    await scan(scanned);
    expect([(await shown(scanned)).mayClaim, (await claim(scanned)).status]).toEqual([false, 409]);
    expect((await claim(old, '00000000')).status).toBe(404);
    app.wait(14 * 86_400_000);
    expect((await claim(old)).status).toBe(409);
  });

  test('is told why a code cannot count', async () => {
    const maya = await newPerson(app);
    const { code } = await shown(maya);
    const own = await maya.post('/api/referral/claim', { code, showName: false });
    expect([own.status, ErrorBody.parse(own.body).message]).toEqual([
      409,
      'This is the code of a household you belong to.',
    ]);
  });
});

describe('counts for nothing', () => {
  test('an account made in a browser of the household that brought it', async () => {
    const first = await bring('');
    const second = await bring((await shown(first)).code, {}, first.browser);
    await scan(second);
    expect([await limitOf(first), (await shown(first)).joined[0]?.refused]).toEqual([5, true]);
  });

  test('an account that syncs from a device of the household', async () => {
    const maya = await newPerson(app);
    await push(maya, [scanOf(maya)]);
    const second = await bring((await shown(maya)).code);
    expect(outcomes(await push(second, [scanOf(second)], maya.deviceId))).toEqual(['applied']);
    expect([await limitOf(maya), (await shown(maya)).joined[0]?.refused]).toEqual([5, true]);
  });

  const move = async (from: Person, to: Person) => {
    const { token } = (await to.post('/api/household/invitations')).body as { token: string };
    expect((await from.post('/api/invitations/accept', { token })).status).toBe(200);
  };

  test('an account that moved in before its first scan, or moves in after it', async () => {
    const maya = await newPerson(app);
    const { code } = await shown(maya);
    const [early, late] = [await bring(code), await bring(code)];
    await move(early, maya);
    await scan(early);
    await scan(late);
    expect(await limitOf(maya)).toBe(10);
    await move(late, maya);
    expect(await limitOf(maya)).toBe(5);
  });

  test('a loop: of two who brought each other only the first counts', async () => {
    const maya = await newPerson(app);
    const noor = await bring((await shown(maya)).code);
    await scan(noor);
    // A second account of Maya’s household, referred by Noor’s.
    const partner = await bring((await shown(noor)).code);
    await move(partner, maya);
    await scan(partner);
    expect([await limitOf(maya), await limitOf(noor)]).toEqual([10, 5]);
    // It cannot claim Noor’s code afterwards either.
    app.db.prepare('DELETE FROM referrals WHERE user_id = ?').run(partner.userId);
    const named = await partner.post('/api/referral/claim', { code: (await shown(noor)).code, showName: false });
    expect(named.status).toBe(409);
  });

  test('an account whose deletion was asked for, and one that is gone; a code of nobody who stays', async () => {
    const maya = await newPerson(app);
    const { code } = await shown(maya);
    const [asked, gone] = [await bring(code), await bring(code)];
    await scan(asked);
    await scan(gone);
    expect(await limitOf(maya)).toBe(15);
    expect((await asked.post('/api/account/deletion', { password: PASSWORD })).status).toBeLessThan(300);
    expect([await limitOf(maya), (await shown(maya)).joined.length]).toEqual([10, 1]);
    await eraseAccount(createStores(app.database), { id: gone.userId, email: gone.email }, app.now());
    expect([await limitOf(maya), (await shown(maya)).joined]).toEqual([5, []]);
    expect((await maya.post('/api/account/deletion', { password: PASSWORD })).status).toBeLessThan(300);
    expect((await gone.post('/api/referral/preview', { code })).body).toEqual({ known: false });
  });
});

test('a code that is none never stops a registration, and nothing it holds comes back', async () => {
  for (const text of ['', '\u202e\u0000<script>', "' OR 1=1 --"]) {
    const reply = await new Person(app).post('/api/register', {
      ...{ email: `${randomUUID()}@example.org`, username: `u${randomUUID()}`, password: PASSWORD },
      ref: text,
    });
    expect([text, reply.status]).toEqual([text, 201]);
  }
  const person = await newPerson(app);
  for (const code of ['', 'x'.repeat(41), null, 7, ['7K2QMT4X'], { code: '7K2QMT4X' }]) {
    const reply = await person.post('/api/referral/claim', { code, showName: false });
    expect([code, reply.status, codeOf(reply.body)]).toEqual([code, 422, 'INVALID_INPUT']);
  }
});

test('of codes, visitors learn whether one works, and not whose it is', async () => {
  const { code } = await shown(await newPerson(app));
  const ask = async (text: string) => (await new Person(app).post('/api/referral/preview', { code: text })).body;
  expect([await ask(code), await ask('ZZZZZZZZ'), await ask('\u0000')]).toEqual([
    { known: true },
    { known: false },
    { known: false },
  ]);
});

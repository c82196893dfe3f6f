import { afterEach, expect, test } from 'vitest';
import { knownBrowsers } from '#api/accounts/known-browsers.ts';
import { createHashQueue } from '#api/accounts/passwords/hash-queue.ts';
import { createLoginDelays, type LoginDelays } from '#api/accounts/passwords/login-delays.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { newPerson, PASSWORD, Person } from './person.ts';
import { startApp } from './start-app.ts';

// Product P2.2.6.
const databases: TestDatabase[] = [];
afterEach(() => {
  for (const database of databases.splice(0)) database.close();
});
const freshDelays = async () => {
  const database = await testDatabase();
  databases.push(database);
  return createLoginDelays(database, 1);
};

const wait = async (delays: LoginDelays, name: string, nowMs: number) => {
  const checked = await delays.check([name], nowMs);
  return checked.ok ? 0 : (checked.problem.retryAfter ?? 0);
};

test('from the fifth failure on the delay doubles, up to 15 minutes', async () => {
  const delays = await freshDelays();
  const seconds: number[] = [];
  for (let failure = 1; failure <= 18; failure += 1) {
    await delays.failed('a', 0);
    seconds.push(await wait(delays, 'a', 0));
  }
  expect(seconds).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900]);
  expect(await wait(delays, 'b', 0)).toBe(0);
  expect(await wait(delays, 'a', 900_000)).toBe(0);
});

test('success and a quiet hour forget the failures', async () => {
  const delays = await freshDelays();
  for (let failure = 0; failure < 6; failure += 1) await delays.failed('a', 0);
  await delays.succeeded('a');
  expect(await wait(delays, 'a', 0)).toBe(0);
  for (let failure = 0; failure < 6; failure += 1) await delays.failed('a', 0);
  await delays.failed('a', 3_600_000);
  expect(await wait(delays, 'a', 3_600_000)).toBe(0);
});

test('a failure that was no guess is taken back', async () => {
  const delays = await freshDelays();
  for (let failure = 0; failure < 4; failure += 1) await delays.failed('a', 0);
  for (let busy = 0; busy < 9; busy += 1) {
    await delays.failed('a', 0);
    await delays.takeBack('a');
  }
  expect(await wait(delays, 'a', 0)).toBe(0);
  await delays.failed('a', 0);
  expect(await wait(delays, 'a', 0)).toBe(1);
});

test('guesses from elsewhere keep nobody out of a browser in which they have signed in', async () => {
  const app = await startApp({ rateLimitFactor: 1 });
  try {
    const owner = new Person(app);
    const account = { email: 'owner@example.org', password: PASSWORD };
    const made = await owner.post('/api/register', { ...account, username: 'owner' });
    const known = made.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-known='));
    expect(known).toMatch(/; Secure; HttpOnly; SameSite=Strict/);
    const browser = known?.split(';')[0] ?? '';
    await owner.post('/api/logout');
    const signIn = async (cookie: string, password = PASSWORD) => {
      const person = new Person(app);
      person.cookie = cookie;
      return (await person.post('/api/login', { email: account.email, password })).status;
    };
    // Guesses from the owner's own address, which is slowed down too.
    for (let guess = 0; guess < 5; guess += 1) expect(await signIn('', 'wrong')).toBe(401);
    expect(await signIn('')).toBe(429);
    expect(await signIn(`__Host-known=${'A'.repeat(43)}`)).toBe(429);
    expect(await signIn(browser)).toBe(200);
    // A known browser that guesses is slowed down like any other.
    for (let guess = 0; guess < 5; guess += 1) await signIn(browser, 'wrong');
    expect(await signIn(browser)).toBe(429);
  } finally {
    await app.close();
  }
});

test('guesses for one account are slowed down, for an unknown one just the same', async () => {
  const app = await startApp({ rateLimitFactor: 1 });
  try {
    const person = new Person(app);
    await person.post('/api/register', { email: 'a@example.org', password: PASSWORD, username: 'a' });
    for (const email of ['a@example.org', 'nobody@example.org']) {
      // The pauses keep the guesses below the limit by address, as if they came from many networks.
      const statuses: number[] = [];
      for (let guess = 0; guess < 6; guess += 1) {
        const reply = await new Person(app).post('/api/login', { email, password: 'wrong' });
        statuses.push(reply.status);
        app.wait(61_000 * (guess === 4 ? 0 : 1));
      }
      expect([email, ...statuses]).toEqual([email, 401, 401, 401, 401, 401, 429]);
      app.wait(3_700_000);
    }
    const right = await new Person(app).post('/api/login', { email: 'a@example.org', password: PASSWORD });
    expect(right.status).toBe(200);
  } finally {
    await app.close();
  }
});

test('two hashes run at once, fifty wait, the next is turned away', async () => {
  const queue = createHashQueue();
  let running = 0;
  let most = 0;
  const ends: Array<() => void> = [];
  const work = () => {
    running += 1;
    most = Math.max(most, running);
    return new Promise<void>((end) => ends.push(end)).then(() => {
      running -= 1;
    });
  };
  const all = Array.from({ length: 53 }, () => queue.run(work));
  const last = await all.at(-1);
  expect(last).toMatchObject({ ok: false, problem: { code: 'BUSY' } });
  let done = 0;
  void Promise.all(all.map((one) => one.then(() => (done += 1))));
  while (done < 53) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect(most).toBe(2);
  expect((await Promise.all(all)).filter(({ ok }) => ok)).toHaveLength(52);
});

test('browsers are remembered by account: however many one has, another forgets none of its own', async () => {
  const app = await startApp();
  const [one, other] = [await newPerson(app), await newPerson(app)];
  const { reader, writes } = app.database;
  const note = (userId: string, token: string | null, at: number) =>
    writes.run((tx) => knownBrowsers.note(tx, userId, token, at));
  const first = await note(one.userId, null, 1e13);
  const early = await note(other.userId, null, 1e13);
  for (let at = 1; at <= 50; at += 1) await note(other.userId, null, 1e13 + at);
  await note(one.userId, null, 1e13 + 99);
  expect(await knownBrowsers.knows(reader, one.email, first)).toBe(true);
  expect(await knownBrowsers.knows(reader, other.email, early)).toBe(false);
  expect(await knownBrowsers.knows(reader, other.email, first)).toBe(false);
  await app.close();
});

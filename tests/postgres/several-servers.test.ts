import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EVERYTHING } from '#domain/administration/live-calls.ts';
import { ScanUsage } from '#domain/plans/plan-schemas.ts';
import { ADMINISTRATOR, enrol } from '../api/administrator.ts';
import { migratedPostgres } from '../api/open-connections.ts';
import { newPerson, PASSWORD, Person } from '../api/person.ts';
import { itemOf, op, pull, push, scanOf } from '../api/queue.ts';
import { type AppOptions, type RunningApp, startApp } from '../api/start-app.ts';
import { StreamListener } from '../api/stream-listener.ts';
import { eventually } from '../offline/phone.ts';
import type { OwnDatabase } from '../support/postgres-database.ts';

// One household with phones on different servers of one database: what is true on one server is true on all of them.

let database: OwnDatabase;
let apps: RunningApp[] = [];
/** A direct connection to the database. */
let beside: Client;
beforeEach(async () => {
  database = await migratedPostgres();
  beside = new Client({ connectionString: database.url });
  await beside.connect();
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await beside.end();
  await database.drop();
});

async function servers(count: number, options: AppOptions = {}): Promise<RunningApp[]> {
  apps = await Promise.all(Array.from({ length: count }, () => startApp({ ...options, database: database.url })));
  return apps;
}

/** The same person with another phone, connected to another server. */
function at(app: RunningApp, person: Person): Person {
  const other = new Person(app);
  Object.assign(other, { cookie: person.cookie, userId: person.userId, householdId: person.householdId });
  return other;
}

const one = async (text: string, ...values: unknown[]): Promise<number> =>
  Number(Object.values((await beside.query(text, values)).rows[0])[0]);

test('a session begins on one server and holds, and ends, on every other (product P17.20)', async () => {
  const [first, second] = (await servers(2)) as [RunningApp, RunningApp];
  const here = await newPerson(first);
  const there = at(second, here);
  expect((await there.get('/api/user')).status).toBe(200);
  await there.post('/api/logout');
  expect((await here.get('/api/user')).status).toBe(401);
});

test('what one phone writes wakes the other at the other server, which reads the same (product P17.20)', async () => {
  const [first, second] = (await servers(2, { tier: 'family' })) as [RunningApp, RunningApp];
  const here = await newPerson(first);
  const there = at(second, here);
  const stream = await fetch(`${second.url}/api/sync/changes?deviceId=${randomUUID()}`, {
    headers: { cookie: there.cookie },
  });
  let heard = '';
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  const read = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard += new TextDecoder().decode(value);
    }
  })();
  await eventually(() => expect(heard).toContain('data: 0.0'));
  await push(here, [itemOf(here)]);
  await eventually(() => expect(heard).toContain('data: 1.0'));
  expect((await pull(there)).changes).toEqual((await pull(here)).changes);
  await reader.cancel();
  await read;
});

test('what is done at one server reaches an administrator at the other, and so does the end of their session (product P17.35)', async () => {
  const [first, second] = (await servers(2, { firstAdministrator: ADMINISTRATOR })) as [RunningApp, RunningApp];
  const signIn = await enrol(first);
  const bearer = await signIn();
  const ear = await StreamListener.open(`${second.url}/api/admin/changes`, bearer);
  await ear.untilWord(EVERYTHING);
  const here = await newPerson(first);
  await ear.untilWord('households');
  const ask = { name: 'Maya', email: here.email, question: 'Where is the bell?' };
  expect((await here.post('/api/help/question', ask)).status).toBeLessThan(300);
  await ear.untilWord('questions');
  expect((await new Person(first).post('/api/admin/logout', undefined, bearer)).status).toBe(204);
  await ear.ended();
});

test('an operation that is sent to several servers at once takes effect once (product P17.20)', async () => {
  const all = await servers(3, { tier: 'family' });
  const person = await newPerson(all[0] as RunningApp);
  const ops = Array.from({ length: 5 }, () => itemOf(person));
  const answers = await Promise.all(all.map((app) => push(at(app, person), ops)));
  for (const [place] of ops.entries()) {
    const statuses = answers.map((answer) => answer[place]?.status);
    expect(statuses.sort()).toEqual(['applied', 'duplicate', 'duplicate']);
  }
  expect(await one('SELECT count(*) FROM inventory WHERE household_id = $1', person.householdId)).toBe(5);
});

test('twenty phones that scan ten times each at four servers have five scans counted (product P17.20)', async () => {
  const all = await servers(4);
  const person = await newPerson(all[0] as RunningApp);
  const results = await Promise.all(
    Array.from({ length: 20 }, async (_, phone) => {
      const mine = at(all[phone % 4] as RunningApp, person);
      return push(
        mine,
        Array.from({ length: 10 }, () => scanOf(mine)),
      );
    }),
  );
  expect(results.flat().filter(({ status }) => status === 'applied')).toHaveLength(5);
  expect(await one('SELECT count(*) FROM scans WHERE household_id = $1', person.householdId)).toBe(5);
  for (const app of all) {
    expect(ScanUsage.parse((await at(app, person).get('/api/scan/usage')).body)).toMatchObject({ scansUsed: 5 });
  }
});

test('guesses that go round four servers are as few as at one (product P17.21)', async () => {
  const all = await servers(4, { rateLimitFactor: 1 });
  const account = { email: 'owner@example.org', password: PASSWORD };
  await new Person(all[0] as RunningApp).post('/api/register', { ...account, username: 'owner' });
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const { status } = await new Person(all[guess % 4] as RunningApp).post('/api/login', {
      ...account,
      password: `guess ${guess}`,
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, ...Array(7).fill(429)]);
  const right = await new Person(all[3] as RunningApp).post('/api/login', account);
  expect(right.status).toBe(429);
});

test('what a server counted of a limit counts at the others (product P17.21)', async () => {
  const [first, second] = (await servers(2, { tier: 'family', rateLimitFactor: 1 })) as [RunningApp, RunningApp];
  const here = await newPerson(first);
  const there = at(second, here);
  for (let call = 0; call < 40; call += 1) await pull(here);
  // A server informs the others a moment later; refused calls do not count.
  await eventually(async () => expect((await there.get('/api/sync/pull')).status).toBe(429));
});

test('a value that two servers change at once has one loser, kept for both to see', async () => {
  const [first, second] = (await servers(2, { tier: 'family' })) as [RunningApp, RunningApp];
  const here = await newPerson(first);
  const there = at(second, here);
  const named = (who: Person, to: string) =>
    op(who, 'profile.edit', { displayName: { from: '', to } }, { entityId: who.userId });
  await Promise.all([push(here, [named(here, 'Ann')]), push(there, [named(there, 'Bob')])]);
  const [mine, theirs] = await Promise.all([pull(here), pull(there)]);
  expect(mine.changes).toEqual(theirs.changes);
});

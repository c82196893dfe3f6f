import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAccountRows } from '#api/account-export/account-rows.ts';
import { audit } from '#api/accounts/audit.ts';
import { accountLinks } from '#api/accounts/links.ts';
import { ABSOLUTE_MS, createSessions } from '#api/accounts/sessions.ts';
import { signOutEverywhere } from '#api/accounts/sign-out-everywhere.ts';
import { findHouseholds, PLANS_OF } from '#api/administration/households.ts';
import { createAnalyticsStore } from '#api/analytics/store.ts';
import { deliveries } from '#api/delivery/deliveries.ts';
import { people } from '#api/delivery/people.ts';
import { relayPlaces } from '#api/delivery/relay-places.ts';
import { householdsOfPerson } from '#api/households/several-store.ts';
import { alertStore } from '#api/recalls/alert-store.ts';
import { ownedEntries, ownedEntriesOf } from '#api/recalls/owned-entries.ts';
import { unmatched } from '#api/recalls/unmatched.ts';
import { devices } from '#api/sync/devices.ts';
import { portraits } from '#api/uploads/portrait-store.ts';
import type { Tx } from '#db/handles.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { homeOf, join, NOW, PEOPLE, type PersonName, twoPeople } from './two-people.ts';

// Queries about people, each limited to one person or household (docs/security.md).

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  database.db.exec('DELETE FROM audit_events');
  twoPeople(database.db);
});

const write = <T>(act: (tx: Tx) => Promise<T>): Promise<T> => database.writes.run(act);
const run = (sql: string, ...values: (string | number | Buffer)[]): void =>
  void database.db.prepare(sql).run(...values);
const column = (sql: string, ...values: string[]): unknown[] =>
  database.db
    .prepare(sql)
    .pluck()
    .all(...values);
const preference = (who: PersonName, id: string, value: string): void =>
  run("INSERT INTO preferences (user_id, id, rev, seq, changed_by, value) VALUES (?, ?, 1, 1, 'x', ?)", who, id, value);
const phone = (who: PersonName): void =>
  run("INSERT INTO push_subscriptions VALUES (?, ?, '1', ?, 'p', 'a', NULL, 1)", who, who, `https://${who}.example/`);

test('sessions act for a household of their person, and end with nobody else’s', async () => {
  const sessions = createSessions(database);
  const [home, away] = [homeOf('ann'), homeOf('bob')];
  join(database.db, away, 'ann', 'member', 1);
  const start = (who: PersonName, at: number, where = homeOf(who)) =>
    write((tx) => sessions.start(tx, who, where, 'Chrome', at));
  const [anns, bobs, visiting] = [await start('ann', NOW), await start('bob', NOW), await start('ann', NOW, away)];
  const roleOf = async (token: string) => (await sessions.find(token, NOW))?.session.role;
  expect([await roleOf(anns), await roleOf(bobs), await roleOf(visiting)]).toEqual(['owner', 'owner', 'member']);
  const homes = () => column("SELECT household_id FROM sessions WHERE user_id = 'bob'");
  await write((tx) => sessions.moveAll(tx, 'ann', home));
  expect(homes()).toEqual([away]);
  const number = (await sessions.find(anns, NOW))?.session.number ?? '';
  run("UPDATE sessions SET number = ? WHERE user_id = 'bob'", number);
  await write((tx) => sessions.move(tx, 'ann', number, home));
  expect(homes()).toEqual([away]);
  // Bob's expired session is removed only when Bob signs in again.
  const later = NOW + 2 * ABSOLUTE_MS;
  await start('ann', later);
  expect(homes()).toEqual([away]);
  await write((tx) => sessions.endAll(tx, 'ann', null));
  expect(column('SELECT user_id FROM sessions')).toEqual(['bob']);
});

test('a session whose person left goes on in another household of that person', async () => {
  const sessions = createSessions(database);
  const token = await write((tx) => sessions.start(tx, 'ann', homeOf('ann'), 'Chrome', NOW));
  run("INSERT INTO households (id, tier, created_at) VALUES ('home of both', 'family', 0)");
  join(database.db, 'home of both', 'ann', 'member', 5);
  run("DELETE FROM memberships WHERE user_id = 'ann' AND role = 'owner'");
  expect((await sessions.find(token, NOW))?.session.user.householdId).toBe('home of both');
});

test('who is signed out everywhere by the people who run the server is one person', async () => {
  const sessions = createSessions(database);
  for (const who of ['ann', 'ann', 'bob'] as const) {
    await write((tx) => sessions.start(tx, who, homeOf(who), 'Chrome', NOW));
  }
  expect(await write((tx) => signOutEverywhere(tx, 'ann@example.org', NOW))).toBe(2);
  expect(column('SELECT user_id FROM sessions')).toEqual(['bob']);
});

test('a new link ends the earlier ones of its person', async () => {
  const make = (who: PersonName) =>
    write((tx) => accountLinks.make(tx, 'reset', { userId: who, email: `${who}@example.org` }, 1000, NOW));
  const first = await make('bob');
  await make('ann');
  expect((await accountLinks.find(database.reader, 'reset', first, NOW))?.userId).toBe('bob');
});

test('a person is given what is held of them', async () => {
  const sessions = createSessions(database);
  for (const who of PEOPLE) {
    await write(async (tx) => {
      await sessions.start(tx, who, homeOf(who), `Chrome of ${who}`, NOW);
      await devices.seen(tx, who, `phone of ${who}`, NOW);
      await audit(tx, { kind: 'registered', userId: who, householdId: homeOf(who) }, NOW);
      await deliveries.add(tx, { userId: who, id: `told ${who}`, part: { k: 'test' }, critical: false }, NOW);
      await portraits.keep(tx, { user_id: who, sha256: `face of ${who}`, stored_sha256: 'x', bytes: 1 });
      await relayPlaces.put(tx, who, { relay: 'ntfy', token: `topic of ${who}` }, NOW);
    });
    phone(who);
    run(
      'INSERT INTO second_steps (user_id, secret, begun_at, confirmed_at, last_step) VALUES (?, ?, 0, ?, 0)',
      who,
      Buffer.from(who),
      who === 'ann' ? 1 : 2,
    );
  }
  for (const who of PEOPLE) {
    const held = await readAccountRows(database.reader, who);
    expect(held?.account).toMatchObject({ id: who, secondStepSince: who === 'ann' ? 1 : 2 });
    expect(held?.households.map(({ id, adults }) => [id, adults.map((adult) => adult.id)])).toEqual([
      [homeOf(who), [who]],
    ]);
    expect(held?.signIns.map(({ name }) => name)).toEqual([`Chrome of ${who}`]);
    expect(held?.phones.map(({ deviceId }) => deviceId)).toEqual([`phone of ${who}`]);
    expect(held?.events.map(({ householdId }) => householdId)).toEqual([homeOf(who)]);
    expect(held?.pushes.map(({ service }) => service)).toEqual([`${who}.example`, 'ntfy']);
    expect(held?.tellings.map(({ id }) => id)).toEqual([`told ${who}`]);
    expect(held?.portrait?.sha256).toBe(`face of ${who}`);
  }
  await write((tx) => relayPlaces.drop(tx, 'ann', 'ntfy'));
  expect(await relayPlaces.of(database.reader, 'ann')).toEqual([]);
  expect(await relayPlaces.of(database.reader, 'bob')).toEqual([{ relay: 'ntfy', token: 'topic of bob' }]);
});

test.each<readonly [string, (who: PersonName) => void]>([
  ['a phone', phone],
  ['a relay', (who) => run("INSERT INTO relay_places VALUES (?, 'ntfy', 'x', 0)", who)],
  ['mail', (who) => preference(who, 'notifyByMail', 'true')],
])('a message by %s reaches who chose it', async (_, choose) => {
  const reached = async () => (await people.reached(database.reader, '', 10)).map(({ id }) => id);
  expect(await reached()).toEqual([]);
  choose('bob');
  expect(await reached()).toEqual(['bob']);
});

test('events of use are kept of who agreed to it', async () => {
  const analytics = createAnalyticsStore(database.writes);
  preference('bob', 'analyticsConsent', '"granted"');
  const event = {
    ...{ id: 'e', name: 'analytics.dropped' as const, properties: { count: 1 } },
    ...{ sessionId: 's', timestamp: new Date(NOW).toISOString() },
  };
  expect(await analytics.add('ann', [event], NOW)).toEqual({ stored: 0, duplicates: 0 });
  expect(await analytics.add('bob', [event], NOW)).toEqual({ stored: 1, duplicates: 0 });
});

test('households and plans are those of one person, also for an administrator', async () => {
  const { reader } = database;
  run("UPDATE households SET tier = 'free' WHERE id = ?", homeOf('ann'));
  expect((await householdsOfPerson.all(reader, 'ann')).map(({ id }) => id)).toEqual([homeOf('ann')]);
  expect(await reader.all(PLANS_OF, { userId: 'ann' })).toEqual([{ tier: 'free' }]);
  const found = await findHouseholds(reader, 'ann@');
  expect(found.map(({ id, people: adults }) => [id, adults.map(({ username }) => username)])).toEqual([
    [homeOf('ann'), ['ann']],
  ]);
});

test('notices are compared with what one household has, and told to it', async () => {
  const { reader } = database;
  run("INSERT OR REPLACE INTO recall_notices VALUES ('n', 'x', '2026-01-01', '2026-01-01', 0, 1, 0, '{}', '{}')");
  for (const who of PEOPLE) {
    run(
      "INSERT INTO inventory VALUES (?, 'the same', 1, 1, 0, 'x', 0, 'p', 1, NULL, NULL, NULL, NULL, ?, 0)",
      homeOf(who),
      `of ${who}`,
    );
    await write((tx) =>
      alertStore.add(tx, {
        ...{ household_id: homeOf(who), notice_id: 'n', product_id: 'p', verdict: `of ${who}`, made_at: 0 },
      }),
    );
  }
  for (const who of PEOPLE) {
    expect((await alertStore.ofHousehold(reader, homeOf(who))).map(({ verdict }) => verdict)).toEqual([`of ${who}`]);
    const owned: string[] = [];
    for await (const some of ownedEntries(reader, homeOf(who), who)) owned.push(...some.map(({ notes }) => notes));
    expect(owned).toEqual([`of ${who}`]);
    expect((await ownedEntriesOf(reader, homeOf(who), 'p')).map(({ notes }) => notes)).toEqual([`of ${who}`]);
  }
  const waiting = await unmatched.products(reader, 10);
  expect(waiting.map(({ household_id }) => household_id).sort()).toEqual([homeOf('ann'), homeOf('bob')]);
  const anns = waiting.find(({ household_id }) => household_id === homeOf('ann'));
  if (anns) await write((tx) => unmatched.dropProduct(tx, anns));
  expect((await unmatched.products(reader, 10)).map(({ household_id }) => household_id)).toEqual([homeOf('bob')]);
});

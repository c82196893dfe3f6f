import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedInDevices } from '#api/accounts/devices.ts';
import { forgetBrowsers, knownBrowsers } from '#api/accounts/known-browsers.ts';
import { passkeyStore } from '#api/accounts/passkeys/store.ts';
import { secondStepStore } from '#api/accounts/second-step/store.ts';
import { deliveries } from '#api/delivery/deliveries.ts';
import { people } from '#api/delivery/people.ts';
import { subscriptions } from '#api/delivery/subscriptions.ts';
import { adultStore } from '#api/households/adult-store.ts';
import { invitations } from '#api/households/invitations.ts';
import { portraits } from '#api/uploads/portrait-store.ts';
import type { Tx } from '#db/handles.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { DAY, homeOf, join, NOW, PEOPLE, type PersonName, twoPeople } from './two-people.ts';

let database: TestDatabase;
let invited: Record<PersonName, string>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const write = <T>(act: (tx: Tx) => Promise<T>): Promise<T> => database.writes.run(act);
/** All rows of a person in these tables. */
const heldOf = (who: PersonName): Record<string, unknown[]> =>
  Object.fromEntries(
    [
      ...['sessions', 'known_browsers', 'passkeys', 'second_steps', 'recovery_codes', 'deliveries', 'portraits'],
      ...['push_subscriptions', 'memberships'],
    ].map((table) => [table, database.db.prepare(`SELECT * FROM ${table} WHERE user_id = ?`).all(who)]),
  );
const invitationsOf = (who: PersonName): unknown[] =>
  database.db.prepare('SELECT * FROM invitations WHERE household_id = ?').all(homeOf(who));
/** Runs a write for Ann, and expects that nothing of Bob's changes. */
async function asAnn<T>(act: (tx: Tx) => Promise<T>): Promise<T> {
  const before = [heldOf('bob'), invitationsOf('bob')];
  const answer = await write(act);
  expect([heldOf('bob'), invitationsOf('bob')]).toEqual(before);
  return answer;
}

const phone = (who: PersonName, number: number) => ({
  ...{ user_id: who, session: `${number} of ${who}`, endpoint: `https://push.example/${who}/${number}` },
  ...{ p256dh: 'p', auth: 'a', ends_at: null, made_at: NOW + number },
});

beforeEach(async () => {
  const { db } = database;
  twoPeople(db);
  invited = { ann: '', bob: '' };
  for (const who of PEOPLE) {
    for (const at of [1, 2]) {
      db.prepare(
        `INSERT INTO sessions (token_hash, user_id, started_at, issued_at, household_id, number, name)
         VALUES (?, ?, ?, ?, ?, ?, 'Chrome')`,
      ).run(Buffer.from(`${who}${at}`), who, NOW, NOW, homeOf(who), `${at} of ${who}`);
    }
    await write(async (tx) => {
      await knownBrowsers.note(tx, who, 'the same token', NOW);
      await secondStepStore.begin(tx, who, Buffer.from(`secret of ${who}`), NOW);
      await secondStepStore.setCodes(tx, who, [`code of ${who}`, 'the same code']);
      const passkey = { id: `key of ${who}`, user_id: who, public_key: Buffer.from('k'), counter: 0 };
      await passkeyStore.add(tx, { ...passkey, transports: '', name: 'Phone', made_at: NOW });
      await deliveries.add(tx, { userId: who, id: 'the same', part: { k: 'test' }, critical: false }, NOW);
      await portraits.keep(tx, { user_id: who, sha256: `face of ${who}`, stored_sha256: `file of ${who}`, bytes: 1 });
      await subscriptions.put(tx, phone(who, 1), null);
      invited[who] = (await invitations.make(tx, homeOf(who), who, NOW)).id;
    });
  }
});

test('a second step, its codes and its passkeys are one person’s', async () => {
  const { reader } = database;
  expect((await secondStepStore.find(reader, 'bob'))?.secret.toString()).toBe('secret of bob');
  await asAnn((tx) => secondStepStore.confirm(tx, 'ann', NOW));
  expect(await asAnn((tx) => secondStepStore.takeStep(tx, 'ann', 7))).toBe(true);
  expect(await asAnn((tx) => secondStepStore.takeCode(tx, 'ann', 'code of bob', NOW))).toBe(false);
  expect(await asAnn((tx) => secondStepStore.takeCode(tx, 'ann', 'the same code', NOW))).toBe(true);
  expect(await secondStepStore.codesLeft(reader, 'ann')).toBe(1);
  expect(await secondStepStore.codesLeft(reader, 'bob')).toBe(2);
  await asAnn((tx) => secondStepStore.setCodes(tx, 'ann', ['another']));
  await asAnn((tx) => secondStepStore.remove(tx, 'ann'));
  expect(await secondStepStore.find(reader, 'ann')).toBe(null);

  expect((await passkeyStore.ofPerson(reader, 'ann')).map(({ id }) => id)).toEqual(['key of ann']);
  expect((await passkeyStore.find(reader, 'key of bob'))?.email).toBe('bob@example.org');
  expect(await asAnn((tx) => passkeyStore.rename(tx, 'ann', 'key of bob', 'Mine'))).toBe(false);
  expect(await asAnn((tx) => passkeyStore.remove(tx, 'ann', 'key of bob'))).toBe(false);
});

test('sessions and known browsers are one person’s', async () => {
  const { reader } = database;
  const shown = await signedInDevices.list(reader, 'ann', '1 of ann', NOW);
  expect(shown.map(({ id }) => id).sort()).toEqual(['1 of ann', '2 of ann']);
  expect(await asAnn((tx) => signedInDevices.end(tx, 'ann', '1 of bob'))).toBe(false);
  expect(await asAnn((tx) => signedInDevices.endOthers(tx, 'ann', '1 of ann'))).toBe(1);
  // The fifty newest of each account are kept: Ann's displace none of Bob's, and Bob's none of hers.
  for (let at = 0; at < 50; at += 1) await asAnn((tx) => knownBrowsers.note(tx, 'ann', `token ${at}`, NOW - 1));
  expect(heldOf('ann').known_browsers).toHaveLength(50);
  await write((tx) => knownBrowsers.note(tx, 'bob', 'a newer one of bob', NOW + 1));
  await asAnn((tx) => knownBrowsers.note(tx, 'ann', 'token 3', NOW - 1));
  expect(heldOf('ann').known_browsers).toHaveLength(50);
  expect(await knownBrowsers.knows(reader, 'ann@example.org', 'a newer one of bob')).toBe(false);
  await asAnn((tx) => forgetBrowsers(tx, 'ann'));
  expect(heldOf('ann').known_browsers).toEqual([]);
});

test('messages and the phones they go to are one person’s', async () => {
  const { reader } = database;
  await asAnn((tx) => deliveries.postpone(tx, 'ann', 'the same', NOW + DAY));
  await asAnn((tx) => deliveries.told(tx, 'ann', 'the same', NOW + 5));
  expect(await deliveries.untold(reader, 'ann')).toEqual([]);
  expect(await deliveries.untold(reader, 'bob')).toHaveLength(1);
  expect(await deliveries.lastToldAt(reader, 'bob')).toBe(null);

  expect((await subscriptions.live(reader, 'ann', NOW)).map(({ user_id }) => user_id)).toEqual(['ann']);
  await asAnn((tx) => subscriptions.removeOwn(tx, 'ann', phone('bob', 1).endpoint));
  await asAnn((tx) => subscriptions.put(tx, phone('ann', 2), phone('bob', 1).endpoint));
  // A subscription with somebody else's session is not delivered to.
  await write((tx) => subscriptions.put(tx, { ...phone('ann', 3), session: '1 of bob' }, null));
  expect((await subscriptions.live(reader, 'ann', NOW)).map(({ session }) => session).sort()).toEqual([
    '1 of ann',
    '2 of ann',
  ]);
  await asAnn((tx) => subscriptions.put(tx, phone('ann', 2), null));
  expect(heldOf('ann').push_subscriptions).toHaveLength(2);
  // Twenty of each person are kept.
  for (let at = 3; at < 30; at += 1) {
    await asAnn((tx) => subscriptions.put(tx, { ...phone('ann', at), session: '1 of ann' }, null));
  }
  expect(heldOf('ann').push_subscriptions).toHaveLength(20);
  const newest = { ...phone('bob', 50), session: '1 of bob' };
  for (let at = 0; at < 20; at += 1) {
    await write((tx) => subscriptions.put(tx, { ...newest, endpoint: `https://push.example/new/${at}` }, null));
  }
  await asAnn((tx) => subscriptions.put(tx, { ...phone('ann', 30), session: '1 of ann' }, null));
  expect(heldOf('ann').push_subscriptions).toHaveLength(20);
  expect(await people.adultsOf(reader, homeOf('ann'))).toEqual(['ann']);
});

test('a portrait is seen by who shares a household, and changed by its owner', async () => {
  const { reader } = database;
  expect((await portraits.find(reader, 'ann', 'ann'))?.sha256).toBe('face of ann');
  expect((await portraits.find(reader, 'bob', 'bob'))?.sha256).toBe('face of bob');
  expect(await portraits.find(reader, 'ann', 'bob')).toBe(null);
  await asAnn((tx) => portraits.forget(tx, 'ann'));
  expect(heldOf('ann').portraits).toEqual([]);
  join(database.db, homeOf('bob'), 'ann', 'member', 1);
  expect((await portraits.find(reader, 'ann', 'bob'))?.sha256).toBe('face of bob');
  expect(await portraits.find(reader, 'bob', 'ann')).toBe(null);
});

test('adults and invitations are one household’s', async () => {
  const { reader } = database;
  expect((await adultStore.all(reader, homeOf('ann'))).map(({ id }) => id)).toEqual(['ann']);
  expect(await adultStore.householdOf(reader, 'bob')).toBe(homeOf('bob'));
  join(database.db, homeOf('ann'), 'bob', 'owner', 1);
  const rolesOfBob = () =>
    database.db.prepare("SELECT household_id, role FROM memberships WHERE user_id = 'bob' ORDER BY created_at").all();
  await asAnn((tx) => adultStore.setRole(tx, homeOf('ann'), 'ann', 'member'));
  await write((tx) => adultStore.setRole(tx, homeOf('ann'), 'bob', 'member'));
  expect(rolesOfBob()).toEqual([
    { household_id: homeOf('bob'), role: 'owner' },
    { household_id: homeOf('ann'), role: 'member' },
  ]);
  await write((tx) => adultStore.remove(tx, homeOf('ann'), 'bob'));
  expect(rolesOfBob()).toEqual([{ household_id: homeOf('bob'), role: 'owner' }]);
  expect(await asAnn((tx) => adultStore.remove(tx, homeOf('ann'), 'bob'))).toBe(false);
  expect(await asAnn((tx) => adultStore.remove(tx, homeOf('ann'), 'ann'))).toBe(true);

  expect((await invitations.waiting(reader, homeOf('ann'), NOW)).map(({ id }) => id)).toEqual([invited.ann]);
  expect(await asAnn((tx) => invitations.revoke(tx, homeOf('ann'), invited.bob, NOW))).toBe(false);
  // Bob's invitations into his own household stay when he loses the right to invite into Ann's.
  await asAnn((tx) => invitations.revokeOf(tx, homeOf('ann'), 'bob', NOW));
  await asAnn((tx) => invitations.revokeOf(tx, homeOf('ann'), 'ann', NOW));
  expect(await invitations.waiting(reader, homeOf('ann'), NOW)).toEqual([]);
});

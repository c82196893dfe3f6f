import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBurial } from '#api/jobs/old-rows.ts';
import { createStores, type Stores } from '#api/stores.ts';
import { appliedOps } from '#api/sync/applied-ops.ts';
import { devices } from '#api/sync/devices.ts';
import type { Saved } from '#api/sync/entity-store.ts';
import { createOperationBudget } from '#api/sync/operation-budget.ts';
import { syncState } from '#api/sync/sync-state.ts';
import type { Tx } from '#db/handles.ts';
import type { Operation } from '#domain/sync/operation.ts';
import { MOST_OPERATIONS } from '#domain/sync/row-bounds.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { DAY, homeOf, NOW, PEOPLE, type PersonName, twoPeople } from './two-people.ts';

// Synced rows with the same ids in two households (docs/security.md).

let database: TestDatabase;
let stores: Stores;
beforeAll(async () => {
  database = await testDatabase();
  stores = createStores(database);
});
afterAll(() => database.close());
beforeEach(() => {
  database.db.exec('DELETE FROM products');
  twoPeople(database.db);
});

const write = <T>(act: (tx: Tx) => Promise<T>): Promise<T> => database.writes.run(act);
const stamp = (seq: number, rev = 1) => ({ rev, seq, changedBy: 'a phone', otherRev: 0 });
const rowsOf = (table: string, who: PersonName): unknown[] =>
  database.db.prepare(`SELECT * FROM ${table} WHERE household_id = ? ORDER BY 1, 2`).all(homeOf(who));

/** Runs a write for Ann, and expects that Bob's rows in a table do not change. */
async function forAnn<T>(table: string, act: (tx: Tx) => Promise<T>): Promise<T> {
  const before = rowsOf(table, 'bob');
  expect(before).not.toEqual([]);
  const answer = await write(act);
  expect(rowsOf(table, 'bob')).toEqual(before);
  return answer;
}

const entry = (who: PersonName, id: string, deleted = false): Saved<'inventory'> => ({
  ...{ id, deleted },
  data: {
    ...{ id, productId: `product of ${who}`, quantity: 1, place: null, expiresOn: null, openedOn: null },
    ...{ periodAfterOpening: null, notes: `of ${who}`, addedAt: NOW },
  },
});

test('the rows of an entity are one owner’s', async () => {
  const { inventory } = stores;
  const { reader } = database;
  await write(async (tx) => {
    for (const who of PEOPLE) {
      await inventory.save(tx, homeOf(who), entry(who, 'the same'), stamp(1));
      await inventory.save(tx, homeOf(who), entry(who, 'gone'), stamp(2));
      await inventory.save(tx, homeOf(who), entry(who, 'gone', true), stamp(2, 2));
      await inventory.save(tx, homeOf(who), entry(who, 'gone of bob', who === 'bob'), stamp(3));
    }
  });
  for (const who of PEOPLE) {
    const home = homeOf(who);
    expect((await inventory.load(reader, home, 'the same'))?.data.notes).toBe(`of ${who}`);
    expect(await inventory.since(reader, home, 0, 10)).toHaveLength(3);
    expect(await inventory.leadsTo?.(reader, home)).toEqual([`product of ${who}`]);
    expect((await inventory.page(reader, home, null, 10)).map(({ notes }) => notes)).toEqual(
      Array(who === 'ann' ? 2 : 1).fill(`of ${who}`),
    );
  }
  expect(await inventory.oldest(reader, homeOf('ann'), 10)).toHaveLength(2);
  expect(await inventory.held(reader, homeOf('ann'))).toEqual({ live: 2, all: 3 });
  expect(await forAnn('inventory', (tx) => inventory.forget(tx, homeOf('ann'), 10, 10))).toBe(1);
  expect(await inventory.held(reader, homeOf('ann'))).toEqual({ live: 2, all: 2 });
});

const soap = (id: string, name: string): Saved<'product'> => ({
  ...{ id, deleted: false },
  data: {
    ...{ id, gtin: null, name, brand: '', size: null, category: 'General', productType: null, forms: [], baby: false },
    ...{ ingredientsText: 'Aqua', emoji: '🧼', sample: false, own: true },
    source: { name: 'Entered by hand', date: '2026-01-01', licence: null },
  },
});

test('a household sees its own products and the catalogue’s', async () => {
  const { products, catalogue } = stores;
  const { reader } = database;
  await write(async (tx) => {
    await catalogue.add(tx, { ...soap('the same', 'catalogue').data, own: false }, 'a phone', 1);
    for (const who of PEOPLE) {
      await products.save(tx, homeOf(who), soap('the same', who), stamp(1));
      await products.save(tx, homeOf(who), { ...soap('gone', who), deleted: true }, stamp(2));
    }
    await products.save(tx, homeOf('ann'), soap('only of ann', 'ann'), stamp(3));
  });
  const names = async (id: string) => {
    const seen = await Promise.all(
      [...PEOPLE, 'nobody'].map((who) => products.find(reader, homeOf(who), id).then((found) => found?.product.name)),
    );
    return seen;
  };
  expect(await names('the same')).toEqual(['ann', 'bob', 'catalogue']);
  expect(await names('only of ann')).toEqual(['ann', undefined, undefined]);
  for (const who of PEOPLE) expect((await products.load(reader, homeOf(who), 'the same'))?.data.name).toBe(who);
  expect(await products.load(reader, homeOf('bob'), 'only of ann')).toBe(null);
  expect(await products.since(reader, homeOf('bob'), 0, 10)).toHaveLength(2);
  expect(await products.held(reader, homeOf('bob'))).toEqual({ live: 1, all: 2 });
  expect(await forAnn('products', (tx) => products.forget(tx, homeOf('ann'), 10, 10))).toBe(1);

  expect(await catalogue.find(reader, 'only of ann')).toBe(null);
  expect(await catalogue.madeBy(reader, 'a phone')).toHaveLength(1);
  const among = async (who: string, id: string) =>
    (await catalogue.among(reader, homeOf(who), [id], 0)).map(({ data }) => data?.name);
  expect(await among('ann', 'the same')).toEqual([]);
  expect(await among('nobody', 'the same')).toEqual(['catalogue']);
  expect(await among('bob', 'only of ann')).toEqual([]);
});

test('what a person of a household must avoid is that household’s', async () => {
  const { member } = stores.rows;
  const { reader } = database;
  const person = (who: PersonName, allergens: string[]): Saved<'member'> => ({
    ...{ id: 'the same', deleted: false },
    data: {
      ...{ id: 'the same', name: who, ageGroup: 'adult', pregnant: false, dueOn: null },
      ...{ allergyTypes: [], allergens, conditions: [] },
    },
  });
  const allergensOf = async (who: PersonName) => (await member.load(reader, homeOf(who), 'the same'))?.data.allergens;
  await write(async (tx) => {
    await member.save(tx, homeOf('ann'), person('ann', ['milk']), stamp(1, 1));
    await member.save(tx, homeOf('bob'), person('bob', ['milk', 'soy']), stamp(1, 7));
  });
  expect([await allergensOf('ann'), await allergensOf('bob')]).toEqual([['milk'], ['milk', 'soy']]);
  const actor = (who: PersonName) => ({
    userId: who,
    householdId: homeOf(who),
    device: 'another',
    deviceId: 'another',
  });
  const about = (type: 'member.addElement' | 'member.removeElement'): Operation => ({
    ...{ opId: 'x', userId: 'x', type, v: 1, entityId: 'the same', baseRev: null, createdAt: NOW },
    payload: { kind: 'allergen', value: 'milk' },
  });
  const foreign = async (who: PersonName) =>
    (await member.surroundings?.(reader, actor(who), about('member.removeElement')))?.elementForeignRev;
  expect([await foreign('ann'), await foreign('bob')]).toEqual([1, 7]);
  await forAnn('member_elements', async (tx) =>
    member.saved?.(tx, actor('ann'), about('member.addElement'), person('ann', ['milk']), stamp(2, 2)),
  );
  await write(async (tx) =>
    member.saved?.(tx, actor('bob'), about('member.addElement'), person('bob', ['milk', 'soy']), stamp(2, 8)),
  );
  // The foreign revision comes from the earlier addition in the same household.
  expect(database.db.prepare('SELECT other_added_rev FROM member_elements ORDER BY position').pluck().all()).toEqual([
    1, 7, 0,
  ]);
  await forAnn('member_elements', (tx) => member.save(tx, homeOf('ann'), person('ann', []), stamp(3, 3)));
  expect([await allergensOf('ann'), await allergensOf('bob')]).toEqual([[], ['milk', 'soy']]);
});

test('scans are counted by household', async () => {
  const { usage } = stores;
  const { reader } = database;
  for (const who of ['ann', 'ann', 'bob'] as const) {
    await write((tx) => usage.take(tx, { userId: who, householdId: homeOf(who), tier: 'family' }, 1, NOW));
  }
  const used = async (who: string) => (await usage.current(reader, homeOf(who), 'family', NOW)).scansUsed;
  expect([await used('ann'), await used('bob'), await used('nobody')]).toEqual([2, 1, 0]);
  expect(await usage.since(reader, homeOf('ann'), 'family', 0)).toHaveLength(1);
});

test('operations, their number and the phones they come from are one person’s', async () => {
  const { reader } = database;
  await write(async (tx) => {
    for (const who of PEOPLE) {
      await appliedOps.keep(tx, {
        ...{ user_id: who, op_id: 'the same', request_hash: Buffer.from('x'), status: 'applied' },
        ...{ response: `to ${who}`, owner_kind: 'person', owner_id: who, seq: 1, applied_at: NOW },
      });
    }
    expect(await devices.seen(tx, 'ann', 'the same', NOW - 500 * DAY)).toBe(true);
  });
  for (const who of PEOPLE) expect((await appliedOps.find(reader, who, 'the same'))?.response).toBe(`to ${who}`);
  expect(await write((tx) => devices.seen(tx, 'bob', 'the same', NOW))).toBe(true);
  expect(await write((tx) => devices.seen(tx, 'ann', 'the same', NOW))).toBe(false);
  database.db
    .prepare('INSERT INTO operation_days (user_id, day, operations) VALUES (?, 1, ?)')
    .run('ann', MOST_OPERATIONS.family);
  const budget = createOperationBudget();
  expect((await budget.check(reader, 'ann', 'family')).ok).toBe(false);
  expect((await budget.check(reader, 'bob', 'family')).ok).toBe(true);
});

test('a photo is its household’s, and counts for who sent it', async () => {
  const { blobs } = stores;
  const { reader, db } = database;
  const kept = (who: PersonName, sha256: string) => ({
    ...{ household_id: homeOf(who), sha256, stored_sha256: `file of ${who}`, user_id: who, bytes: 1 },
    created_at: NOW,
  });
  await write(async (tx) => {
    for (const who of PEOPLE) await blobs.add(tx, kept(who, 'the same'));
  });
  for (const who of PEOPLE) {
    expect((await blobs.find(reader, homeOf(who), 'the same'))?.stored_sha256).toBe(`file of ${who}`);
    expect((await blobs.findOf(reader, who, 'the same'))?.stored_sha256).toBe(`file of ${who}`);
    expect(await blobs.used(reader, who)).toEqual({ files: 1, bytes: 1 });
  }
  await forAnn('blobs', (tx) => blobs.release(tx, homeOf('ann'), 'the same'));
  expect(rowsOf('blobs', 'ann')).toEqual([]);
  // Bob's photo refers to his own file and does not keep hers.
  await write((tx) => blobs.add(tx, kept('ann', 'the same')));
  db.prepare(
    `INSERT INTO label_photos (household_id, id, rev, seq, changed_by, product_id, sha256, added_at, added_by)
     VALUES (?, 'photo', 1, 1, 'x', 'x', 'the same', 0, 'bob')`,
  ).run(homeOf('bob'));
  await forAnn('blobs', (tx) => blobs.releaseUnused(tx, NOW + 1));
  expect(rowsOf('blobs', 'ann')).toEqual([]);
});

test('an old row goes, and nobody else’s of the same id', async () => {
  const bury = createBurial(syncState, { table: 'read_marks', scope: 'person', at: 'read_at', emptied: [] });
  const put = database.db.prepare(
    "INSERT INTO read_marks (user_id, id, rev, seq, changed_by, read_at) VALUES (?, 'the same', 1, 1, 'x', ?)",
  );
  put.run('ann', NOW - 500 * DAY);
  put.run('bob', NOW);
  expect(await write((tx) => bury(tx, NOW - 400 * DAY, 10))).toBe(1);
  expect(database.db.prepare('SELECT user_id, deleted FROM read_marks ORDER BY 1').all()).toEqual([
    { user_id: 'ann', deleted: 1 },
    { user_id: 'bob', deleted: 0 },
  ]);
});

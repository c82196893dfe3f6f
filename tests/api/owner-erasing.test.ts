import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseAccount } from '#api/account-deletion/erase-account.ts';
import { findEmptyHouseholds } from '#api/account-deletion/erase-household.ts';
import { anonymiseAuthor, PERSON_BATCH_DELETES } from '#api/account-deletion/owned-rows.ts';
import { createStores, type Stores } from '#api/stores.ts';
import type { UnitOfWork } from '#db/handles.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { addPerson, homeOf, join, NOW, twoPeople } from './two-people.ts';

// Deleting an account deletes everything that is the person's, and nothing of anybody else (docs/security.md;
// product P13.15).

let database: TestDatabase;
let stores: Stores;
beforeAll(async () => {
  database = await testDatabase();
  stores = createStores(database);
});
afterAll(() => database.close());

const blob = (who: string, home: string): void =>
  void database.db.prepare('INSERT INTO blobs VALUES (?, ?, ?, ?, 1, 0)').run(home, `of ${who}`, `of ${who}`, who);
const scan = (who: string, home: string): void =>
  void database.db
    .prepare("INSERT INTO scans VALUES (?, ?, 1, 1, 0, 'x', 0, 'x', NULL, 'x', 'x', 'x', 0, ?, 1)")
    .run(home, `by ${who}`, who);
const mark = (who: string, id: string): void =>
  void database.db.prepare("INSERT INTO read_marks VALUES (?, ?, 1, 1, 0, 'x', 0, 0)").run(who, id);

const column = (sql: string, ...values: string[]): unknown[] =>
  database.db
    .prepare(sql)
    .pluck()
    .all(...values);
const rolesIn = (home: string): unknown[] =>
  column("SELECT user_id || ' ' || role FROM memberships WHERE household_id = ? ORDER BY user_id", home);
const filesOf = (home: string): unknown[] =>
  column("SELECT sha256 || ', ' || user_id FROM blobs WHERE household_id = ? ORDER BY 1", home);

beforeEach(() => {
  const { db } = database;
  twoPeople(db);
  db.exec("DELETE FROM households WHERE id = 'home of cleo'; DELETE FROM audit_events");
  addPerson(db, 'cleo');
});

test('somebody who lives alone goes with the household, and the others stay as they were', async () => {
  for (const who of ['ann', 'bob']) {
    blob(who, homeOf(who));
    scan('the same', homeOf(who));
    mark(who, 'the same');
  }
  // Cleo's household has no active adult, but it is not Ann's, so it stays.
  database.db.exec("UPDATE memberships SET status = 'waiting' WHERE user_id = 'cleo'");
  await eraseAccount(stores, { id: 'ann', email: 'ann@example.org' }, NOW);
  expect(column('SELECT id FROM users ORDER BY id')).toEqual(['bob', 'cleo']);
  expect(column("SELECT id FROM households WHERE id LIKE 'home of %' ORDER BY id")).toEqual([
    homeOf('bob'),
    homeOf('cleo'),
  ]);
  for (const table of ['blobs', 'scans']) {
    expect(column(`SELECT household_id FROM ${table}`)).toEqual([homeOf('bob')]);
  }
  expect(column('SELECT user_id FROM read_marks')).toEqual(['bob']);
  expect(rolesIn(homeOf('bob'))).toEqual(['bob owner']);
});

/** Puts Bob and Cleo into Ann's household, and Ann and Bob into Cleo's. */
function livingTogether(): void {
  const { db } = database;
  join(db, homeOf('ann'), 'bob', 'member', 1);
  join(db, homeOf('ann'), 'cleo', 'member', 2);
  join(db, homeOf('cleo'), 'ann', 'member', 1);
  join(db, homeOf('cleo'), 'bob', 'member', 2);
  blob('ann', homeOf('ann'));
  blob('ann', homeOf('cleo'));
  blob('cleo', homeOf('ann'));
}

test('who was there longest takes over, here and nowhere else', async () => {
  livingTogether();
  await eraseAccount(stores, { id: 'ann', email: 'ann@example.org' }, NOW);
  expect(rolesIn(homeOf('ann'))).toEqual(['bob owner', 'cleo member']);
  expect(rolesIn(homeOf('cleo'))).toEqual(['bob member', 'cleo owner']);
  expect(filesOf(homeOf('ann'))).toEqual(['of ann, bob', 'of cleo, cleo']);
  expect(filesOf(homeOf('cleo'))).toEqual(['of ann, cleo']);
});

test('what was cut off after the first household left the others as they were', async () => {
  livingTogether();
  let left = 1;
  const writes: UnitOfWork = {
    ...database.writes,
    run: (work, ...more) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('The power is gone.')) : database.writes.run(work, ...more);
    },
  };
  await expect(eraseAccount({ ...stores, writes }, { id: 'ann', email: 'ann@example.org' }, NOW)).rejects.toThrow();
  expect(column("SELECT household_id FROM memberships WHERE user_id = 'ann'")).toEqual([homeOf('cleo')]);
  expect(filesOf(homeOf('cleo'))).toEqual(['of ann, ann']);
});

test('who made a row is forgotten in one household', async () => {
  for (const home of ['ann', 'bob']) scan('ann', homeOf(home));
  await database.writes.run((tx) => anonymiseAuthor(tx, homeOf('ann'), 'ann'));
  expect(column('SELECT scanned_by FROM scans WHERE household_id = ?', homeOf('bob'))).toEqual(['ann']);
  expect(column('SELECT scanned_by FROM scans WHERE household_id = ?', homeOf('ann'))).not.toEqual(['ann']);
});

test('rows that are taken some at a time are the owner’s, however many others lie before them', async () => {
  for (let at = 0; at < 600; at += 1) mark('ann', `a ${at}`);
  mark('bob', 'b');
  const counts = await Promise.all(PERSON_BATCH_DELETES.map((some) => database.writes.run((tx) => some(tx, 'bob'))));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(column('SELECT count(*) FROM read_marks')).toEqual([600]);
});

test('a household is nobody’s when its last adult is gone', async () => {
  expect(await findEmptyHouseholds(database.reader)).toEqual([]);
  database.db.prepare("DELETE FROM memberships WHERE user_id = 'bob'").run();
  expect(await findEmptyHouseholds(database.reader)).toEqual([homeOf('bob')]);
});

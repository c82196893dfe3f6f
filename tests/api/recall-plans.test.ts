import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { someFollowers } from '#api/delivery/brand-followers.ts';
import { createMatchJob } from '#api/recalls/match-job.ts';
import { noticeCounts, noticeTotal, storeNotice, wordCounts } from '#api/recalls/store.ts';
import { createStores } from '#api/stores.ts';
import type { JobsTable } from '#db/schema.ts';
import { aNotice } from '../domain/recalls/a-notice.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { watchPlans } from '../support/query-plans.ts';

// A new notice never scans the homes, and a new entry never scans the notices (product P11.13).

const NOW = Date.UTC(2026, 10, 21);
const PRODUCT = '02000000000015';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** A home with one product that has not been compared with any notice. */
function settle(): string {
  const [household, now] = [randomUUID(), NOW];
  const facts = {
    ...{ id: PRODUCT, gtin: PRODUCT, name: 'Smart Kettle', brand: 'Acme', size: null, category: 'General' },
    ...{ productType: 'other', forms: [], baby: false, ingredientsText: null, emoji: '🧴', sample: false, own: false },
    source: { name: 'Ours', date: '2026-01-01', licence: null },
  };
  const { db } = database;
  db.prepare('INSERT INTO households (id, tier, created_at) VALUES (?, ?, ?)').run(household, 'family', now);
  db.prepare("INSERT INTO products (id, rev, seq, changed_by, data) VALUES (?, 1, 1, '', ?)").run(
    PRODUCT,
    JSON.stringify(facts),
  );
  db.prepare(
    `INSERT INTO inventory (household_id, id, rev, seq, changed_by, product_id, quantity, notes, added_at)
      VALUES (?, ?, 1, 1, 'phone', ?, 1, '', ?)`,
  ).run(household, randomUUID(), PRODUCT, now);
  return household;
}

/** The compare job, as a function that runs it. @param told collects the matches */
function comparing(told: string[]): () => Promise<unknown> {
  const { products } = createStores(database);
  const job = createMatchJob(
    database,
    products,
    {
      tellRecall: async (_tx, { householdId, noticeId }) => void told.push(`${noticeId} ${householdId}`),
      followers: { some: someFollowers, tell: async () => undefined },
    },
    () => NOW,
  );
  return async () => job.run({} as JobsTable, () => undefined, new AbortController().signal);
}

test('what came is compared by index alone: no table of notices, keys, homes or entries is read through', async () => {
  const household = settle();
  const [read, written] = [watchPlans(database.connections.reader), watchPlans(database.connections.writer)];
  const told: string[] = [];
  const take = (id: string) =>
    database.writes.run((tx) => storeNotice(tx, aNotice({ id, number: id, gtins: [PRODUCT] }), {}, NOW));
  const run = comparing(told);
  await take('cpsc:1');
  await run();
  await take('cpsc:2');
  await run();
  expect(told).toEqual([`cpsc:1 ${household}`, `cpsc:2 ${household}`]);
  expect(read.statements.size).toBeGreaterThan(8);
  expect(written.statements.size).toBeGreaterThan(6);
  // Full scans only of the counts, with one row per source, and of the queues, which are read up to a limit.
  expect(read.scans()).toEqual(['SCAN recall_source_counts', 'SCAN unmatched_notices', 'SCAN unmatched_products']);
  expect(written.scans()).toEqual([]);
});

test('entries are read where a notice comes into question, of which there may be thousands of one product', async () => {
  settle();
  const read = watchPlans(database.connections.reader);
  const told: string[] = [];
  const entriesRead = () => [...read.statements].filter((sql) => sql.includes('from "inventory"')).length;
  const run = comparing(told);
  await run();
  expect(database.db.prepare('SELECT count(*) FROM unmatched_products').pluck().get()).toBe(0);
  expect([told, entriesRead()]).toEqual([[], 0]);
  // A new notice still finds the home by its product.
  await database.writes.run((tx) => storeNotice(tx, aNotice({ gtins: [PRODUCT] }), {}, NOW));
  await run();
  expect(told).toHaveLength(1);
  expect(entriesRead()).toBeGreaterThan(0);
});

test('how many notices there are, and in how many a word stands, follows what comes, changes and goes', async () => {
  const take = (id: string, title: string, source: 'cpsc' | 'fsa' = 'cpsc') =>
    database.writes.run((tx) =>
      storeNotice(tx, aNotice({ id, number: id, source, title, brands: [], products: [title] }), {}, NOW),
    );
  const counts = async () => {
    const [words, total] = await wordCounts(database.reader, ['kettle', 'smart', 'toaster']);
    return { ...Object.fromEntries(words), total };
  };
  await take('cpsc:1', 'Smart Kettle');
  await take('cpsc:2', 'Smart Toaster');
  await take('fsa:1', 'Old Kettle', 'fsa');
  expect(await counts()).toEqual({ kettle: 2, smart: 2, toaster: 1, total: 3 });
  await take('cpsc:2', 'Smart Kettle');
  expect(await counts()).toEqual({ kettle: 3, smart: 2, toaster: 0, total: 3 });
  database.db.exec("DELETE FROM recall_notices WHERE id = 'fsa:1'");
  expect(await counts()).toEqual({ kettle: 2, smart: 2, toaster: 0, total: 2 });
  expect(await noticeCounts(database.reader)).toEqual({ cpsc: 2 });
  expect(await noticeTotal(database.reader)).toBe(2);
});

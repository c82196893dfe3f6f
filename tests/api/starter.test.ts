import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWorkBudget } from '#api/http/work-budget.ts';
import { assessInBackground } from '#api/products/report-job.ts';
import { createReports, type Engine } from '#api/products/reports.ts';
import { seedStarter } from '#api/products/starter.ts';
import { syncState } from '#api/sync/sync-state.ts';
import type { Db } from '#db/open.ts';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { Product } from '#domain/products/product.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { WITH_LABEL, WITHOUT_LABEL } from './start-app.ts';
import { testEngine } from './test-engine.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await testDatabase();
  db = database.db;
});
afterEach(() => database.close());

const seed = (catalogue: readonly Product[], engine: Engine = testEngine()) => {
  const reports = createReports(
    database,
    engine,
    (text) => Product.parse(JSON.parse(text)),
    createWorkBudget(1, () => 0),
  );
  const assess = (product: Product) => assessInBackground(engine, product);
  return seedStarter(database, syncState, reports, assess, catalogue, 0);
};
const rows = () =>
  db
    .prepare<[], { id: string; rev: number; deleted: number; seq: number }>(
      'SELECT id, rev, deleted, seq FROM products ORDER BY id',
    )
    .all();

test('done again it changes nothing', async () => {
  expect(await seed([WITH_LABEL, WITHOUT_LABEL])).toEqual({ added: 2, changed: 0, removed: 0 });
  const before = rows();
  expect(await seed([WITH_LABEL, WITHOUT_LABEL])).toEqual({ added: 0, changed: 0, removed: 0 });
  expect(rows()).toEqual(before);
});

test('what changed gets a new revision and report, what went a tombstone, what came back is there again', async () => {
  await seed([WITH_LABEL, WITHOUT_LABEL]);
  const score = () =>
    db.prepare('SELECT score FROM reports JOIN products ON pk = product_pk WHERE id = ?').pluck().get(WITHOUT_LABEL.id);
  expect(score()).toBeNull();
  const labelled = { ...WITHOUT_LABEL, ingredientsText: 'Aqua' };
  expect(await seed([labelled])).toEqual({ added: 0, changed: 1, removed: 1 });
  expect(rows()).toMatchObject([
    { id: WITH_LABEL.id, rev: 2, deleted: 1 },
    { id: WITHOUT_LABEL.id, rev: 2, deleted: 0 },
  ]);
  expect(score()).toBeTypeOf('number');
  expect(await seed([WITH_LABEL, labelled])).toEqual({ added: 0, changed: 1, removed: 0 });
  expect(rows()[0]).toMatchObject({ rev: 3, deleted: 0 });
  const numbers = rows().map(({ seq }) => seq);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('the whole starter catalogue fits the schema and gets its reports at once', async () => {
  const catalogue = starterCatalogue();
  expect((await seed(catalogue)).added).toBe(catalogue.length);
  expect(db.prepare('SELECT count(*) FROM reports').pluck().get()).toBe(catalogue.length);
});

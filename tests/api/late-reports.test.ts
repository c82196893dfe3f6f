import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWorkBudget } from '#api/http/work-budget.ts';
import { createRefreshJob, REFRESH_JOB } from '#api/products/refresh-job.ts';
import { createReports, type Engine, type Reports } from '#api/products/reports.ts';
import { productStore, type SeenProduct } from '#api/products/store.ts';
import type { JobsTable } from '#db/schema.ts';
import { Product } from '#domain/products/product.ts';
import { serialiseReport } from '#domain/safety/serialise-report.ts';
import { type TestDatabase, testDatabase } from '../support/migrated.ts';
import { WITH_LABEL } from './start-app.ts';
import { testEngine } from './test-engine.ts';

const HOME = 'home';
const { id } = WITH_LABEL;
const LONG: Product = { ...WITH_LABEL, ingredientsText: 'Glycerin, '.repeat(500) };

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  database.db.exec(`INSERT INTO households (id, tier, created_at) VALUES ('${HOME}', 'family', 0)`);
});
afterEach(() => database.close());

const save = (product: Product, rev: number) =>
  database.writes.run((tx) =>
    productStore.save(
      tx,
      HOME,
      { id, deleted: false, data: product },
      { rev, seq: rev, changedBy: 'phone', otherRev: 0 },
    ),
  );
const found = async (): Promise<SeenProduct> => {
  const seen = await productStore.find(database.reader, HOME, id);
  if (!seen) throw new Error('The product is not there.');
  return seen;
};
const stored = () => database.db.prepare('SELECT data FROM reports').pluck().all();

/** An engine; while it assesses, another phone changes the label. */
function relabelledMeanwhile(): Engine {
  const engine = testEngine();
  let relabelled: Promise<void> | null = null;
  const relabel = () => {
    relabelled ??= save({ ...WITH_LABEL, ingredientsText: 'Aqua' }, 2);
    return relabelled;
  };
  return {
    ...engine,
    assess(product) {
      // Written before the report, which is behind it in the write queue.
      void relabel();
      return engine.assess(product);
    },
    async assessApart(product) {
      await relabel();
      return serialiseReport(engine.assess(product));
    },
  };
}
const reportsOf = (engine: Engine) =>
  createReports(
    database,
    engine,
    (text) => Product.parse(JSON.parse(text)),
    createWorkBudget(1, () => 0),
  );

type Make = (reports: Reports, engine: Engine) => Promise<unknown>;
const WAYS: ReadonlyArray<readonly [string, Product, Make]> = [
  ['a report that is asked for', WITH_LABEL, async (reports) => reports.ensure(await found(), 0)],
  ['a score', WITH_LABEL, async (reports) => reports.score(await found(), 'maya', 0)],
  ['the score of a long list', LONG, async (reports) => reports.score(await found(), 'maya', 0)],
  ['an answer', WITH_LABEL, (reports) => reports.productAnswer({ householdId: HOME, userId: 'maya' }, id, 0)],
];

test.each(WAYS)('%s is not kept for a label that changed meanwhile', async (_what, product, make) => {
  await save(product, 1);
  const engine = relabelledMeanwhile();
  await make(reportsOf(engine), engine);
  expect((await found()).product.ingredientsText).toBe('Aqua');
  expect(stored()).toEqual([]);
});

test.each(WAYS)('%s is kept where the label is the same', async (_what, product, make) => {
  await save(product, 1);
  await make(reportsOf(testEngine()), testEngine());
  expect(stored()).toEqual([serialiseReport(testEngine().assess(product)).text]);
});

test('nor does the job that makes reports anew keep one of a label that changed meanwhile', async () => {
  await save(WITH_LABEL, 1);
  const engine = relabelledMeanwhile();
  const reports = reportsOf(engine);
  await reportsOf(testEngine()).ensure(await found(), 0);
  database.db.exec("UPDATE reports SET engine = 'old'");
  const job = { kind: REFRESH_JOB, payload: '{}' } as JobsTable;
  const refresh = createRefreshJob(database.writes, reports, engine, () => 0);
  await refresh.run(job, () => undefined, new AbortController().signal);
  expect((await found()).product.ingredientsText).toBe('Aqua');
  expect(stored()).toEqual([]);
});

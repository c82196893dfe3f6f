import { type Kysely, sql } from 'kysely';

/** Purchases of households: their ids at the payment service, plans, payments, and the events received about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE plan_customers (
    household_id TEXT PRIMARY KEY REFERENCES households(id) ON DELETE CASCADE,
    customer_id TEXT NOT NULL,
    granted TEXT NOT NULL,
    bought_by TEXT REFERENCES users(id) ON DELETE SET NULL) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX plan_customers_by_customer ON plan_customers (customer_id)`);
  await run(sql`CREATE INDEX plan_customers_by_buyer ON plan_customers (bought_by) WHERE bought_by IS NOT NULL`);
  await run(sql`CREATE TABLE plan_purchases (
    household_id TEXT NOT NULL REFERENCES plan_customers(household_id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    tier TEXT, state TEXT NOT NULL, period_ends_at INTEGER, ends_with_period INTEGER NOT NULL,
    failing_since INTEGER, changed_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE plan_payments (
    household_id TEXT NOT NULL REFERENCES plan_customers(household_id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    at INTEGER NOT NULL, amount INTEGER NOT NULL, currency TEXT NOT NULL, state TEXT NOT NULL, tier TEXT, url TEXT,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE plan_events (
    household_id TEXT NOT NULL REFERENCES plan_customers(household_id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`);
}

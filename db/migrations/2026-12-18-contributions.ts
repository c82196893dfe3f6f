import { type Kysely, sql } from 'kysely';

/** What households offer to the catalogue, who declines to, and the changes of a catalogue product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE contributions (
    id TEXT PRIMARY KEY,
    product_id TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    list_key TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT,
    offered_at INTEGER NOT NULL,
    settled_at INTEGER) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX contributions_open ON contributions (offered_at) WHERE state = 'waiting'`);
  await run(sql`CREATE INDEX contributions_of_product ON contributions (product_id, list_key) WHERE state = 'waiting'`);
  await run(sql`CREATE INDEX contributions_of_person ON contributions (user_id, offered_at)`);
  await run(sql`CREATE INDEX contributions_of_household ON contributions (household_id, product_id)`);
  await run(sql`CREATE TABLE contribution_refusals (
    user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE catalogue_versions (
    product_pk INTEGER NOT NULL REFERENCES products(pk) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    by TEXT NOT NULL,
    source TEXT NOT NULL,
    before TEXT,
    data TEXT,
    contribution TEXT,
    PRIMARY KEY (product_pk, number)) STRICT, WITHOUT ROWID`);
}

import { type Kysely, sql } from 'kysely';

/** Accepted keys of other servers, and what came in their files and awaits review. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE shared_keys (
    key TEXT PRIMARY KEY, name TEXT NOT NULL, accepted_at INTEGER NOT NULL, latest_at INTEGER) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE received (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL REFERENCES shared_keys(key) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    product_id TEXT,
    data TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT,
    received_at INTEGER NOT NULL,
    settled_at INTEGER) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX received_in_order ON received (kind, state, received_at, id)`);
  await run(sql`CREATE INDEX received_by_key ON received (key)`);
}

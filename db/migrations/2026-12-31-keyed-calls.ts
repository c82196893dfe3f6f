import { type Kysely, sql } from 'kysely';

/** Calls that were made with an Idempotency-Key: a digest of each request, and its answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE keyed_calls (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    digest BLOB NOT NULL, at INTEGER NOT NULL, status INTEGER, answer TEXT,
    PRIMARY KEY (user_id, key)) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX keyed_calls_by_time ON keyed_calls (at)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Delays after wrong passwords survive a restart, and a browser that has signed in before is recognised. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE login_failures (
    name_hash BLOB PRIMARY KEY,
    failures INTEGER NOT NULL CHECK (failures > 0),
    wait_until INTEGER NOT NULL, last_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX login_failures_by_age ON login_failures (last_at)`.execute(db);
  await sql`CREATE TABLE known_browsers (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    token_hash BLOB NOT NULL, last_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, token_hash)) STRICT, WITHOUT ROWID`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Two-step sign-in: the secret of each person's authenticator app, and recovery codes by their SHA-256. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE second_steps (
    user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
    secret BLOB NOT NULL, begun_at INTEGER NOT NULL, confirmed_at INTEGER,
    last_step INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE TABLE recovery_codes (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    code_hash BLOB NOT NULL, used_at INTEGER,
    PRIMARY KEY (user_id, code_hash)) STRICT, WITHOUT ROWID`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Passkeys: the public key of each, and its signature counter if it has one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    public_key BLOB NOT NULL, counter INTEGER NOT NULL, transports TEXT NOT NULL,
    name TEXT NOT NULL, made_at INTEGER NOT NULL, used_at INTEGER) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX passkeys_by_user ON passkeys (user_id, made_at)`.execute(db);
}

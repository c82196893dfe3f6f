import { type Kysely, sql } from 'kysely';

/** A person's picture, which is shown in all their households, and the stored file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE profiles ADD COLUMN picture TEXT`.execute(db);
  await sql`CREATE TABLE portraits (
    user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL,
    stored_sha256 TEXT NOT NULL,
    bytes INTEGER NOT NULL) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX portraits_by_file ON portraits (stored_sha256)`.execute(db);
}

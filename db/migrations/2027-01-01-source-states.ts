import { type Kysely, sql } from 'kysely';

/** When each source of recalls and products was last queried, and which of them an administrator switched off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE source_states (
    source TEXT PRIMARY KEY,
    off_since INTEGER, asked_at INTEGER, answered_at INTEGER,
    error TEXT, read INTEGER NOT NULL, fresh INTEGER NOT NULL, refused INTEGER NOT NULL) STRICT, WITHOUT ROWID`.execute(
    db,
  );
}

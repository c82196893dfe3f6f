import { type Kysely, sql } from 'kysely';

/** Badges that households have earned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE badges (
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    rev INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0,
    changed_by TEXT NOT NULL,
    other_rev INTEGER NOT NULL DEFAULT 0,
    badge_type TEXT NOT NULL, awarded_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX badges_by_seq ON badges (household_id, seq)`.execute(db);
}

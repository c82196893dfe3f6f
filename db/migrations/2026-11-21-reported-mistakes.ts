import { type Kysely, sql } from 'kysely';

/** Mistakes that people report. They are ordinary rows of a household, so they sync through the same queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE mistakes (
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    rev INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0,
    changed_by TEXT NOT NULL,
    other_rev INTEGER NOT NULL DEFAULT 0,
    kind TEXT NOT NULL, text TEXT NOT NULL, about TEXT NOT NULL, state TEXT NOT NULL,
    reported_at INTEGER NOT NULL, reported_by TEXT NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX mistakes_by_seq ON mistakes (household_id, seq)`.execute(db);
  // The review goes through open mistakes of all households, oldest first.
  await sql`CREATE INDEX mistakes_open ON mistakes (reported_at) WHERE state = 'open' AND deleted = 0`.execute(db);
}

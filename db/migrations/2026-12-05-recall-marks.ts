import { type Kysely, sql } from 'kysely';

/** What households decided about recall notices, and an index of notices by arrival. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE recall_marks (
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    rev INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0,
    changed_by TEXT NOT NULL,
    other_rev INTEGER NOT NULL DEFAULT 0,
    notice_id TEXT NOT NULL, product_id TEXT NOT NULL, state TEXT NOT NULL,
    changed_on TEXT NOT NULL, marked_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX recall_marks_by_seq ON recall_marks (household_id, seq)`.execute(db);
  await sql`CREATE INDEX recall_notices_by_arrival ON recall_notices (received_at, id)`.execute(db);
}

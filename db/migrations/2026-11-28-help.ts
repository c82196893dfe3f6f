import { type Kysely, sql } from 'kysely';

/** Questions to the people who run the server, and the answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE help_requests (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    rev INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0,
    changed_by TEXT NOT NULL,
    other_rev INTEGER NOT NULL DEFAULT 0,
    kind TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, title TEXT NOT NULL, text TEXT NOT NULL,
    priority TEXT, asked_at INTEGER NOT NULL, answer TEXT, answered_at INTEGER,
    PRIMARY KEY (user_id, id)) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX help_requests_by_seq ON help_requests (user_id, seq)`.execute(db);
  // The desk goes through unanswered questions of all people, oldest first.
  await sql`CREATE INDEX help_requests_open ON help_requests (asked_at) WHERE answer IS NULL AND deleted = 0`.execute(
    db,
  );
}

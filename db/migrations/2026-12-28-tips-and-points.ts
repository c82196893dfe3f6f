import { type Kysely, sql } from 'kysely';

/** Tips that members share, how a contribution helped, first reports of recalls, and who is on the leaderboard. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE tips (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    area TEXT NOT NULL, audience TEXT NOT NULL, title TEXT NOT NULL, text TEXT NOT NULL, source TEXT NOT NULL,
    written_at INTEGER NOT NULL,
    hidden_at INTEGER, hidden_by TEXT, hidden_why TEXT,
    PRIMARY KEY (user_id, id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX tips_by_id ON tips (id)`);
  await run(sql`CREATE INDEX tips_by_time ON tips (written_at)`);
  await run(sql`CREATE TABLE helpful_tips (
    author_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    tip_id TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (author_id, tip_id, user_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX helpful_tips_of_person ON helpful_tips (user_id)`);
  await run(sql`CREATE TABLE tip_reports (
    id TEXT PRIMARY KEY,
    author_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    tip_id TEXT NOT NULL,
    reporter_id TEXT REFERENCES users(id) ON DELETE SET NULL,
    reason TEXT NOT NULL, words TEXT NOT NULL, at INTEGER NOT NULL,
    decided_at INTEGER, decision TEXT,
    UNIQUE (author_id, tip_id, reporter_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX tip_reports_open ON tip_reports (at) WHERE decided_at IS NULL`);
  await run(sql`CREATE INDEX tip_reports_of_reporter ON tip_reports (reporter_id)`);
  // How a contribution that a reviewer accepted helped: as a correction, or as a list where there was none.
  await run(sql`ALTER TABLE contributions ADD COLUMN helped TEXT`);
  await run(sql`UPDATE contributions SET helped = 'correction' WHERE state = 'taken' AND id IN (
    SELECT contribution FROM catalogue_versions WHERE by = 'review' AND contribution IS NOT NULL)`);
  await run(sql`CREATE TABLE first_reports (
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    product_id TEXT NOT NULL,
    notice_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (household_id, product_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE leaderboard_names (
    household_id TEXT PRIMARY KEY REFERENCES households(id) ON DELETE CASCADE,
    name TEXT NOT NULL, shape TEXT NOT NULL, joined_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX leaderboard_names_by_shape ON leaderboard_names (shape)`);
  // What the displayed name looks like, to keep two members from looking the same; null until the name is set again.
  await run(sql`ALTER TABLE group_members ADD COLUMN shape TEXT`);
  await run(sql`CREATE INDEX group_members_by_shape ON group_members (group_id, shape)`);
  await run(sql`ALTER TABLE groups ADD COLUMN on_leaderboard INTEGER NOT NULL DEFAULT 0`);
}

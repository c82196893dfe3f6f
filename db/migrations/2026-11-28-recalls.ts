import { type Kysely, sql } from 'kysely';

/**
 * Recall notices in a common form and as published, with their earlier versions; the keys by which products find them;
 * and the last run of each feed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE recall_notices (
    id TEXT PRIMARY KEY,
    source TEXT NOT NULL,
    published_on TEXT NOT NULL, changed_on TEXT NOT NULL,
    withdrawn INTEGER NOT NULL, version INTEGER NOT NULL,
    received_at INTEGER NOT NULL,
    data TEXT NOT NULL, published TEXT NOT NULL) STRICT`.execute(db);
  await sql`CREATE INDEX recall_notices_by_day ON recall_notices (published_on, id)`.execute(db);
  await sql`CREATE INDEX recall_notices_by_source ON recall_notices (source)`.execute(db);
  await sql`CREATE TABLE recall_versions (
    notice_id TEXT NOT NULL REFERENCES recall_notices(id) ON DELETE CASCADE,
    version INTEGER NOT NULL, received_at INTEGER NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (notice_id, version)) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE TABLE recall_keys (
    key TEXT NOT NULL,
    notice_id TEXT NOT NULL REFERENCES recall_notices(id) ON DELETE CASCADE,
    PRIMARY KEY (key, notice_id)) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE INDEX recall_keys_by_notice ON recall_keys (notice_id)`.execute(db);
  await sql`CREATE TABLE recall_runs (
    feed TEXT PRIMARY KEY,
    last_at INTEGER, next_at INTEGER NOT NULL,
    etag TEXT, last_modified TEXT,
    failures INTEGER NOT NULL, error TEXT,
    read INTEGER NOT NULL, fresh INTEGER NOT NULL, refused INTEGER NOT NULL, reason TEXT) STRICT, WITHOUT ROWID`.execute(
    db,
  );
}

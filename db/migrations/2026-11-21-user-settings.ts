import { type Kysely, sql } from 'kysely';

// The first columns of every synced row, after its owner.
const ROW = sql`
  id TEXT NOT NULL,
  rev INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  deleted INTEGER NOT NULL DEFAULT 0,
  changed_by TEXT NOT NULL,
  other_rev INTEGER NOT NULL DEFAULT 0`;
const OF_HOUSEHOLD = sql`household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE, ${ROW}`;
const OF_USER = sql`user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE, ${ROW}`;

/** Personal settings and read marks, label photos with their files, edits that lost, and when a phone was last seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);

  await run(sql`CREATE TABLE profiles (${OF_USER}, display_name TEXT NOT NULL,
    PRIMARY KEY (user_id, id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE preferences (${OF_USER}, value TEXT NOT NULL,
    PRIMARY KEY (user_id, id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE read_marks (${OF_USER}, read_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, id)) STRICT, WITHOUT ROWID`);
  for (const table of ['profiles', 'preferences', 'read_marks']) {
    await run(sql`CREATE INDEX ${sql.ref(`${table}_by_seq`)} ON ${sql.table(table)} (user_id, seq)`);
  }

  await run(sql`CREATE TABLE label_photos (${OF_HOUSEHOLD},
    product_id TEXT NOT NULL, sha256 TEXT NOT NULL, added_at INTEGER NOT NULL, added_by TEXT NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE replaced_values (${OF_HOUSEHOLD},
    item_id TEXT NOT NULL, product_id TEXT NOT NULL, field TEXT NOT NULL, lost TEXT NOT NULL, won TEXT NOT NULL,
    won_by TEXT NOT NULL, won_device TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`);
  for (const table of ['label_photos', 'replaced_values']) {
    await run(sql`CREATE INDEX ${sql.ref(`${table}_by_seq`)} ON ${sql.table(table)} (household_id, seq)`);
  }

  // A file, by the hash of what the phone sent. It is stored under the hash of the re-encoded file.
  await run(sql`CREATE TABLE blobs (
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL, stored_sha256 TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    bytes INTEGER NOT NULL, created_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, sha256)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX blobs_by_user ON blobs (user_id, bytes)`);
  await run(sql`CREATE INDEX blobs_by_file ON blobs (stored_sha256)`);

  await run(sql`CREATE TABLE devices (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    device_id TEXT NOT NULL, seen_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, device_id)) STRICT, WITHOUT ROWID`);
}

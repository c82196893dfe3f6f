import { type Kysely, sql } from 'kysely';

// The first columns of every household-owned table. The key includes the household, so an id chosen by a phone can
// never collide with another household's row.
const ROW = sql`
  household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  rev INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  deleted INTEGER NOT NULL DEFAULT 0,
  changed_by TEXT NOT NULL,
  other_rev INTEGER NOT NULL DEFAULT 0`;

/** Accounts, catalogue, household-owned rows, and the tables that make every operation take effect exactly once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);

  await run(sql`CREATE TABLE households (
    id TEXT PRIMARY KEY, tier TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE users (
    id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, username TEXT NOT NULL UNIQUE COLLATE NOCASE,
    password_hash TEXT NOT NULL, first_name TEXT, last_name TEXT,
    has_onboarded INTEGER NOT NULL DEFAULT 0, has_children INTEGER, has_pets INTEGER,
    created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE memberships (
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    role TEXT NOT NULL, status TEXT NOT NULL, created_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, household_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX memberships_by_household ON memberships (household_id)`);
  await run(sql`CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    started_at INTEGER NOT NULL, issued_at INTEGER NOT NULL,
    renews BLOB, renewed_at INTEGER, ends_at INTEGER) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX sessions_by_user ON sessions (user_id)`);

  await run(sql`CREATE TABLE products (
    pk INTEGER PRIMARY KEY, id TEXT NOT NULL,
    household_id TEXT REFERENCES households(id) ON DELETE CASCADE,
    rev INTEGER NOT NULL, seq INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0,
    changed_by TEXT NOT NULL, other_rev INTEGER NOT NULL DEFAULT 0, data TEXT NOT NULL) STRICT`);
  // NULLs are distinct in a unique index, so the catalogue needs an index of its own.
  await run(sql`CREATE UNIQUE INDEX products_of_household ON products (id, household_id)`);
  await run(sql`CREATE UNIQUE INDEX products_of_catalogue ON products (id) WHERE household_id IS NULL`);
  await run(sql`CREATE INDEX products_by_seq ON products (household_id, seq)`);
  await run(sql`CREATE TABLE reports (
    product_pk INTEGER PRIMARY KEY REFERENCES products(pk) ON DELETE CASCADE,
    engine TEXT NOT NULL, knowledge TEXT NOT NULL, score INTEGER, data TEXT NOT NULL, computed_at INTEGER NOT NULL) STRICT`);

  await run(sql`CREATE TABLE scans (${ROW},
    gtin TEXT NOT NULL, product_id TEXT, outcome TEXT NOT NULL, mode TEXT NOT NULL, input TEXT NOT NULL,
    created_at INTEGER NOT NULL, scanned_by TEXT NOT NULL, counted INTEGER NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE inventory (${ROW},
    product_id TEXT NOT NULL, quantity INTEGER NOT NULL CHECK (quantity BETWEEN 0 AND 9999),
    place TEXT, expires_on TEXT, opened_on TEXT, period_after_opening INTEGER, notes TEXT NOT NULL,
    added_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE members (${ROW},
    name TEXT NOT NULL, age_group TEXT NOT NULL, pregnant INTEGER NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE member_elements (
    position INTEGER PRIMARY KEY,
    household_id TEXT NOT NULL, member_id TEXT NOT NULL,
    kind TEXT NOT NULL, value TEXT NOT NULL, value_key TEXT NOT NULL,
    added_rev INTEGER NOT NULL, added_by TEXT NOT NULL, other_added_rev INTEGER NOT NULL DEFAULT 0,
    UNIQUE (household_id, member_id, kind, value_key),
    FOREIGN KEY (household_id, member_id) REFERENCES members (household_id, id) ON DELETE CASCADE) STRICT`);
  await run(sql`CREATE TABLE pets (${ROW},
    type TEXT NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY (household_id, id)) STRICT, WITHOUT ROWID`);
  for (const table of ['scans', 'inventory', 'members', 'pets']) {
    await run(sql`CREATE INDEX ${sql.ref(`${table}_by_seq`)} ON ${sql.table(table)} (household_id, seq)`);
  }

  await run(sql`CREATE TABLE usage (
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    month TEXT NOT NULL, used INTEGER NOT NULL, rev INTEGER NOT NULL, seq INTEGER NOT NULL,
    PRIMARY KEY (household_id, month)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE applied_ops (
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    op_id TEXT NOT NULL, request_hash BLOB NOT NULL, status TEXT NOT NULL, response TEXT NOT NULL,
    seq INTEGER NOT NULL, applied_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, op_id)) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE sync_state (
    id INTEGER PRIMARY KEY CHECK (id = 1), epoch TEXT NOT NULL, seq INTEGER NOT NULL) STRICT`);
  await run(sql`INSERT INTO sync_state (id, epoch, seq) VALUES (1, lower(hex(randomblob(16))), 0)`);
  await run(sql`CREATE TABLE instance (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID`);
}

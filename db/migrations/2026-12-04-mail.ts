import { type Kysely, sql } from 'kysely';

/**
 * E-mails that a server without mail leaves to its operator; account links and household invitations, by the SHA-256 of
 * their token. Sessions get a number that stays the same through renewals, a name, and the time of last use. There is
 * an audit of account security events, and a time at which an account is to be deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE outbox_letters (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, data TEXT NOT NULL,
    written_at INTEGER NOT NULL, handed_at INTEGER) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE account_links (
    token_hash BLOB PRIMARY KEY, kind TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    email TEXT NOT NULL, ends_at INTEGER NOT NULL, used_at INTEGER) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX account_links_by_user ON account_links (user_id, kind)`);
  await run(sql`CREATE TABLE invitations (
    id TEXT PRIMARY KEY,
    household_id TEXT NOT NULL REFERENCES households(id) ON DELETE CASCADE,
    token_hash BLOB NOT NULL UNIQUE,
    made_by TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    made_at INTEGER NOT NULL, ends_at INTEGER NOT NULL,
    used_at INTEGER, used_by TEXT REFERENCES users(id) ON DELETE SET NULL,
    revoked_at INTEGER) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE INDEX invitations_by_household ON invitations (household_id, made_at)`);
  await run(sql`CREATE TABLE audit_events (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL, kind TEXT NOT NULL,
    user_id TEXT NOT NULL, household_id TEXT, session TEXT) STRICT`);
  await run(sql`CREATE INDEX audit_events_by_user ON audit_events (user_id, at)`);
  await run(sql`CREATE INDEX audit_events_by_time ON audit_events (at)`);
  await run(sql`ALTER TABLE users ADD COLUMN email_confirmed_at INTEGER`);
  await run(sql`ALTER TABLE users ADD COLUMN deletes_at INTEGER`);
  await run(sql`ALTER TABLE sessions ADD COLUMN number TEXT NOT NULL DEFAULT ''`);
  await run(sql`ALTER TABLE sessions ADD COLUMN name TEXT NOT NULL DEFAULT ''`);
  await run(sql`ALTER TABLE sessions ADD COLUMN used_at INTEGER`);
  await run(sql`UPDATE sessions SET number = lower(hex(randomblob(16))), used_at = issued_at`);
}

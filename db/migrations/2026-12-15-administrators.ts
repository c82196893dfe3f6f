import { type Kysely, sql } from 'kysely';

/** Administrators, their sessions, and everything they did, in rows that cannot be changed or deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`CREATE TABLE administrators (
    id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL,
    secret BLOB, on_since INTEGER, last_step INTEGER NOT NULL DEFAULT -1,
    created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE administrator_sessions (
    token_hash BLOB PRIMARY KEY,
    administrator_id TEXT NOT NULL REFERENCES administrators(id) ON DELETE CASCADE,
    started_at INTEGER NOT NULL, used_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`);
  await run(sql`CREATE TABLE administrator_audit (
    number INTEGER PRIMARY KEY, at INTEGER NOT NULL, administrator TEXT NOT NULL,
    action TEXT NOT NULL, subject TEXT NOT NULL, hash BLOB NOT NULL) STRICT`);
  await run(sql`CREATE TRIGGER administrator_audit_stays BEFORE UPDATE ON administrator_audit BEGIN
    SELECT RAISE(ABORT, 'the audit table is append-only'); END`);
  await run(sql`CREATE TRIGGER administrator_audit_is_kept BEFORE DELETE ON administrator_audit BEGIN
    SELECT RAISE(ABORT, 'the audit table is append-only'); END`);
}

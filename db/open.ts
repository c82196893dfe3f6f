import Database, { type Database as Sqlite } from 'better-sqlite3';
import { checkDriver } from './driver-check.ts';

checkDriver();

/** A connection. */
export type Db = Sqlite;

// Before 3.51.3 a reset of the write-ahead log could corrupt the file.
const OLDEST_SQLITE = [3, 51, 3] as const;
/** The `synchronous` pragma's number for FULL. */
const FULL = 2;

/** How long a statement waits for a lock that another connection holds, in milliseconds. */
export const BUSY_MS = 5000;

/** Whether a statement failed since another connection holds the lock that it needs. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');

function checkSqlite(db: Db): void {
  const version = db.prepare<[], string>('SELECT sqlite_version()').pluck().get() ?? '0';
  const parts = version.split('.').map(Number);
  for (const [at, least] of OLDEST_SQLITE.entries()) {
    const part = parts[at] ?? 0;
    if (part > least) return;
    if (part < least) throw new Error(`SQLite ${version} is too old: at least ${OLDEST_SQLITE.join('.')} is needed.`);
  }
}

/**
 * Opens the database file, creating it where there is none, with the settings that make an answered write durable.
 * They belong to the connection, so they are set on every open: better-sqlite3 opens an existing WAL file with
 * `synchronous = NORMAL`, which may lose acknowledged commits when the power fails.
 * @param path a file on a local disk, `:memory:`, or the bytes of a serialised database to open a copy of
 * @throws when SQLite is too old or a setting does not take
 */
export function openDatabase(path: string | Buffer): Db {
  const db = new Database(path, { timeout: BUSY_MS });
  try {
    checkSqlite(db);
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    db.pragma('trusted_schema = OFF');
    db.pragma('journal_size_limit = 67108864');
    // What is deleted is overwritten, so that it is in no backup from then on.
    db.pragma('secure_delete = ON');
    // 16 MB of log between checkpoints: pages that change all the time are copied back less often.
    db.pragma('wal_autocheckpoint = 4096');
    if (db.pragma('synchronous', { simple: true }) !== FULL) throw new Error('SQLite refuses synchronous = FULL.');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Opens an existing database file to read it.
 * @throws when there is none, or SQLite is too old
 */
export function openReadOnly(path: string): Db {
  const db = new Database(path, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
  try {
    checkSqlite(db);
    db.pragma('trusted_schema = OFF');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

import Database, { type Database as Sqlite } from 'better-sqlite3';
import { checkDriver } from './driver-check.ts';

checkDriver();

/** A database connection. */
export type Db = Sqlite;

// Before 3.51.3 a reset of the write-ahead log could corrupt the file.
const OLDEST_SQLITE = [3, 51, 3] as const;
/** The `synchronous` pragma's number for FULL. */
const FULL = 2;

/** How long a statement waits for a lock that another connection holds, in milliseconds. */
export const BUSY_MS = 5000;

/** Whether a statement failed because another connection holds the lock that it needs. */
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
 * Opens the database file, creating it if there is none, with the settings that make an acknowledged write durable.
 * They belong to the connection, so they are set on every open: better-sqlite3 opens an existing WAL file with
 * `synchronous = NORMAL`, which may lose acknowledged commits in a power failure.
 * @param path a file on a local disk, `:memory:`, or the bytes of a serialised database, of which a copy is opened
 * @throws if SQLite is too old or refuses a setting
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
    // Deleted data is overwritten, so that later backups do not contain it.
    db.pragma('secure_delete = ON');
    // 16 MB of log between checkpoints, so that pages which change all the time are copied back less often.
    db.pragma('wal_autocheckpoint = 4096');
    if (db.pragma('synchronous', { simple: true }) !== FULL) throw new Error('SQLite refuses synchronous = FULL.');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Opens an existing database file for reading.
 * @throws if there is none, or SQLite is too old
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

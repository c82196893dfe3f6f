import Database from 'better-sqlite3';

/** How long a predecessor that is just ending may take. */
const PATIENCE_MS = 1000;

/**
 * Makes this process the only one that works with a folder, as long as it lives. The lock is SQLite's own on an empty
 * file, so the system takes it back from a process that was killed; a file with a process id could be wrong for ever.
 * @param path the lock file
 * @returns whether nobody else holds it
 */
export function lockInstance(path: string, patienceMs = PATIENCE_MS): boolean {
  const lock = new Database(path, { timeout: patienceMs });
  try {
    // Never ended: it ends with the process.
    lock.exec('BEGIN EXCLUSIVE');
    held.push(lock);
    return true;
  } catch (error) {
    lock.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}

/** Kept from the garbage collector, which would close the file and give the lock away. */
const held: Database.Database[] = [];

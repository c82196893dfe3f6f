import Database from 'better-sqlite3';
import { isBusy } from './open.ts';

/** How long to wait for a predecessor that is shutting down. */
const PATIENCE_MS = 1000;

/**
 * Makes this process the only one that works with a folder, for as long as it lives. The lock is SQLite's own on an
 * empty file, so the operating system releases it if the process is killed. A file with a process id could be wrong for
 * ever.
 * @param path the lock file
 * @param among `others` shares the folder with processes that also ask for `others`
 * @returns whether the lock was acquired
 */
export function lockInstance(path: string, among: 'alone' | 'others' = 'alone', patienceMs = PATIENCE_MS): boolean {
  const lock = new Database(path, { timeout: patienceMs });
  try {
    // The transaction is never ended: it ends with the process.
    if (among === 'alone') lock.exec('BEGIN EXCLUSIVE');
    else lock.exec('BEGIN; SELECT count(*) FROM sqlite_master');
    held.push(lock);
    return true;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return false;
    throw error;
  }
}

/** Whether a server is using a folder. @param path its lock file */
export function isInstanceLocked(path: string): boolean {
  const lock = new Database(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    lock.close();
  }
}

/** Kept from the garbage collector, which would close the file and release the lock. */
const held: Database.Database[] = [];

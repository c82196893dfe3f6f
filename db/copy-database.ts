import Database from 'better-sqlite3';
import { openReadOnly } from './open.ts';

/** Pages copied before other work of this process gets its turn: 4 MB. */
const PAGES_AT_ONCE = 1024;

/**
 * Copies a database with SQLite's online backup, as it is at this moment, while others write to it. The open read
 * transaction pins that moment. Without it, each commit of another process would restart the copy, and under steady
 * writes it would never finish.
 * @param to a path where no file exists; afterwards a single file without a write-ahead log
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = openReadOnly(from);
  try {
    source.exec('BEGIN');
    source.prepare('SELECT count(*) FROM sqlite_master').get();
    await source.backup(to, { progress: () => PAGES_AT_ONCE });
    source.exec('COMMIT');
  } finally {
    source.close();
  }
  const copy = new Database(to, { fileMustExist: true });
  try {
    // The copy is marked as WAL mode, like its source. Opening it that way would create further files next to it.
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

import Database from 'better-sqlite3';
import { openReadOnly } from './open.ts';

/** Pages that are copied before other work of this process gets its turn: 4 MB. */
const PAGES_AT_ONCE = 1024;

/**
 * Copies a database as it stands at this moment, while others write to it, with SQLite's online backup. The read
 * transaction holds that moment: without it, each commit of another process would begin the copy anew, and under steady
 * writing it would never end.
 * @param to a path where nothing is; afterwards one file, without a write-ahead log beside it
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
    // The copy says that it is in WAL mode, as its source is: whoever opened it would leave files beside it.
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

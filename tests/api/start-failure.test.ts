import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { StartError, startFailure } from '#api/start-error.ts';

test('a start that failed tells its cause and where to look', () => {
  expect(startFailure(new StartError('PORT 80 is already in use.', 1))).toBe('PORT 80 is already in use.');
  expect(startFailure(new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_WRITE'))).toBe(
    'The database in DATA_DIR could not be opened: disk I/O error (SQLITE_IOERR_WRITE). Check the disk and its file permissions.',
  );
  expect(startFailure(new Error("EACCES: permission denied, open '/srv/pack.bin'"))).toContain('/srv/pack.bin');
});

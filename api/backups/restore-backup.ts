import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkDatabase, type RowCounts } from '#db/check-database.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase, openReadOnly } from '#db/open.ts';
import { createUnitOfWork } from '#db/unit-of-work.ts';
import { deletedAccounts, mergeLedgers } from '../account-deletion/room.ts';
import type { DataFiles } from '../data-dir.ts';
import { renameDurably, syncToDisk, writeDurably } from '../durable-file.ts';
import { afterRestore } from './after-restore.ts';
import { backupLedgerPath, checksumOf, sha256Of } from './backup-files.ts';
import { restorePictures } from './pictures-kept.ts';

/** A backup cannot be restored. The message is one sentence for the operator; nothing was changed. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/** The result of a restore. */
export interface Restored {
  readonly rows: RowCounts;
  /** Migrations applied to bring the backup up to this release. */
  readonly migrated: readonly string[];
  readonly pictures: number;
  /** Where the previous files were moved; null if there were none. */
  readonly aside: string | null;
}

/** The files of one SQLite database. Without its `-wal` and `-shm` a database may be damaged, so they move together. */
const PARTS = ['', '-wal', '-shm'];

async function verify(file: string): Promise<void> {
  if (!existsSync(file)) throw new RestoreError(`There is no file ${file}.`);
  if (existsSync(checksumOf(file))) {
    const [expected] = readFileSync(checksumOf(file), 'utf8').split(' ');
    if (expected !== (await sha256Of(file))) {
      throw new RestoreError(`${file} does not match ${basename(checksumOf(file))}: it was changed or damaged.`);
    }
  }
  const why = (error: unknown) => (error instanceof Error ? error.message : String(error));
  try {
    const backup = openReadOnly(file);
    try {
      checkDatabase(backup);
    } finally {
      backup.close();
    }
  } catch (error) {
    throw new RestoreError(`${file} is not a usable backup: ${why(error)}`);
  }
}

/**
 * Prepares a copy for use: migrates it to the schema of this release and runs {@link afterRestore}.
 */
async function prepare(copy: string, deleted: readonly string[]): Promise<Pick<Restored, 'rows' | 'migrated'>> {
  const db = openDatabase(copy);
  try {
    const { applied } = await migrate(db);
    await afterRestore(createUnitOfWork(db), deleted);
    const rows = checkDatabase(db);
    db.pragma('wal_checkpoint(TRUNCATE)');
    return { rows, migrated: applied };
  } finally {
    db.close();
  }
}

/**
 * Replaces the database by a backup. Call it only while holding the lock of the data folder. The backup is verified,
 * copied and migrated first; only then are the old files moved aside. A restore that is interrupted after that leaves a
 * marker that keeps every server from starting. Running it again finishes it.
 * @param file a backup; the file itself is not changed
 * @throws {RestoreError} if it cannot be restored; nothing was changed
 */
export async function restoreBackup(file: string, data: DataFiles, nowMs: number): Promise<Restored> {
  await verify(file);
  const copy = join(data.folder, `.restoring-${process.pid}.db`);
  const stamp = new Date(nowMs).toISOString().replace(/[:.]/g, '-');
  const aside = join(data.folder, `before-restore-${stamp}`);
  const old = PARTS.map((end) => data.database + end).filter((path) => existsSync(path));
  try {
    copyFileSync(file, copy);
    mergeLedgers(backupLedgerPath(dirname(file)), data.deletedAccounts);
    const { rows, migrated } = await prepare(copy, deletedAccounts(data.deletedAccounts));
    writeDurably(data.unfinishedRestore, `${file}\n`);
    if (old.length > 0) mkdirSync(aside, { mode: 0o700 });
    for (const path of old) renameSync(path, join(aside, basename(path)));
    if (old.length > 0) syncToDisk(aside);
    renameDurably(copy, data.database);
    const pictures = restorePictures(join(dirname(file), 'uploads'), data.uploads);
    rmSync(data.unfinishedRestore);
    syncToDisk(data.folder);
    return { rows, migrated, pictures, aside: old.length > 0 ? aside : null };
  } finally {
    for (const end of PARTS) rmSync(copy + end, { force: true });
  }
}

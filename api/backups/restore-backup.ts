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
import { checksumOf, ledgerBeside, sha256Of } from './backup-files.ts';
import { bringBackPictures } from './pictures-kept.ts';

/** Why a backup is not restored. The message is one sentence for the operator; nothing was changed. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/** What a restore left. */
export interface Restored {
  readonly rows: RowCounts;
  /** Migrations that brought the backup up to this release. */
  readonly migrated: readonly string[];
  readonly pictures: number;
  /** Where the files that were there before lie; null where there were none. */
  readonly aside: string | null;
}

/** The parts of one database: each without the others is a damaged one. */
const PARTS = ['', '-wal', '-shm'];

async function verify(file: string): Promise<void> {
  if (!existsSync(file)) throw new RestoreError(`There is no file ${file}.`);
  if (existsSync(checksumOf(file))) {
    const [expected] = readFileSync(checksumOf(file), 'utf8').split(' ');
    if (expected !== (await sha256Of(file))) {
      throw new RestoreError(`${file} is not what ${basename(checksumOf(file))} says: it was changed or damaged.`);
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
    throw new RestoreError(`${file} is no sound backup: ${why(error)}`);
  }
}

/**
 * Makes of a copy what the instance goes on with: the schema of this release, and what {@link afterRestore} does.
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
 * Puts a backup in the place of the database. Call it only while holding the lock of the folder. The backup is verified,
 * copied and migrated first; only then are the old files moved aside. A restore that is cut off between the two leaves a
 * note that no server starts over; running it again finishes it.
 * @param file a backup; the file itself is not changed
 * @throws {RestoreError} when it cannot be restored; nothing was changed
 */
export async function restoreBackup(file: string, data: DataFiles, nowMs: number): Promise<Restored> {
  await verify(file);
  const copy = join(data.folder, `.restoring-${process.pid}.db`);
  const stamp = new Date(nowMs).toISOString().replace(/[:.]/g, '-');
  const aside = join(data.folder, `before-restore-${stamp}`);
  const old = PARTS.map((end) => data.database + end).filter((path) => existsSync(path));
  try {
    copyFileSync(file, copy);
    mergeLedgers(ledgerBeside(dirname(file)), data.deletedAccounts);
    const { rows, migrated } = await prepare(copy, deletedAccounts(data.deletedAccounts));
    writeDurably(data.unfinishedRestore, `${file}\n`);
    if (old.length > 0) mkdirSync(aside, { mode: 0o700 });
    for (const path of old) renameSync(path, join(aside, basename(path)));
    if (old.length > 0) syncToDisk(aside);
    renameDurably(copy, data.database);
    const pictures = bringBackPictures(join(dirname(file), 'uploads'), data.uploads);
    rmSync(data.unfinishedRestore);
    syncToDisk(data.folder);
    return { rows, migrated, pictures, aside: old.length > 0 ? aside : null };
  } finally {
    for (const end of PARTS) rmSync(copy + end, { force: true });
  }
}

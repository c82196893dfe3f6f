import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkDatabase, type RowCounts } from '#db/check-database.ts';
import { copyDatabase } from '#db/copy-database.ts';
import { openReadOnly } from '#db/open.ts';
import { mergeLedgers } from '../account-deletion/room.ts';
import { renameDurably, writeDurably } from '../durable-file.ts';
import {
  backupLedgerPath,
  backupName,
  backupsIn,
  checksumLine,
  checksumOf,
  removeBackup,
  removeUnfinished,
  sha256Of,
  unfinishedName,
} from './backup-files.ts';
import { backUpPictures } from './pictures-kept.ts';
import { backupsToKeep } from './retention.ts';

/** What to back up, and where to. */
export interface BackupPlan {
  readonly database: string;
  readonly uploads: string;
  readonly folder: string;
  /** The ledger of deleted accounts, which is also copied to the backups. */
  readonly deletedAccounts: string;
}

/** A verified backup. */
export interface Backup {
  readonly file: string;
  readonly rows: RowCounts;
  /** Pictures that no earlier backup had. */
  readonly pictures: number;
  /** Older backups that were deleted. */
  readonly removed: number;
}

/** Checks a copy for damage (see {@link checkDatabase}). */
function verify(file: string): RowCounts {
  const copy = openReadOnly(file);
  try {
    return checkDatabase(copy);
  } finally {
    copy.close();
  }
}

/**
 * Takes a backup, even of a running instance: the database first, then the pictures, so that every row of the copy
 * finds its file. The backup gets its final name only once it is verified and on the disk.
 * @throws if it cannot be written, or the copy is damaged; older backups are then left as they are
 */
export async function takeBackup(
  { database, uploads, folder, deletedAccounts }: BackupPlan,
  nowMs: number,
): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, unfinishedName(nowMs));
  const file = join(folder, backupName(nowMs));
  try {
    await copyDatabase(database, unfinished);
    const rows = verify(unfinished);
    renameDurably(unfinished, file);
    mergeLedgers(deletedAccounts, backupLedgerPath(folder));
    const pictures = backUpPictures(uploads, join(folder, 'uploads'), nowMs);
    writeDurably(checksumOf(file), checksumLine(await sha256Of(file), file));
    const taken = backupsIn(folder);
    const kept = backupsToKeep([...taken.keys()], nowMs);
    const old = [...taken].filter(([ms]) => !kept.has(ms));
    for (const [, path] of old) removeBackup(path);
    removeUnfinished(folder, nowMs);
    return { file, rows, pictures, removed: old.length };
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + end, { force: true });
  }
}

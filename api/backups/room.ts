import type { JobKind } from '../jobs/runner.ts';
import { createBackupJob } from './backup-job.ts';
import type { SealedBackup } from './sealed-backup.ts';

/** The kind of job that takes a backup. */
export const BACKUP_JOB = 'backup';

/** How this instance takes backups, and which ones it has. */
export interface Backups {
  readonly take: () => Promise<void>;
  /** When the last one was taken; null before the first. */
  readonly lastAt: () => number | null;
  /** The verified backups, newest first. `bytes`: size of the database, without pictures. */
  readonly list: () => ReadonlyArray<{ readonly at: number; readonly bytes: number }>;
  /** A backup encrypted to the operator's own key; absent if no key is configured. Null if the backup is gone. */
  readonly sealed?: (at: number) => Promise<SealedBackup | null>;
}

/** The daily backup job; none if this instance takes no backups. */
export const backupRoom = (
  backups: Pick<Backups, 'take'> | undefined,
): { readonly jobs: Readonly<Record<string, JobKind>> } => ({
  jobs: backups ? { [BACKUP_JOB]: createBackupJob(backups.take) } : {},
});

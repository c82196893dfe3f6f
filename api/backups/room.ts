import type { JobKind } from '../jobs/runner.ts';
import { createBackupJob } from './backup-job.ts';
import type { SealedBackup } from './sealed-backup.ts';

/** The kind of job that takes a backup. */
export const BACKUP_JOB = 'backup';

/** How this instance takes backups, and which it has. */
export interface Backups {
  readonly take: () => Promise<void>;
  /** When the last one was; null before the first. */
  readonly lastAt: () => number | null;
  /** The verified ones that are kept, the newest first. `bytes`: of the database, without pictures. */
  readonly list: () => ReadonlyArray<{ readonly at: number; readonly bytes: number }>;
  /** One of them, encrypted to the operator's own key; left out where no key is configured. Null where it is gone. */
  readonly sealed?: (at: number) => Promise<SealedBackup | null>;
}

/** The backup of each day; none where this instance takes none. */
export const backupRoom = (
  backups: Pick<Backups, 'take'> | undefined,
): { readonly jobs: Readonly<Record<string, JobKind>> } => ({
  jobs: backups ? { [BACKUP_JOB]: createBackupJob(backups.take) } : {},
});

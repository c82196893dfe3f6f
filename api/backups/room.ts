import type { JobKind } from '../jobs/runner.ts';
import { createBackupJob } from './backup-job.ts';

/** The backup of each day; none where this instance takes none. */
export const backupRoom = (
  backups: { readonly take: () => Promise<void> } | undefined,
): { readonly jobs: Readonly<Record<string, JobKind>> } => ({
  jobs: backups ? { backup: createBackupJob(backups.take) } : {},
});

import { join } from 'node:path';
import type { DataFiles } from '../data-dir.ts';
import type { Env } from '../env.ts';
import type { BackupPlan } from './take-backup.ts';

/** What to back up and where to, from the configuration. */
export const backupPlan = ({ backupDir }: Pick<Env, 'backupDir'>, data: DataFiles): BackupPlan => ({
  database: data.database,
  uploads: data.uploads,
  deletedAccounts: data.deletedAccounts,
  folder: backupDir ?? join(data.folder, 'backups'),
});

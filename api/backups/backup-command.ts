import { existsSync } from 'node:fs';
import { dataFiles } from '../data-dir.ts';
import { readEnv } from '../env.ts';
import { backupPlan } from './plan.ts';
import { rowLine } from './row-counts.ts';
import { takeBackup } from './take-backup.ts';

// Takes one backup, whether or not the server is running: `npm run backup`.
try {
  const env = readEnv(process.env);
  if (env.databaseUrl !== null) throw new Error('Back up PostgreSQL with its own tools, such as pg_dump.');
  const data = dataFiles(env.dataDir);
  if (!existsSync(data.database)) throw new Error(`There is nothing to back up: ${data.database} does not exist.`);
  const { file, rows, pictures, removed } = await takeBackup(backupPlan(env, data), Date.now());
  console.log(`Backed up to ${file}, verified.`);
  console.log(`Rows: ${rowLine(rows)}.`);
  console.log(`New pictures: ${pictures}. Older backups deleted: ${removed}.`);
} catch (error) {
  console.error(`No backup was made. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

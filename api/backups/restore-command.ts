import { dataFiles, takeDataDir } from '../data-dir.ts';
import { readEnv } from '../env.ts';
import { StartError } from '../start-error.ts';
import { afterPostgresRestore } from './after-postgres-restore.ts';
import { restoreBackup } from './restore-backup.ts';
import { rowLine } from './row-counts.ts';

// Replaces the database by a backup: `npm run restore -- FILE`. The server must be stopped.
try {
  const [file, ...rest] = process.argv.slice(2);
  const env = readEnv(process.env);
  const data = dataFiles(env.dataDir);
  if (env.databaseUrl !== null) {
    if (file !== 'done' || rest.length > 0) {
      throw new Error('Restore PostgreSQL with its own tools, then run: npm run restore -- done');
    }
    await afterPostgresRestore(env.databaseUrl, data);
    console.log('Start the servers: phones will resend anything this database is missing.');
    process.exit();
  }
  if (!file || rest.length > 0) throw new Error('Name the backup: npm run restore -- FILE');
  takeDataDir(data, 'restore');
  const { rows, migrated, pictures, aside } = await restoreBackup(file, data, Date.now());
  console.log(`Restored ${file} into ${data.folder}.`);
  console.log(`Rows: ${rowLine(rows)}.`);
  console.log(`Pictures restored: ${pictures}. Migrations: ${migrated.join(', ') || 'none needed'}.`);
  if (aside) console.log(`What was there before is now in ${aside}; delete it when you no longer need it.`);
  console.log('Start the server: phones will resend anything this backup is missing.');
} catch (error) {
  console.error(`Nothing was restored. ${error instanceof Error ? error.message : error}`);
  process.exitCode = error instanceof StartError ? error.exitCode : 1;
}

import { dataFiles, takeDataDir } from '../data-dir.ts';
import { readEnv } from '../env.ts';
import { StartError } from '../start-error.ts';
import { afterPostgresRestore } from './after-postgres-restore.ts';
import { restoreBackup } from './restore-backup.ts';
import { rowLine } from './row-counts.ts';

// Puts a backup in the place of the database: `npm run restore -- FILE`. The server must be stopped.
try {
  const [file, ...rest] = process.argv.slice(2);
  const env = readEnv(process.env);
  const data = dataFiles(env.dataDir);
  if (env.databaseUrl !== null) {
    if (file !== 'done' || rest.length > 0) {
      throw new Error('Restore the PostgreSQL with its own tools, then say so: npm run restore -- done');
    }
    await afterPostgresRestore(env.databaseUrl, data);
    console.log('Start the servers: phones send again what this database has not heard of.');
    process.exit();
  }
  if (!file || rest.length > 0) throw new Error('Say which backup: npm run restore -- FILE');
  takeDataDir(data, 'restore');
  const { rows, migrated, pictures, aside } = await restoreBackup(file, data, Date.now());
  console.log(`Restored ${file} into ${data.folder}.`);
  console.log(`Rows: ${rowLine(rows)}.`);
  console.log(`Pictures brought back: ${pictures}. Migrations: ${migrated.join(', ') || 'none needed'}.`);
  if (aside) console.log(`What was there before lies in ${aside}; delete it when you no longer need it.`);
  console.log('Start the server: phones send again what this backup has not heard of.');
} catch (error) {
  console.error(`Nothing was restored. ${error instanceof Error ? error.message : error}`);
  process.exitCode = error instanceof StartError ? error.exitCode : 1;
}

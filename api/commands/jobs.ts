import { existsSync } from 'node:fs';
import { openReadOnly } from '#db/open.ts';
import { createReader } from '#db/sqlite-reader.ts';
import { dataFiles } from '../data-dir.ts';
import { readEnv } from '../env.ts';
import { createJobStore } from '../jobs/store.ts';

/** Most that are listed. */
const MOST = 100;

const { database } = dataFiles(readEnv(process.env).dataDir);
if (existsSync(database)) {
  const db = openReadOnly(database);
  const dead = await createJobStore().dead(
    createReader(db, () => performance.now()),
    MOST,
  );
  for (const { key, attempts, finished_at, error, message } of dead) {
    const when = new Date(finished_at ?? 0).toISOString();
    process.stdout.write(`${when} ${key}: given up after ${attempts} tries. ${error ?? message ?? ''}\n`);
  }
  process.stdout.write(`${dead.length} jobs failed for good\n`);
  db.close();
} else {
  process.stderr.write(`There is no database at ${database}.\n`);
  process.exitCode = 1;
}

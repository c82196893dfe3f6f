import { createJobStore } from '../jobs/store.ts';
import { runWithDatabase } from '../run-with-database.ts';

/** Most jobs listed. */
const MOST = 100;

await runWithDatabase(async ({ database }) => {
  const dead = await createJobStore().dead(database.reader, MOST);
  for (const { key, attempts, finished_at, error, message } of dead) {
    const when = new Date(finished_at ?? 0).toISOString();
    process.stdout.write(`${when} ${key}: given up after ${attempts} tries. ${error ?? message ?? ''}\n`);
  }
  process.stdout.write(`${dead.length} jobs failed for good\n`);
});

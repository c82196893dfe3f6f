import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '#api/data-dir.ts';
import { readEnv } from '#api/env.ts';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { startApp } from '../api/start-app.ts';
import { DEMO, fillHousehold } from './fill-household.ts';

// Creates a new database with the demo household in it: `npm run seed:demo`, for screenshots, tests and newcomers.
const { folder, database } = dataFiles(readEnv(process.env).dataDir);

if (existsSync(database)) {
  process.stderr.write(`There is a database at ${database} already. Set DATA_DIR to a folder without one.\n`);
  process.exitCode = 1;
} else {
  const app = await startApp({ dir: folder, tier: 'family', starter: starterCatalogue() });
  const { deeds } = await fillHousehold(app, localToday(new Date()));
  await app.close('as killed');
  // Remove the placeholder for the built page that the test server serves.
  rmSync(join(folder, 'web'), { recursive: true, force: true });
  process.stdout.write(`${deeds} operations in ${database}.\nSign in as ${DEMO.email} with "${DEMO.password}".\n`);
}

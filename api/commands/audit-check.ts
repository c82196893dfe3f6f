import { existsSync } from 'node:fs';
import { openReadOnly } from '#db/open.ts';
import { createReader } from '#db/sqlite-reader.ts';
import { checkAudit } from '../administration/room.ts';
import { dataFiles } from '../data-dir.ts';
import { readEnv } from '../env.ts';

const { database } = dataFiles(readEnv(process.env).dataDir);
const atLeast = Number(process.argv[2] ?? 0);
if (!Number.isSafeInteger(atLeast) || atLeast < 0) {
  process.stderr.write('npm run audit-check -- [ROWS]     ROWS: how many there were at the last check\n');
  process.exitCode = 1;
} else if (existsSync(database)) {
  const db = openReadOnly(database);
  const { rows, brokenAt } = await checkAudit(
    createReader(db, () => performance.now()),
    atLeast,
  );
  process.stdout.write(`${rows} rows fit each other\n`);
  if (brokenAt !== null) {
    process.stderr.write(`Row ${brokenAt} was altered, removed or put in.\n`);
    process.exitCode = 1;
  }
  db.close();
} else {
  process.stderr.write(`There is no database at ${database}.\n`);
  process.exitCode = 1;
}

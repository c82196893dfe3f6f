import { checkAudit } from '../administration/room.ts';
import { runWithDatabase } from '../run-with-database.ts';

const atLeast = Number(process.argv[2] ?? 0);
if (!Number.isSafeInteger(atLeast) || atLeast < 0) {
  process.stderr.write('npm run audit-check -- [ROWS]     ROWS: the number of rows at the last check\n');
  process.exitCode = 1;
} else {
  await runWithDatabase(async ({ database }) => {
    const { rows, brokenAt } = await checkAudit(database.reader, atLeast);
    process.stdout.write(`${rows} rows are consistent\n`);
    if (brokenAt !== null) {
      process.stderr.write(`Row ${brokenAt} was changed, removed or inserted.\n`);
      process.exitCode = 1;
    }
  });
}

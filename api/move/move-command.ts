import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isBehind } from '#db/migrate.ts';
import { type MoveProgress, moveDatabase } from '#db/move/move.ts';
import { MoveError, type MoveSource, type MoveTarget } from '#db/move/place.ts';
import { postgresSource, postgresTarget } from '#db/move/postgres-place.ts';
import { sqliteSource, sqliteTarget } from '#db/move/sqlite-place.ts';
import { openDatabase } from '#db/open.ts';
import { APPLICATION, type Connections, openPool } from '#db/postgres/pool.ts';
import { dataFiles, takeDataDir } from '../data-dir.ts';
import { readEnv } from '../env.ts';
import { StartError } from '../start-error.ts';

const USAGE = `npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE   from the file in DATA_DIR to PostgreSQL
npm run move -- --to sqlite                                   from DATABASE_URL back to a file in DATA_DIR
Stop every server first. The source is left untouched. If interrupted, run it again to continue.
`;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Shows the progress: in place on a terminal, else as a line every ten seconds. */
function progressLine(): (progress: MoveProgress) => void {
  const everyMs = process.stdout.isTTY ? 500 : 10_000;
  let began = performance.now();
  let from: MoveProgress | null = null;
  let next = began + everyMs;
  return (progress) => {
    if (from?.step !== progress.step) {
      from = progress;
      began = performance.now();
    }
    if (performance.now() < next) return;
    next = performance.now() + everyMs;
    const rate = (progress.done - from.done) / ((performance.now() - began) / 1000);
    const left = Math.ceil((progress.all - progress.done) / Math.max(1, rate));
    const line = `${progress.done} of ${progress.all} rows ${progress.step}, ${Math.round(rate)} a second, about ${left} s left (${progress.table})`;
    process.stdout.write(process.stdout.isTTY ? `\r${line.padEnd(100)}` : `${line}\n`);
  };
}

function pooled(url: string): Connections {
  const own = new URL(url);
  own.searchParams.set('application_name', `${APPLICATION} move`);
  return openPool(own.href, () => undefined, 2);
}

/** @throws {MoveError} while a server is connected to it */
async function quiet(pool: Connections): Promise<Connections> {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1',
    [APPLICATION],
  );
  if ((rows[0]?.count ?? 0) > 0) throw new MoveError('A server is using this database. Stop every server first.');
  return pool;
}

async function ends(to: string): Promise<{ source: MoveSource; target: MoveTarget; says: string }> {
  const env = readEnv(process.env);
  const data = dataFiles(env.dataDir);
  takeDataDir(data);
  if (to === 'sqlite') {
    if (env.databaseUrl === null) throw new MoveError('Set DATABASE_URL to the PostgreSQL database to move.');
    const aside = `${data.database}.before-move-${new Date().toISOString().replaceAll(':', '-')}`;
    return {
      source: postgresSource(await quiet(pooled(env.databaseUrl))),
      target: sqliteTarget(data.database, aside),
      says: `Start the server without DATABASE_URL: it then uses ${data.database}.`,
    };
  }
  if (!existsSync(data.database)) throw new MoveError(`There is no database at ${data.database}.`);
  const db = openDatabase(data.database);
  if (isBehind(db)) throw new MoveError('The database is from an earlier release. Start and stop the server once.');
  return {
    source: sqliteSource(db),
    target: postgresTarget(await quiet(pooled(to))),
    says: `Start every server with that DATABASE_URL. ${data.database} stays as it is and is no longer updated.`,
  };
}

const { values } = parseArgs({ options: { to: { type: 'string' } }, strict: false });
const to = typeof values.to === 'string' ? values.to : '';
if (to !== 'sqlite' && !/^postgres(?:ql)?:\/\/./.test(to)) {
  process.stderr.write(USAGE);
  process.exitCode = 1;
} else {
  try {
    const { source, target, says } = await ends(to);
    const began = performance.now();
    const { rows, wentOn } = await moveDatabase(source, target, progressLine());
    if (process.stdout.isTTY) process.stdout.write('\r'.padEnd(100));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`${wentOn ? 'Continued where it was interrupted. ' : ''}${rows} rows moved and compared in ${seconds} s.`);
    say(says);
    await source.close();
    await target.close();
  } catch (error) {
    if (!(error instanceof MoveError || error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

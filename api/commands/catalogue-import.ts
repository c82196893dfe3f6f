import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openProductIndex } from '#db/search/sqlite-product-index.ts';
import { IMPORT_SOURCES, type ImportSource } from '#domain/catalogue/sources.ts';
import { CalendarDate } from '#domain/text-limits.ts';
import { besideServers } from '../beside-servers.ts';
import { type ImportProgress, importFile } from '../catalogue/import/import-file.ts';
import { openSource } from '../catalogue/import/open-source.ts';
import { UnreadableFileError } from '../catalogue/import/read-records.ts';
import { catchUp } from '../catalogue/search/catch-up.ts';
import { syncState } from '../sync/sync-state.ts';

const USAGE = `Usage: npm run catalogue:import -- SOURCE FILE [--edition YYYY-MM-DD] [--mapping FILE] [--names FILE]
  SOURCE     ${IMPORT_SOURCES.join(', ')}
  --edition  the day of the file, for records that carry none
  --mapping  names the columns of a csv or json file of your own
  --names    food.csv, which names the products of usda`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const giveUp = (text: string): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

const minutes = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** Tells how far an import is: in place on a terminal, else a line every ten seconds. */
function progressLine(size: number): (progress: ImportProgress) => void {
  const began = performance.now();
  const everyMs = process.stdout.isTTY ? 500 : 10_000;
  let next = began + everyMs;
  let first: ImportProgress | null = null;
  return (progress) => {
    first ??= progress;
    if (performance.now() < next) return;
    next = performance.now() + everyMs;
    const seconds = (performance.now() - began) / 1000;
    const rate = Math.round((progress.position - first.position) / seconds);
    const left = (seconds / Math.max(1, progress.bytes)) * (size - progress.bytes);
    const part = Math.min(99, Math.floor((100 * progress.bytes) / Math.max(1, size)));
    const line = `${part} %  ${progress.position} records, ${rate} a second, about ${minutes(left)} left`;
    process.stdout.write(process.stdout.isTTY ? `\r${line.padEnd(78)}` : `${line}\n`);
  };
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { edition: { type: 'string' }, mapping: { type: 'string' }, names: { type: 'string' } },
  });
  const [source, file] = positionals;
  const isSource = (text: string | undefined): text is ImportSource => IMPORT_SOURCES.some((known) => known === text);
  if (!isSource(source) || file === undefined || positionals.length > 2) return giveUp(USAGE);
  const { edition } = values;
  if (edition !== undefined && !CalendarDate.safeParse(edition).success) {
    return giveUp('--edition: write the day as YYYY-MM-DD.');
  }
  for (const path of [file, values.mapping, values.names]) {
    if (path !== undefined && !existsSync(path)) return giveUp(`There is no file ${path}.`);
  }
  await besideServers(async ({ data, database }) => {
    const opened = await openSource(source, file, values);
    mkdirSync(data.imports, { recursive: true, mode: 0o700 });
    const rejectsPath = join(data.imports, `${source}-${basename(file)}.rejects.jsonl`);
    const began = performance.now();
    const told = progressLine(opened.size);
    const done = await importFile(database, { ...opened, rejectsPath }, Date.now, undefined, told);
    const seconds = (performance.now() - began) / 1000;
    if (process.stdout.isTTY) process.stdout.write('\r'.padEnd(80));
    if (done.resumedAt > 0) say(`Went on behind record ${done.resumedAt}, where an earlier run was cut off.`);
    say(
      `${done.position} records in ${seconds.toFixed(1)} s: ${done.added} products added, ${done.changed} changed, ${done.same} as they were, ${done.refused} refused.`,
    );
    for (const [reason, times] of done.reasons) say(`${String(times).padStart(8)} refused: ${reason}`);
    if (done.refused > 0) say(`Which: ${rejectsPath}`);
    const index = openProductIndex(data.search, await syncState.epoch(database.reader));
    try {
      const indexed = await catchUp(database.reader, index);
      say(`${indexed} products can be searched for now.`);
    } finally {
      index.close();
    }
  });
}

try {
  await run();
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof UnreadableFileError) giveUp(error.message);
  else if (code.startsWith('ERR_PARSE_ARGS')) giveUp(USAGE);
  else if (code.startsWith('Z_'))
    giveUp('The file ends early or is damaged. What was read so far is kept; fetch the file again.');
  else throw error;
}

import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openProductIndex } from '#db/search/sqlite-product-index.ts';
import { namesUsdaProducts, sourceOfFile } from '#domain/catalogue/source-of-file.ts';
import { IMPORT_SOURCES, type ImportSource } from '#domain/catalogue/sources.ts';
import { CalendarDate } from '#domain/text-limits.ts';
import { countCatalogue } from '../catalogue/counts/count.ts';
import { importFile } from '../catalogue/import/import-file.ts';
import { type ImportOptions, openSource } from '../catalogue/import/open-source.ts';
import { UnreadableFileError } from '../catalogue/import/read-records.ts';
import { catchUp } from '../catalogue/search/catch-up.ts';
import { OutgoingError } from '../outgoing/guarded-request.ts';
import { type CommandContext, runWithDatabase } from '../run-with-database.ts';
import { syncState } from '../sync/sync-state.ts';
import { fetchAndTake, isPublished } from './catalogue/fetch-published.ts';
import { importProgress } from './catalogue/import-progress.ts';

const USAGE = `Usage: npm run catalogue:import -- SOURCE FILE [--edition YYYY-MM-DD] [--mapping FILE] [--names FILE]
       npm run catalogue:import -- FOLDER [--edition YYYY-MM-DD]    every published file in it, recognised by name
       npm run catalogue:import -- SOURCE [--yes]                   what Open Food, Beauty, Pet Food or Products Facts publish
  SOURCE     ${IMPORT_SOURCES.join(', ')}
  --edition  the date of the file, for records without one
  --mapping  names the columns of your own csv or json file
  --names    food.csv, which names the products of usda`;

const say = (text: string) => process.stdout.write(`${text}\n`);
const giveUp = (text: string): void => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

/** A file to import, with its options. */
interface ToImport {
  readonly source: ImportSource;
  readonly file: string;
  readonly options: ImportOptions;
}

const named = (of: readonly string[]): string => (of.length === 0 ? '' : ` Such as: ${of.join(', ')}`);

async function importOne({ data, database }: CommandContext, { source, file, options }: ToImport): Promise<void> {
  const opened = await openSource(source, file, options);
  mkdirSync(data.imports, { recursive: true, mode: 0o700 });
  const rejectsPath = join(data.imports, `${source}-${basename(file)}.rejects.jsonl`);
  const began = performance.now();
  const done = await importFile(database, { ...opened, rejectsPath }, Date.now, undefined, importProgress(opened.size));
  const seconds = (performance.now() - began) / 1000;
  if (process.stdout.isTTY) process.stdout.write('\r'.padEnd(80));
  if (done.resumedAt > 0) say(`Continued after record ${done.resumedAt}, where an earlier run was interrupted.`);
  say(
    `${done.position} records in ${seconds.toFixed(1)} s: ${done.added} products added, ${done.changed} changed, ${done.same} unchanged, ${done.refused} refused.`,
  );
  for (const [reason, { times, of }] of done.reasons)
    say(`${String(times).padStart(8)} refused: ${reason}${named(of)}`);
  for (const [mark, { times, of }] of done.marks) say(`${String(times).padStart(8)} kept: ${mark}${named(of)}`);
  if (done.reasons.size + done.marks.size > 0) say(`Which: ${rejectsPath}`);
}

/** The published files in a folder that are recognised by name, sorted by name. */
function filesOf(folder: string, edition: string | undefined): ToImport[] {
  const names = readdirSync(folder).sort();
  const named = names.find(namesUsdaProducts);
  return names.flatMap((name) => {
    const source = sourceOfFile(name);
    if (source === null) return [];
    const beside = source === 'usda' && named !== undefined ? { names: join(folder, named) } : {};
    return [{ source, file: join(folder, name), options: { edition, ...beside } }];
  });
}

async function importAll(beside: CommandContext, files: readonly ToImport[]): Promise<void> {
  for (const one of files) {
    if (files.length > 1) say(`${one.source} ${basename(one.file)}`);
    await importOne(beside, one);
  }
  const index = openProductIndex(beside.data.search, await syncState.epoch(beside.database.reader));
  try {
    await catchUp(beside.database.reader, index);
    say('Every product in the catalogue can now be found by search.');
  } finally {
    index.close();
  }
  const keep = await countCatalogue(beside.database, new Date().toISOString().slice(0, 10));
  if (keep) await beside.database.writes.run(keep);
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      edition: { type: 'string' },
      mapping: { type: 'string' },
      names: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const { edition } = values;
  if (edition !== undefined && !CalendarDate.safeParse(edition).success) {
    return giveUp('--edition: write the date as YYYY-MM-DD.');
  }
  const [source, file] = positionals;
  if (source !== undefined && file === undefined && statSync(source, { throwIfNoEntry: false })?.isDirectory()) {
    const files = filesOf(source, edition);
    if (files.length === 0) return giveUp(`${source} contains no file recognised by name. Name source and file.`);
    return runWithDatabase((beside) => importAll(beside, files));
  }
  if (source !== undefined && file === undefined && isPublished(source)) {
    return runWithDatabase((beside) =>
      fetchAndTake(beside, source, values.yes, (path) => importAll(beside, [{ source, file: path, options: {} }])),
    );
  }
  const isSource = (text: string | undefined): text is ImportSource => IMPORT_SOURCES.some((known) => known === text);
  if (!isSource(source) || file === undefined || positionals.length > 2) return giveUp(USAGE);
  for (const path of [file, values.mapping, values.names]) {
    if (path !== undefined && !existsSync(path)) return giveUp(`There is no file ${path}.`);
  }
  await runWithDatabase((beside) => importAll(beside, [{ source, file, options: values }]));
}

try {
  await run();
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof UnreadableFileError) giveUp(error.message);
  else if (error instanceof OutgoingError) giveUp(`${error.message} What has arrived is kept: run this again.`);
  else if (code.startsWith('ERR_PARSE_ARGS')) giveUp(USAGE);
  else if (code === 'EISDIR' || code === 'EACCES') giveUp(`A file could not be read: ${(error as Error).message}`);
  else if (code.startsWith('Z_'))
    giveUp('The file is cut off or damaged. What was read so far is kept; fetch the file again.');
  else throw error;
}

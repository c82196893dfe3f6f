import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import type { ImportSource } from '#domain/catalogue/sources.ts';
import { isFutureDate } from '#domain/latest-plausible-date.ts';
import { disclosedProducts, readDisclosed } from './california-records.ts';
import type { ImportTask } from './import-file.ts';
import { Mapping, mappedColumns, mappedReader } from './mapping.ts';
import { openFactsReader } from './open-facts-record.ts';
import { jsonRecord, type RecordChunk, readJson, readRecords, UnreadableFileError } from './read-records.ts';
import type { PublishedRecord, RecordReader } from './record.ts';
import { usdaReader } from './usda-record.ts';

/** Options of an import besides its source and file. */
export interface ImportOptions {
  /** ISO day of the file, for records without a date; by default the day on which the file was written. */
  readonly edition?: string | undefined;
  /** Path of a file that maps the columns of a user's own file. */
  readonly mapping?: string | undefined;
  /** Path of food.csv of USDA FoodData Central, which contains the names of its products. */
  readonly names?: string | undefined;
}

/** The first bytes of a file, which together with its length identify it. */
const TELLING = 1024 * 1024;

async function identityOf(path: string, size: number, beside: readonly unknown[]): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(size, TELLING)), 0, Math.min(size, TELLING), 0);
    const hash = createHash('sha256').update(buffer.subarray(0, bytesRead));
    return hash.update(JSON.stringify([size, ...beside])).digest('hex');
  } finally {
    await file.close();
  }
}

async function readNames(path: string | undefined): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  if (path === undefined) return names;
  for await (const { records } of readRecords(path)) {
    for (const record of records) {
      if (record('data_type') === 'branded_food') names.set(record('fdc_id'), record('description'));
    }
  }
  return names;
}

/** Loads the Parquet reader only when needed: no server needs it to start. */
async function parquet(path: string): Promise<AsyncIterable<RecordChunk>> {
  const { readParquet } = await import('./read-parquet.ts');
  return readParquet(path);
}

async function* all(records: readonly PublishedRecord[], bytes: number): AsyncGenerator<RecordChunk> {
  yield { records, bytes };
}

async function readMapping(path: string | undefined): Promise<Mapping> {
  if (path === undefined) throw new UnreadableFileError('Name the columns of your file: --mapping FILE.');
  const read = Mapping.safeParse(await readJson(path));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UnreadableFileError(`${path}: ${issue?.path.join('.') || 'the mapping'}: ${issue?.message ?? 'not read'}`);
}

/** The records of a JSON file: a list, or the list under `products`. */
async function jsonList(path: string): Promise<readonly unknown[]> {
  const file = await readJson(path);
  const list = Array.isArray(file) ? file : disclosedProducts(file);
  if (list === null) throw new UnreadableFileError(`${path} contains neither a list nor a list named "products".`);
  return list;
}

/** A file ready to be imported, and its size in bytes. */
export type OpenSource = Omit<ImportTask, 'rejectsPath'> & { readonly size: number };

/**
 * Opens a file of a source.
 * @throws {UnreadableFileError} if the file, or one that belongs to it, is not in the expected format
 */
export async function openSource(
  source: ImportSource,
  path: string,
  options: ImportOptions,
  nowMs = Date.now(),
): Promise<OpenSource> {
  const { size, mtimeMs } = await stat(path);
  const edition = options.edition ?? new Date(Math.min(mtimeMs, nowMs)).toISOString().slice(0, 10);
  const mapping = source === 'csv' || source === 'json' ? await readMapping(options.mapping) : null;
  if (isFutureDate(edition, nowMs)) throw new UnreadableFileError(`${path}: its date, ${edition}, is in the future.`);
  const ofAll = mapping?.source.date;
  if (ofAll !== undefined && isFutureDate(ofAll, nowMs)) {
    throw new UnreadableFileError(`${options.mapping}: source.date: ${ofAll} is in the future.`);
  }
  const file = await identityOf(path, size, [options.edition ?? null, mapping]);
  const task = (chunks: AsyncIterable<RecordChunk>, read: RecordReader): OpenSource => ({
    // Two own files are separate sources if their mappings name different sources.
    source: mapping === null ? source : `${source}:${mapping.source.name}`,
    file,
    chunks,
    read,
    size,
  });
  switch (source) {
    case 'off':
    case 'obf':
    case 'opff':
    case 'opf':
      return task(
        path.endsWith('.parquet') ? await parquet(path) : readRecords(path),
        openFactsReader(source, edition),
      );
    case 'usda':
      return task(readRecords(path), usdaReader(edition, await readNames(options.names)));
    case 'ca': {
      const entries = new Map((await jsonList(path)).map((entry) => [jsonRecord(entry), entry]));
      return task(all([...entries.keys()], size), (record) => readDisclosed(entries.get(record), edition));
    }
    case 'csv':
    case 'json': {
      const columns = mapping ?? (await readMapping(options.mapping));
      const read = mappedReader(source, columns, edition);
      if (source === 'csv' || /\.(?:jsonl|ndjson)(?:\.gz)?$/.test(path)) {
        return task(readRecords(path, mappedColumns(columns)), read);
      }
      return task(all((await jsonList(path)).map(jsonRecord), size), read);
    }
  }
}

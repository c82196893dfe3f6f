import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createRowReader, type LineFault, type RowReader } from '#domain/delimited-lines.ts';
import type { PublishedRecord } from './record.ts';

/** The file is not in the expected format. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/** Some records of a file, and how many of its bytes have been read so far. */
export interface RecordChunk {
  readonly records: readonly PublishedRecord[];
  readonly bytes: number;
}

/** Bytes per read: large enough to be fast, small enough to need little memory. */
const PIECE = 256 * 1024;
/** Most characters of a row. The longest published rows have some ten thousand. */
const LONGEST_ROW = 1024 * 1024;

interface Pieces {
  readonly texts: AsyncIterable<string>;
  readonly bytes: () => number;
}

function piecesOf(path: string): Pieces {
  const file = createReadStream(path, { highWaterMark: PIECE });
  if (!path.endsWith('.gz')) return { texts: file.setEncoding('utf8'), bytes: () => file.bytesRead };
  const plain = createGunzip({ chunkSize: PIECE });
  file.on('error', (error) => plain.destroy(error));
  const texts: Readable = file.pipe(plain).setEncoding('utf8');
  return { texts, bytes: () => file.bytesRead };
}

/** A JSON value as text: the items of a list joined by commas, and empty for what has no text. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(',') : '';
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of a JSON file as a record. A field is its own, or else the nutrient of that name. */
export const jsonRecord = (value: unknown): PublishedRecord => {
  const fields = isRecord(value) ? value : {};
  const nutrients = isRecord(fields.nutriments) ? fields.nutriments : {};
  return (field) => textOf(fields[field] ?? nutrients[field]);
};

const unread = (fault: string): PublishedRecord => Object.assign(() => '', { fault });
const FAULTS: Readonly<Record<LineFault, PublishedRecord>> = {
  quoting: unread('A quotation mark in its line is never closed, or text follows a closed one.'),
  too_long: unread('Its line is longer than a million characters.'),
};
const MORE_CELLS = unread('It has more cells than the header has names.');
const NO_JSON = unread('Its line is not JSON.');

async function* jsonLines({ texts, bytes }: Pieces): AsyncGenerator<RecordChunk> {
  let rest = '';
  const read = (line: string): PublishedRecord[] => {
    if (line.trim() === '') return [];
    try {
      // Trimming also removes a byte order mark.
      return [jsonRecord(JSON.parse(line.trim()))];
    } catch {
      // A truncated line is refused, with its number; the lines after it are read.
      return [NO_JSON];
    }
  };
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield { records: lines.flatMap(read), bytes: bytes() };
  }
  yield { records: read(rest), bytes: bytes() };
}

/** Chooses the separator of a file by its heading. Tab-separated exports quote nothing. */
function readerOf(heading: string): RowReader {
  if (heading.includes('\t')) return createRowReader('\t', false, LONGEST_ROW);
  return createRowReader(!heading.includes(',') && heading.includes(';') ? ';' : ',', true, LONGEST_ROW);
}

/**
 * The index of each column.
 * @param needed names of required columns, each of which must occur exactly once
 */
function placesOf(heading: readonly string[] | LineFault, needed: readonly string[]): ReadonlyMap<string, number> {
  if (typeof heading === 'string') throw new UnreadableFileError('The first line of the file is not a header.');
  const names = heading.map((name) => name.trim());
  for (const name of needed) {
    const times = names.filter((one) => one === name).length;
    if (times > 1) throw new UnreadableFileError(`The header of the file names ${times} columns "${name}".`);
    if (times === 0) {
      const here = names.join(', ').slice(0, 300);
      throw new UnreadableFileError(`The file has no column named "${name}". Its header names: ${here}`);
    }
  }
  return new Map(names.map((name, place) => [name, place]));
}

async function* delimited({ texts, bytes }: Pieces, needed: readonly string[]): AsyncGenerator<RecordChunk> {
  let reader: RowReader | null = null;
  let places: ReadonlyMap<string, number> | null = null;
  let isEmpty = true;
  const recordOf = (row: readonly string[], columns: ReadonlyMap<string, number>, most: number): PublishedRecord =>
    row.length > most && row.slice(most).some((cell) => cell.trim() !== '')
      ? MORE_CELLS
      : (field) => row[columns.get(field) ?? -1] ?? '';
  let most = 0;
  const take = (rows: readonly (readonly string[] | LineFault)[]): PublishedRecord[] => {
    const records: PublishedRecord[] = [];
    for (const row of rows) {
      if (places === null) {
        places = placesOf(row, needed);
        most = row.length;
      } else if (typeof row === 'string') records.push(FAULTS[row]);
      else if (row.length > 1 || row[0] !== '') records.push(recordOf(row, places, most));
    }
    isEmpty &&= records.length === 0;
    return records;
  };
  let head = '';
  for await (const text of texts) {
    if (reader === null) {
      head += text;
      if (head.length > LONGEST_ROW && !head.includes('\n')) break;
      if (!head.includes('\n')) continue;
      reader = readerOf(head.slice(0, head.indexOf('\n')));
      yield { records: take(reader.push(head)), bytes: bytes() };
    } else {
      yield { records: take(reader.push(text)), bytes: bytes() };
    }
  }
  if (reader !== null) yield { records: take(reader.end()), bytes: bytes() };
  if (isEmpty) throw new UnreadableFileError('The file has no lines below its header.');
}

/**
 * The records of a published file, in order: comma- or tab-separated with a header line, or JSON lines, depending on
 * its name; `.gz` is unpacked on the fly. Only a piece of the file is held in memory.
 * @param needed columns that a delimited file must have
 * @throws {UnreadableFileError} if it is none of these
 */
export async function* readRecords(path: string, needed: readonly string[] = []): AsyncGenerator<RecordChunk> {
  const name = path.replace(/\.gz$/, '');
  if (/\.(?:jsonl|ndjson)$/.test(name)) yield* jsonLines(piecesOf(path));
  else if (/\.(?:csv|tsv|txt)$/.test(name)) yield* delimited(piecesOf(path), needed);
  else throw new UnreadableFileError(`${path} is neither .csv, .tsv or .jsonl, with or without .gz, nor .parquet.`);
}

/**
 * Reads a whole JSON file.
 * @throws {UnreadableFileError} if it is not JSON
 */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadableFileError(`${path} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
}

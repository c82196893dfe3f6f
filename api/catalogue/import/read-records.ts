import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createCellSplitter } from '#domain/delimited-cells.ts';
import type { PublishedRecord } from './record.ts';

/** The file is not what it was taken for. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/** Some records of a file, and how many bytes of it were read up to them. */
export interface RecordChunk {
  readonly records: readonly PublishedRecord[];
  readonly bytes: number;
}

/** Read at once: large enough that reading costs little, small enough that it costs no memory. */
const PIECE = 256 * 1024;

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

/** A text of a record that is JSON: the field itself, or the nutrient of that name; lists joined by commas. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(',') : '';
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of a JSON file as a record. */
export const jsonRecord = (value: unknown): PublishedRecord => {
  const fields = isRecord(value) ? value : {};
  const nutrients = isRecord(fields.nutriments) ? fields.nutriments : {};
  return (field) => textOf(fields[field] ?? nutrients[field]);
};

async function* jsonLines({ texts, bytes }: Pieces): AsyncGenerator<RecordChunk> {
  let rest = '';
  const read = (line: string): PublishedRecord[] => {
    if (line.trim() === '') return [];
    try {
      return [jsonRecord(JSON.parse(line))];
    } catch {
      // A line that was cut is refused for what it lacks, with its number; the ones after it are read.
      return [() => ''];
    }
  };
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield { records: lines.flatMap(read), bytes: bytes() };
  }
  yield { records: read(rest), bytes: bytes() };
}

async function* delimited({ texts, bytes }: Pieces): AsyncGenerator<RecordChunk> {
  let splitter: ReturnType<typeof createCellSplitter> | null = null;
  let places: ReadonlyMap<string, number> | null = null;
  const take = (rows: readonly string[][]): PublishedRecord[] => {
    const records: PublishedRecord[] = [];
    for (const row of rows) {
      if (places === null) places = new Map(row.map((name, place) => [name.trim(), place]));
      else if (row.length > 1 || row[0] !== '') {
        const columns = places;
        records.push((field) => row[columns.get(field) ?? -1] ?? '');
      }
    }
    return records;
  };
  let head = '';
  for await (const text of texts) {
    if (splitter === null) {
      head += text;
      if (!head.includes('\n')) continue;
      // The exports with tabs quote nothing.
      const tabs = head.slice(0, head.indexOf('\n')).includes('\t');
      splitter = tabs ? createCellSplitter('\t', false) : createCellSplitter(',');
      yield { records: take(splitter.push(head)), bytes: bytes() };
    } else {
      yield { records: take(splitter.push(text)), bytes: bytes() };
    }
  }
  if (splitter === null) throw new UnreadableFileError('The file has no line below its header.');
  yield { records: take([splitter.end()]), bytes: bytes() };
}

/**
 * The records of a published file, in its order: comma or tab separated with a header line, or JSON lines, as its name
 * says; `.gz` is unpacked on the way. Holds no more than a piece of it.
 * @throws {UnreadableFileError} where it is none of these
 */
export async function* readRecords(path: string): AsyncGenerator<RecordChunk> {
  const name = path.replace(/\.gz$/, '');
  if (/\.(?:jsonl|ndjson)$/.test(name)) yield* jsonLines(piecesOf(path));
  else if (/\.(?:csv|tsv|txt)$/.test(name)) yield* delimited(piecesOf(path));
  else
    throw new UnreadableFileError(
      `${path} is neither .csv, .tsv, .jsonl, one of these with .gz behind it, nor .parquet.`,
    );
}

/**
 * A JSON file as a whole.
 * @throws {UnreadableFileError} where it is no JSON
 */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new UnreadableFileError(`${path} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
}

import { XMLParser } from 'fast-xml-parser';
import { delimitedCells } from '#domain/delimited-cells.ts';

/** A file or answer that contains no records. Its message is meant for the operator. */
export class NoRecordsError extends Error {
  override readonly name = 'NoRecordsError';
}

/** No feed declares its own entities: documents that do are refused, so that none can expand. */
const xml = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  htmlEntities: true,
  isArray: (name) => name === 'item',
});

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Properties in which sources put the list of their records. */
const LISTS = ['results', 'RESULT', 'docs', 'items', 'result', 'records'] as const;
/** Properties that such a list may be wrapped in. */
const WRAPPERS = ['response', 'success'] as const;

/** The records of a JSON value: a list, a list inside an answer of one of the sources, or a single record. */
function recordsOfJson(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) throw new NoRecordsError('This is neither a list nor an object.');
  for (const name of LISTS) {
    const list = value[name];
    if (Array.isArray(list)) return list;
  }
  for (const name of WRAPPERS) if (isObject(value[name])) return recordsOfJson(value[name]);
  return [value];
}

function recordsOfXml(text: string): unknown[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new NoRecordsError('This XML declares a document type, which no feed does.');
  try {
    const { rss } = xml.parse(text, true) as { rss?: { channel?: { item?: unknown[] } } };
    const items = rss?.channel?.item;
    if (Array.isArray(items)) return items;
  } catch (error) {
    throw new NoRecordsError(`This XML cannot be read: ${error instanceof Error ? error.message : 'damaged'}`);
  }
  throw new NoRecordsError('This XML is not an RSS feed with items.');
}

/** Rows as records by column name; a shorter or longer row is kept as far as it fits. */
function recordsOfRows([columns = [], ...rows]: readonly (readonly string[])[]): unknown[] {
  if (columns.length < 2)
    throw new NoRecordsError('This is not JSON, an RSS feed, or a CSV with a line of column names.');
  return rows
    .filter((cells) => cells.length > 1)
    .map((cells) => Object.fromEntries(columns.map((column, at) => [column.trim(), cells[at] ?? ''])));
}

/** One line of JSON Lines; a damaged line becomes null, a record that no source can read. */
function recordOfLine(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}

/**
 * The records of a published file or answer: JSON, JSON Lines, RSS or CSV, recognised by how it begins.
 * @throws {NoRecordsError} when it is none of these
 */
export function recordsOf(published: string): unknown[] {
  const text = published.replace(/^\uFEFF/, '').trimStart();
  if (text === '') throw new NoRecordsError('This file is empty.');
  if (text.startsWith('<')) return recordsOfXml(text);
  if (text.startsWith('{') || text.startsWith('[')) {
    try {
      return recordsOfJson(JSON.parse(text) as unknown);
    } catch (error) {
      if (error instanceof NoRecordsError) throw error;
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      if (lines.length > 1 && lines.every((line) => line.trimStart().startsWith('{'))) return lines.map(recordOfLine);
      throw new NoRecordsError('This JSON is damaged.');
    }
  }
  return recordsOfRows(delimitedCells(text, ','));
}

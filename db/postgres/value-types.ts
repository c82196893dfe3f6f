import { types } from 'pg';

/** PostgreSQL's OIDs of its types, from its catalogue `pg_type`; they are fixed. */
const BOOL = 16;
const INT8 = 20;
const JSON_TEXT = 114;
const NUMERIC = 1700;
const JSONB = 3802;

/** @throws if the number is larger than JavaScript can hold exactly */
function exactNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError(`${text} is not an exact number here.`);
  return value;
}

const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [BOOL, (text) => (text === 't' ? 1 : 0)],
  [INT8, exactNumber],
  [NUMERIC, exactNumber],
  // The JSON of a row is compared and signed by its bytes, so it stays the text that was stored.
  [JSON_TEXT, (text) => text],
  [JSONB, (text) => text],
]);

/** Gives values as SQLite does, so that stores need not know the engine: counts as numbers, booleans as 0 or 1. */
export const VALUE_TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
    (format !== 'binary' && PARSERS.get(oid)) || types.getTypeParser(oid, format),
};

import type { Db } from './open.ts';
import type { SqliteStatements } from './sqlite-statements.ts';
import type { Statement } from './statement.ts';

/** One value of a key. It begins with its length, so that no two lists of values make the same key. */
function keyPart(value: unknown): string {
  const text = Buffer.isBuffer(value) ? value.toString('latin1') : String(value);
  return `${typeof value}${text.length}:${text}`;
}

const keyOf = (parameters: unknown): string =>
  Object.values(parameters as object)
    .map(keyPart)
    .join('');

/**
 * First rows on a read-only connection. Results of statements with `hold`, even "no row", are cached until any
 * connection of any process commits something. SQLite reports that as a version number, and reading it takes a tenth of
 * the time of finding a session. Cached rows are frozen, since several callers get the same one.
 */
export function createRowCache(db: Db, statements: Pick<SqliteStatements, 'first'>): SqliteStatements['first'] {
  const dataVersion = db.prepare<[], number>('PRAGMA data_version').pluck();
  let heldSince: number | undefined;
  const held = new Map<Statement<never, unknown>, Map<string, unknown>>();

  const rowsOf = (statement: Statement<never, unknown>): Map<string, unknown> => {
    const version = dataVersion.get();
    if (version !== heldSince) held.clear();
    heldSince = version;
    const known = held.get(statement);
    if (known) return known;
    const rows = new Map<string, unknown>();
    held.set(statement, rows);
    return rows;
  };

  return (statement, parameters) => {
    if (statement.hold === undefined) return statements.first(statement, parameters);
    const rows = rowsOf(statement);
    const key = keyOf(parameters);
    const known = rows.get(key);
    if (known !== undefined || rows.has(key)) return known;
    const row = statements.first(statement, parameters);
    if (rows.size >= statement.hold) {
      // A look-up that finds nothing may be a guess, so it evicts no cached row.
      if (row === undefined) return undefined;
      rows.clear();
    }
    rows.set(key, Object.freeze(row));
    return row;
  };
}

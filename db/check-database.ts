import type { Db } from './open.ts';

/** A database file with damaged contents. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';
}

/** Row counts by table, sorted by table name. */
export type RowCounts = Readonly<Record<string, number>>;

/** How many faults the error lists; a broken file has thousands. */
const MOST_NAMED = 5;

/**
 * Reads the whole database and checks it for damage.
 * @returns the row count of every table
 * @throws {DamagedDatabaseError} if a page, an index or a foreign key is broken
 */
export function checkDatabase(db: Db): RowCounts {
  const found = (db.pragma(`integrity_check(${MOST_NAMED})`) as Array<{ integrity_check: string }>).map(
    (row) => row.integrity_check,
  );
  if (found.length !== 1 || found[0] !== 'ok') throw new DamagedDatabaseError(found.join('; '));
  const orphans = db.prepare<[], { table: string; parent: string }>('SELECT * FROM pragma_foreign_key_check').all();
  if (orphans.length > 0) {
    const named = orphans.slice(0, MOST_NAMED).map(({ table, parent }) => `${table} without ${parent}`);
    throw new DamagedDatabaseError(`${orphans.length} rows refer to missing rows: ${named.join('; ')}`);
  }
  const tables = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .pluck()
    .all();
  const count = (table: string): number =>
    db
      .prepare<[], number>(`SELECT count(*) FROM "${table.replaceAll('"', '""')}"`)
      .pluck()
      .get() ?? 0;
  return Object.fromEntries(tables.map((table) => [table, count(table)]));
}

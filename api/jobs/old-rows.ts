import type { Db } from '#db/open.ts';
import { OWNER_COLUMN } from '../sync/actor.ts';
import type { SyncState } from '../sync/sync-state.ts';

/** Rows that lose their use with the time, by whose they are. `emptied`: columns of which nothing is left. */
interface AgingRows {
  readonly table: string;
  readonly scope: 'household' | 'person';
  readonly at: string;
  readonly emptied: readonly string[];
}

/** Values that lost against another phone's edit, and marks of notifications that were read. */
export const AGING: readonly AgingRows[] = [
  { table: 'replaced_values', scope: 'household', at: 'at', emptied: ['lost', 'won'] },
  { table: 'read_marks', scope: 'person', at: 'read_at', emptied: [] },
];

/** The device that such rows are changed by. */
const CLEAN_UP = 'clean-up';

/**
 * Deletes rows of before a time as an operation would: phones hear of it, and the tombstone goes with the others.
 * @returns a function to call inside write transactions until it has no more: it gives how many rows it took
 */
export function createBurial(
  db: Db,
  state: SyncState,
  { table, scope, at, emptied }: AgingRows,
): (before: number, limit: number) => number {
  const owner = OWNER_COLUMN[scope];
  const old = db.prepare<[number, number], { owner: string; id: string }>(
    `SELECT ${owner} AS owner, id FROM ${table} WHERE deleted = 0 AND ${at} < ? LIMIT ?`,
  );
  const empty = emptied.map((column) => `, ${column} = 'null'`).join('');
  const bury = db.prepare<[number, string, string, string]>(`
    UPDATE ${table} SET deleted = 1, rev = rev + 1, seq = ?, other_rev = rev, changed_by = ?${empty}
    WHERE ${owner} = ? AND id = ?`);
  return (before, limit) => {
    const rows = old.all(before, limit);
    for (const row of rows) bury.run(state.take({ kind: scope, id: row.owner }, 1), CLEAN_UP, row.owner, row.id);
    return rows.length;
  };
}

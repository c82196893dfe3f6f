import { type Kysely, sql } from 'kysely';
import type { Tx } from '#db/handles.ts';
import { type Queries, statement } from '#db/statement.ts';
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

/** These tables as queries see them: by the columns that all synced tables have. */
interface Aging {
  readonly aging: { readonly [column: string]: string | number };
}

/**
 * Deletes rows of before a time as an operation would: phones hear of it, and the tombstone goes with the others.
 * @returns a function to call in transactions until it has no more: it gives how many rows it took
 */
export function createBurial(
  state: SyncState,
  { table, scope, at, emptied }: AgingRows,
): (tx: Tx, before: number, limit: number) => Promise<number> {
  const from = table as 'aging';
  const of = (q: Queries) => q as unknown as Kysely<Aging>;
  const owner = OWNER_COLUMN[scope];
  const old = statement((q, { before, limit }: { before: number; limit: number }) =>
    of(q).selectFrom(from).select([owner, 'id']).where('deleted', '=', 0).where(at, '<', before).limit(limit),
  );
  const bury = statement(
    (q, { ownerId, id, seq, device }: { ownerId: string; id: string; seq: number; device: string }) =>
      of(q)
        .updateTable(from)
        .set({
          ...{ deleted: 1, rev: sql`rev + 1`, seq, other_rev: sql`rev`, changed_by: device },
          ...Object.fromEntries(emptied.map((column) => [column, 'null'])),
        })
        .where(owner, '=', ownerId)
        .where('id', '=', id),
  );
  return async (tx, before, limit) => {
    const rows = await tx.all(old, { before, limit });
    for (const row of rows) {
      const ownerId = String(row[owner]);
      const seq = await state.take(tx, { kind: scope, id: ownerId }, 1);
      await tx.run(bury, { ownerId, id: String(row.id), seq, device: CLEAN_UP });
    }
    return rows.length;
  };
}

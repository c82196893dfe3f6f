import { type Kysely, sql } from 'kysely';
import type { Tx } from '#db/handles.ts';
import { type Queries, statement } from '#db/statement.ts';
import { OWNER_COLUMN } from '../sync/actor.ts';
import type { SyncState } from '../sync/sync-state.ts';

/** A table whose rows expire, and the kind of owner they have. `emptied`: columns that are cleared in the tombstone. */
interface AgingRows {
  readonly table: string;
  readonly scope: 'household' | 'person';
  readonly at: string;
  readonly emptied: readonly string[];
}

/** Values overwritten by another phone's edit, and read marks of notifications. */
export const AGING: readonly AgingRows[] = [
  { table: 'replaced_values', scope: 'household', at: 'at', emptied: ['lost', 'won'] },
  { table: 'read_marks', scope: 'person', at: 'read_at', emptied: [] },
];

/** The device recorded as the one that changed these rows. */
const CLEAN_UP = 'clean-up';

/** Type of these tables for queries that use only columns shared by all synced tables. */
interface Aging {
  readonly aging: { readonly [column: string]: string | number };
}

/**
 * Deletes rows older than a given time as an operation would: phones sync the deletion, and the tombstones expire like
 * all others.
 * @returns a function that deletes up to `limit` rows in a transaction and returns how many it deleted
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

import type { Change } from '#domain/sync/entity.ts';
import type { AccountDb, ServerRow } from '../tables/account-db.ts';
import { showRows } from '../tables/shown-rows.ts';

type ServerEntry = ServerRow<unknown> & Pick<Change, 'entity'>;

/** Whether the row here stays: it is newer than the server's, or the household's own row of a product. */
function staysBefore(row: ServerEntry, change: Change, epoch: string): boolean {
  if (row.epoch !== epoch) return false;
  if (row.scope === change.scope) return row.seq > change.seq;
  // `seq` numbers of different owners cannot be compared: the household's row wins over the catalogue's.
  return change.scope === 'instance' && row.deleted === 0;
}

/**
 * Stores rows sent by the server, from a pull or with the answer to a push. An older state never replaces a newer one
 * of the same epoch, so answers may arrive twice and out of order. Pending edits stay on top. Call it inside a
 * transaction over the synced tables.
 */
export async function takeChanges(db: AccountDb, changes: readonly Change[], epoch: string): Promise<void> {
  const held = await db.server.bulkGet(changes.map((change): [string, string] => [change.entity, change.id]));
  const news = changes.flatMap((change, at): ServerEntry[] => {
    const row = held[at];
    // Older than the row here, but it shows that the server still has it: the row is not stale.
    if (row && staysBefore(row, change, epoch)) return row.stale ? [{ ...row, stale: 0 }] : [];
    const { entity, id, rev, seq, scope } = change;
    const deleted: 0 | 1 = change.deleted ? 1 : 0;
    return [{ entity, id, rev, seq, deleted, data: change.data ?? row?.data ?? null, epoch, ...(scope && { scope }) }];
  });
  await db.server.bulkPut(news);
  await showRows(db, news);
}

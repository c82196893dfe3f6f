import type { EntityName } from '#domain/sync/entity.ts';
import { isPersonal } from '#domain/sync/entity.ts';
import type { AccountDb } from './account-db.ts';
import { writeMeta } from './account-meta.ts';
import { showRows } from './shown-rows.ts';

const keysOf = (rows: readonly { readonly entity: EntityName; readonly id: string }[]) =>
  rows.map((row): [string, string] => [row.entity, row.id]);

/**
 * Begins to fetch everything anew: what is here counts as gone until the server names it. Call it inside a transaction
 * over the synced tables, before the first page is taken.
 */
export async function beginFullPull(db: AccountDb): Promise<void> {
  await writeMeta(db, 'fullPull', true);
  const rows = await db.server.toArray();
  await db.server.bulkPut(rows.map((row) => ({ ...row, stale: 1 as const })));
}

/** Everything has been fetched: drops what the server no longer holds. */
export async function endFullPull(db: AccountDb, epoch: string): Promise<void> {
  const gone = await db.server.filter((row) => row.epoch !== epoch || row.stale === 1).toArray();
  await db.server.bulkDelete(keysOf(gone));
  await showRows(db, gone);
  await writeMeta(db, 'fullPull', undefined);
}

const isOwn = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'own' in data && data.own === true;

/**
 * Deletes what belongs to a household that the person has left: its rows, its own products with their reports, and its
 * photos. The catalogue, what the person set for themselves, and the queue stay. Call it inside a transaction over the
 * synced tables and the reports.
 */
export async function dropHousehold(db: AccountDb): Promise<void> {
  const rows = await db.server
    .filter((row) => !isPersonal(row.entity) && (row.entity !== 'product' || isOwn(row.data)))
    .toArray();
  await db.server.bulkDelete(keysOf(rows));
  await db.reports.bulkDelete(rows.flatMap((row) => (row.entity === 'product' ? [row.id] : [])));
  await db.photos.where('state').equals('uploaded').delete();
  await showRows(db, rows);
}

import type { EntityName } from '#domain/sync/entity.ts';
import { isPersonal } from '#domain/sync/entity.ts';
import type { AccountDb } from './account-db.ts';
import { writeMeta } from './account-meta.ts';
import { showRows } from './shown-rows.ts';

/** Deletes rows that are no longer this phone's, with what its answered operations would still show of them. */
async function dropRows(
  db: AccountDb,
  rows: readonly { readonly entity: EntityName; readonly id: string }[],
): Promise<void> {
  await db.server.bulkDelete(rows.map((row): [string, string] => [row.entity, row.id]));
  const ids = [...new Set(rows.map(({ id }) => id))];
  const answered = (await db.outbox.where('entityId').anyOf(ids).toArray()).filter(({ state }) => state === 'acked');
  await db.outbox.bulkPut(answered.map((entry) => ({ ...entry, seq: null })));
  await showRows(db, rows);
}

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
  await dropRows(db, gone);
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
  await db.reports.bulkDelete(rows.flatMap((row) => (row.entity === 'product' ? [row.id] : [])));
  await db.photos.where('state').equals('uploaded').delete();
  await dropRows(db, rows);
}

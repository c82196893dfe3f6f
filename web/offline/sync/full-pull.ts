import { type EntityName, isPersonal } from '#domain/sync/entities.ts';
import { productIdOfOperation } from '#domain/sync/operation-target.ts';
import { CLIENT_PROTOCOL } from '#domain/sync/protocol.ts';
import { upcastOperation } from '#domain/sync/upcast.ts';
import type { AccountDb } from '../tables/account-db.ts';
import { writeMeta } from '../tables/account-meta.ts';
import { showRows } from '../tables/shown-rows.ts';

/** Products that queued operations refer to: unsent changes are shown with them, and may need them again. */
async function neededByQueue(db: AccountDb): Promise<ReadonlySet<string>> {
  const waiting = await db.outbox.where('state').notEqual('acked').toArray();
  return new Set(waiting.flatMap((entry) => productIdOfOperation(upcastOperation(entry.operation)) ?? []));
}

/**
 * Deletes rows that this phone should no longer have, including the reports of products, and what answered operations
 * would still show of them.
 */
async function dropRows(
  db: AccountDb,
  rows: readonly { readonly entity: EntityName; readonly id: string }[],
): Promise<void> {
  const products = rows.flatMap(({ entity, id }) => (entity === 'product' ? [id] : []));
  await db.reports.bulkDelete(products);
  await db.risks.bulkDelete(products);
  await db.server.bulkDelete(rows.map((row): [string, string] => [row.entity, row.id]));
  const ids = [...new Set(rows.map(({ id }) => id))];
  const answered = (await db.outbox.where('entityId').anyOf(ids).toArray()).filter(({ state }) => state === 'acked');
  await db.outbox.bulkPut(answered.map((entry) => ({ ...entry, seq: null })));
  await showRows(db, rows);
}

/**
 * Starts a full pull: all rows are marked as stale until the server sends them. Call it inside a transaction over the
 * synced tables, before the first page is stored.
 */
export async function beginFullPull(db: AccountDb): Promise<void> {
  await writeMeta(db, 'fullPull', true);
  await writeMeta(db, 'fetchedAs', CLIENT_PROTOCOL);
  const rows = await db.server.toArray();
  await db.server.bulkPut(rows.map((row) => ({ ...row, stale: 1 as const })));
}

/** Ends a full pull: deletes what the server no longer has. */
export async function endFullPull(db: AccountDb, epoch: string): Promise<void> {
  const gone = await db.server.filter((row) => row.epoch !== epoch || row.stale === 1).toArray();
  const needed = await neededByQueue(db);
  const isNeeded = (row: (typeof gone)[number]) => row.entity === 'product' && row.deleted === 0 && needed.has(row.id);
  // Still shown, but without a server row, like a product that was looked up by its code.
  await db.server.bulkDelete(gone.filter(isNeeded).map(({ id }): [string, string] => ['product', id]));
  await dropRows(
    db,
    gone.filter((row) => !isNeeded(row)),
  );
  await writeMeta(db, 'fullPull', undefined);
}

/**
 * Deletes what belongs to a household the person has left: its rows, the products they refer to with their reports, and
 * its photos. Personal settings, products looked up by code, and the queue stay. Call it inside a transaction over the
 * synced tables and the reports.
 */
export async function dropHousehold(db: AccountDb): Promise<void> {
  const rows = await db.server.filter((row) => !isPersonal(row.entity)).toArray();
  await db.photos.where('state').equals('uploaded').delete();
  await dropRows(db, rows);
}

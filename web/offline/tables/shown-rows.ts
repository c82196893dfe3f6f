import type { Product } from '#domain/products/product.ts';
import { ENTITY_NAMES, type EntityName } from '#domain/sync/entities.ts';
import { productIdOfOperation } from '#domain/sync/operation-target.ts';
import { entriesNaming } from '../queue/outbox-entries.ts';
import { type AccountDb, type OutboxEntry, type Shown, shownTable } from './account-db.ts';
import { readMeta } from './account-meta.ts';
import { type Overlaid, overlay } from './overlay.ts';
import { countChange, deleteDerivedRows } from './worked-out.ts';

/** One row of one entity. */
export interface RowKey {
  readonly entity: EntityName;
  readonly id: string;
}

/** The products these operations refer to, as shown. */
async function productsOf(db: AccountDb, entries: readonly OutboxEntry[]): Promise<ReadonlyMap<string, Product>> {
  const ids = [...new Set(entries.flatMap((entry) => productIdOfOperation(entry.operation) ?? []))];
  const found = ids.length === 0 ? [] : await db.products.bulkGet(ids);
  return new Map(found.flatMap((product) => (product ? [[product.id, product] as const] : [])));
}

/** The current state of one entity's rows, by id. Reads only; call it inside a transaction over the synced tables. */
export async function currentRows(
  db: AccountDb,
  entity: EntityName,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Overlaid>> {
  const epoch = await readMeta(db, 'epoch');
  const server = await db.server.bulkGet(ids.map((id): [string, string] => [entity, id]));
  const entries = await entriesNaming(db, ids);
  const products = await productsOf(db, entries);
  const byId = new Map<string, OutboxEntry[]>();
  for (const entry of entries) byId.set(entry.entityId, [...(byId.get(entry.entityId) ?? []), entry]);
  return new Map(ids.map((id, at) => [id, overlay(entity, server[at], byId.get(id) ?? [], products, epoch)]));
}

/**
 * Updates what screens read for these rows: the server's state with this phone's operations on top. Call it inside the
 * transaction that changed either.
 */
export async function showRows(db: AccountDb, keys: readonly RowKey[]): Promise<void> {
  for (const entity of ENTITY_NAMES) {
    const ids = [...new Set(keys.filter((key) => key.entity === entity).map((key) => key.id))];
    if (ids.length === 0) continue;
    const puts: Shown<object>[] = [];
    const gone: string[] = [];
    for (const [id, { row, pending, notSent }] of await currentRows(db, entity, ids)) {
      if (row && !row.deleted) {
        const rev = row.rev > 0 && { rev: row.rev };
        puts.push({ ...row.data, id, pending: pending ? 1 : 0, ...(notSent && { notSent: 1 }), ...rev });
      } else gone.push(id);
    }
    if (entity === 'product') {
      await deleteDerivedRows(db, puts as Shown<Product>[], gone);
    }
    // What the home is computed from besides products.
    if (entity === 'inventory' || entity === 'productArea') await countChange(db, 'homeChanged');
    await shownTable(db, entity).bulkPut(puts);
    await shownTable(db, entity).bulkDelete(gone);
  }
}

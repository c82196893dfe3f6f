import type { Db } from '#db/open.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { EntityStore } from '../sync/entity-store.ts';
import { createRowStore } from '../sync/row-store.ts';

/** Where a page of the inventory begins: after this entry. */
export type InventoryPlace = Pick<InventoryItem, 'addedAt' | 'id'>;

export interface InventoryStore extends EntityStore<'inventory'> {
  /** What the household holds now, newest first, after an entry of it. */
  page(householdId: string, after: InventoryPlace | null, limit: number): InventoryItem[];
}

/** The inventory of a household. */
export function createInventoryStore(db: Db): InventoryStore {
  const rows = createRowStore(db, 'inventory');
  const held = db
    .prepare<[string, number, string, number], string>(`
      SELECT id FROM inventory WHERE household_id = ? AND deleted = 0 AND (added_at, id) < (?, ?)
      ORDER BY added_at DESC, id DESC LIMIT ?`)
    .pluck();
  return {
    ...rows,
    page: (householdId, after, limit) =>
      held
        .all(householdId, after?.addedAt ?? Number.MAX_SAFE_INTEGER, after?.id ?? '', limit)
        .flatMap((id) => rows.load(householdId, id)?.data ?? []),
  };
}

/** Values of inventory entries that lost against another phone's edit. Append-only. */
export const createReplacedStore = (db: Db): EntityStore<'history'> =>
  createRowStore(db, 'history', { table: 'replaced_values' });

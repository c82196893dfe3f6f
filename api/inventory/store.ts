import type { Db } from '#db/open.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { EntityStore } from '../sync/entity-store.ts';
import { createRowStore } from '../sync/row-store.ts';

export interface InventoryStore extends EntityStore<'inventory'> {
  /** What the household holds now, newest first. */
  list(householdId: string): InventoryItem[];
}

/** The inventory of a household. */
export function createInventoryStore(db: Db): InventoryStore {
  const rows = createRowStore(db, 'inventory');
  const held = db
    .prepare<[string], string>(
      'SELECT id FROM inventory WHERE household_id = ? AND deleted = 0 ORDER BY added_at DESC, id DESC',
    )
    .pluck();
  return {
    ...rows,
    list: (householdId) => held.all(householdId).flatMap((id) => rows.load(householdId, id)?.data ?? []),
  };
}

/** Values of inventory entries that lost against another phone's edit. Append-only. */
export const createReplacedStore = (db: Db): EntityStore<'history'> =>
  createRowStore(db, 'history', { table: 'replaced_values' });

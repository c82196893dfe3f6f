import type { Db } from '#db/open.ts';
import type { InventoryTable } from '#db/schema.ts';
import { InventoryItem } from '#domain/inventory/item.ts';
import { createRowStore, type RowStore } from '../sync/row-store.ts';

export interface InventoryStore extends RowStore<'inventory'> {
  /** What the household holds now, newest first. */
  list(householdId: string): InventoryItem[];
}

const item = (row: InventoryTable): InventoryItem =>
  InventoryItem.parse({
    id: row.id,
    productId: row.product_id,
    quantity: row.quantity,
    place: row.place,
    expiresOn: row.expires_on,
    openedOn: row.opened_on,
    periodAfterOpening: row.period_after_opening,
    notes: row.notes,
    addedAt: row.added_at,
  });

/** The inventory of a household. */
export function createInventoryStore(db: Db): InventoryStore {
  const held = db.prepare<[string], InventoryTable>(
    'SELECT * FROM inventory WHERE household_id = ? AND deleted = 0 ORDER BY added_at DESC, id DESC',
  );
  const rows = createRowStore<'inventory', InventoryTable>(db, {
    table: 'inventory',
    columns: [
      'product_id',
      'quantity',
      'place',
      'expires_on',
      'opened_on',
      'period_after_opening',
      'notes',
      'added_at',
    ],
    toRow: (data) => ({
      product_id: data.productId,
      quantity: data.quantity,
      place: data.place,
      expires_on: data.expiresOn,
      opened_on: data.openedOn,
      period_after_opening: data.periodAfterOpening,
      notes: data.notes,
      added_at: data.addedAt,
    }),
    fromRow: item,
  });
  return { ...rows, list: (householdId) => held.all(householdId).map(item) };
}

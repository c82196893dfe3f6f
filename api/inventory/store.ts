import type { Reads } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import type { EntityStore } from '../sync/entity-store.ts';
import { createRowStore } from '../sync/row-store.ts';

/** Cursor of an inventory page: the page begins after this entry. */
export type InventoryPlace = Pick<InventoryItem, 'addedAt' | 'id'>;

export interface InventoryStore extends EntityStore<'inventory'> {
  /** The household's current entries, newest first, after a given one. */
  page(reads: Reads, householdId: string, after: InventoryPlace | null, limit: number): Promise<InventoryItem[]>;
}

type Asked = { readonly householdId: string; readonly addedAt: number; readonly id: string; readonly limit: number };
const PAGE = statement((q, { householdId, addedAt, id, limit }: Asked) =>
  q
    .selectFrom('inventory')
    .select('id')
    .where('household_id', '=', householdId)
    .where('deleted', '=', 0)
    .where((eb) => eb(eb.refTuple('added_at', 'id'), '<', eb.tuple(addedAt, id)))
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
);

/** The inventory of a household. */
export function createInventoryStore(): InventoryStore {
  const rows = createRowStore('inventory');
  return {
    ...rows,
    async page(reads, householdId, after, limit) {
      const { addedAt, id } = after ?? { addedAt: Number.MAX_SAFE_INTEGER, id: '' };
      const items: InventoryItem[] = [];
      for (const held of await reads.all(PAGE, { householdId, addedAt, id, limit })) {
        const row = await rows.load(reads, householdId, held.id);
        if (row) items.push(row.data);
      }
      return items;
    },
  };
}

/** Values of inventory entries that were overwritten by another phone's edit. Append-only. */
export const createReplacedStore = (): EntityStore<'history'> =>
  createRowStore('history', { table: 'replaced_values' });

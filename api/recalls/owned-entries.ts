import type { Reads } from '#db/handles.ts';
import type { InventoryTable } from '#db/schema.ts';
import { type Queries, statement } from '#db/statement.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';

/** An entry of the inventory, as far as notices ask for it. */
export type OwnedEntry = Pick<InventoryItem, 'productId' | 'quantity' | 'notes' | 'expiresOn' | 'addedAt'>;

type Row = Pick<InventoryTable, 'product_id' | 'quantity' | 'notes' | 'expires_on' | 'added_at'>;

const entriesOf = (q: Queries, householdId: string) =>
  q
    .selectFrom('inventory')
    .select(['product_id', 'quantity', 'notes', 'expires_on', 'added_at'])
    .where('household_id', '=', householdId)
    .where('deleted', '=', 0);
const OWNED = statement((q, { householdId }: { householdId: string }) => entriesOf(q, householdId));
const OWNED_OF = statement((q, { householdId, productId }: { householdId: string; productId: string }) =>
  entriesOf(q, householdId).where('product_id', '=', productId),
);

const entryOf = (row: Row): OwnedEntry => ({
  productId: row.product_id,
  quantity: row.quantity,
  notes: row.notes,
  expiresOn: row.expires_on,
  addedAt: row.added_at,
});

/** Every entry of a household's inventory that is not deleted. */
export const ownedEntries = async (reads: Reads, householdId: string): Promise<OwnedEntry[]> =>
  (await reads.all(OWNED, { householdId })).map(entryOf);

/** Its entries of one product. */
export const ownedEntriesOf = async (reads: Reads, householdId: string, productId: string): Promise<OwnedEntry[]> =>
  (await reads.all(OWNED_OF, { householdId, productId })).map(entryOf);

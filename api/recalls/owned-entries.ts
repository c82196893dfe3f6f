import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reader, Reads } from '#db/handles.ts';
import type { InventoryTable } from '#db/schema.ts';
import { type Queries, statement } from '#db/statement.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';

/** The fields of an inventory entry that are compared with notices. */
export type OwnedEntry = Pick<InventoryItem, 'productId' | 'quantity' | 'notes' | 'expiresOn' | 'addedAt'>;

type Row = Pick<InventoryTable, 'product_id' | 'quantity' | 'notes' | 'expires_on' | 'added_at'>;

const entriesOf = (q: Queries, householdId: string) =>
  q
    .selectFrom('inventory')
    .select(['product_id', 'quantity', 'notes', 'expires_on', 'added_at'])
    .where('household_id', '=', householdId)
    .where('deleted', '=', 0);
type Place = { readonly householdId: string; readonly after: string; readonly limit: number };
const OWNED = statement((q, { householdId, after, limit }: Place) =>
  entriesOf(q, householdId).select('id').where('id', '>', after).orderBy('id').limit(limit),
);
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

/** Entries per query: with the longest notes, 250 of them are more than a megabyte. */
const AT_ONCE = 250;

/**
 * Every inventory entry of a household that is not deleted, in pages, yielding to the event loop in between.
 * @param userId the account that the work is counted for
 */
export async function* ownedEntries(
  reader: Reader,
  householdId: string,
  userId: string,
): AsyncGenerator<readonly OwnedEntry[]> {
  for (let after = ''; ; ) {
    const place = { householdId, after, limit: AT_ONCE };
    const rows = await reader.snapshot((reads) => reads.all(OWNED, place), userId);
    yield rows.map(entryOf);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? after;
    await nextTurn();
  }
}

/** A household's entries of one product. */
export const ownedEntriesOf = async (reads: Reads, householdId: string, productId: string): Promise<OwnedEntry[]> =>
  (await reads.all(OWNED_OF, { householdId, productId })).map(entryOf);

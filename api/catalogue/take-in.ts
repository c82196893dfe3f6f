import type { Database } from '#db/database.ts';
import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import type { ProductStore } from '../products/room.ts';
import { nextStamp } from '../sync/entity-store.ts';
import type { LookUp } from '../sync/look-up.ts';
import type { SyncState } from '../sync/sync-state.ts';
import type { LiveCatalogue } from './open-facts.ts';

/** The `changedBy` of rows from a live catalogue. */
const LIVE = 'live catalogue';

/**
 * Stores what live catalogues find, with source, date and licence, only for the household that asked, so that nobody
 * else can tell what it scans. A product joins the instance's catalogue only by an import or an administrator.
 */
export function createStoredLookUp(
  { reader, writes }: Database,
  state: SyncState,
  products: ProductStore,
  catalogue: LiveCatalogue,
): LookUp {
  const store = (householdId: string, gtin: Gtin, product: Product): Promise<void> =>
    writes.run(async (tx) => {
      // Two people of one household may scan the same new product at once.
      if (await products.find(tx, householdId, gtin)) return;
      const seq = await state.take(tx, { kind: 'household', id: householdId }, 1);
      const row = { id: gtin, deleted: false, data: { ...product, id: gtin } };
      const before = await products.load(tx, householdId, gtin);
      await products.save(tx, householdId, row, nextStamp(before, LIVE, seq));
    });

  return {
    ensure: async (householdId, barcode, nowMs) => {
      const gtin = parseGtin(barcode);
      if (!gtin.ok || (await products.find(reader, householdId, gtin.value))) return;
      const product = await catalogue.find(householdId, gtin.value, nowMs);
      if (product) await store(householdId, gtin.value, product);
    },
  };
}

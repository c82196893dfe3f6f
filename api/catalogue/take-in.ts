import type { WriteQueue } from '#db/write-queue.ts';
import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import type { CatalogueRows } from '../products/catalogue-rows.ts';
import type { ProductStore } from '../products/store.ts';
import type { SyncState } from '../sync/sync-state.ts';
import type { LiveCatalogue } from './open-facts.ts';

/** The device that rows of a live catalogue are changed by. */
const LIVE = 'live catalogue';

/** Makes sure that a code which is about to be scanned was looked up, if anybody knows it. */
export interface TakeIn {
  /** Where this instance does not know the code, asks the live catalogue and stores what it finds. */
  ensure(householdId: string, barcode: string, nowMs: number): Promise<void>;
}

/** Stores what live catalogues find, with its source, date and licence, for everybody on this instance. */
export function createTakeIn(
  writes: WriteQueue,
  state: SyncState,
  products: ProductStore,
  rows: CatalogueRows,
  catalogue: LiveCatalogue,
): TakeIn {
  const store = (gtin: Gtin, product: Product): Promise<void> =>
    writes.run(() => {
      // Two people in two shops may scan the same new product at once.
      if (!rows.find(gtin)) rows.add({ ...product, id: gtin }, LIVE, state.take(1));
    });

  return {
    ensure: async (householdId, barcode, nowMs) => {
      const gtin = parseGtin(barcode);
      if (!gtin.ok || products.find(householdId, gtin.value)) return;
      const product = await catalogue.find(gtin.value, nowMs);
      if (product) await store(gtin.value, product);
    },
  };
}

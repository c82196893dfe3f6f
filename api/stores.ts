import type { Database } from '#db/database.ts';
import type { Reads } from '#db/handles.ts';
import { accountStores } from './accounts/room.ts';
import { withContributions } from './catalogue/room.ts';
import { householdStores } from './households/room.ts';
import { type InventoryStore, inventoryStores } from './inventory/room.ts';
import { type CatalogueRows, type ProductStore, productStores } from './products/room.ts';
import { createUsageStore, type UsageStore } from './scanning/room.ts';
import { NO_TEXT_FILTER, type OperationStores, type TextFilter } from './sync/operations.ts';
import { createOperationStores } from './sync/stores.ts';
import { type BlobStore, uploadStores } from './uploads/room.ts';

/** Every store of synced rows, and those of them that other rooms use for more than rows. */
export interface Stores extends OperationStores {
  readonly products: ProductStore;
  readonly catalogue: CatalogueRows;
  readonly inventory: InventoryStore;
  readonly usage: UsageStore;
  readonly blobs: BlobStore;
}

/**
 * The stores of a database. An entity that is not named here is stored in a table derived from its schema.
 * @param clock gives the time of offers to the catalogue
 * @param said checks texts that others will read
 * @param sells whether larger plans are sold on this server
 */
export function createStores(
  database: Database,
  clock: () => number = Date.now,
  said: TextFilter = NO_TEXT_FILTER,
  sells = false,
): Stores {
  const usage = createUsageStore(sells);
  const { product, catalogue } = productStores();
  const products = withContributions(product, clock);
  const { inventory, history } = inventoryStores();
  const { blobs, labelPhoto, profile } = uploadStores();
  const own = {
    ...accountStores(clock),
    ...householdStores(),
    product: products,
    inventory,
    history,
    labelPhoto,
    profile,
  };
  const findProduct = async (reads: Reads, householdId: string, id: string) =>
    (await products.find(reads, householdId, id))?.product ?? null;
  return {
    ...createOperationStores(database, own, usage, catalogue, findProduct, said),
    products,
    catalogue,
    inventory,
    usage,
    blobs,
  };
}

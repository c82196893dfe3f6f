import type { Db } from '#db/open.ts';
import { createWriteQueue } from '#db/write-queue.ts';
import { accountStores } from './accounts/room.ts';
import { householdStores } from './households/room.ts';
import { type InventoryStore, inventoryStores } from './inventory/room.ts';
import { type CatalogueRows, type ProductStore, productStores } from './products/room.ts';
import { createUsageStore, type UsageStore } from './scanning/room.ts';
import type { OperationStores } from './sync/operations.ts';
import { createOperationStores } from './sync/stores.ts';
import { type BlobStore, uploadStores } from './uploads/room.ts';

/** Every store of synced rows, and those of them that other rooms ask for more than rows. */
export interface Stores extends OperationStores {
  readonly products: ProductStore;
  readonly catalogue: CatalogueRows;
  readonly inventory: InventoryStore;
  readonly usage: UsageStore;
  readonly blobs: BlobStore;
}

/** The stores on one connection, and the queue of its writes. An entity that is not named here lies in a table that follows from its schema. */
export function createStores(db: Db, writes = createWriteQueue(db)): Stores {
  const { product: products, catalogue } = productStores(db);
  const { inventory, history } = inventoryStores(db);
  const { blobs, labelPhoto } = uploadStores(db);
  const usage = createUsageStore(db);
  const own = { ...accountStores(db), ...householdStores(db), product: products, inventory, history, labelPhoto };
  const findProduct = (householdId: string, id: string) => products.find(householdId, id)?.product ?? null;
  return {
    ...createOperationStores(db, writes, own, usage, catalogue, findProduct),
    products,
    catalogue,
    inventory,
    usage,
    blobs,
  };
}

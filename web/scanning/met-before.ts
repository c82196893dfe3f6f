import type { Product } from '#domain/products/product.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';

/** Whether the server counted a scan of it; one that waits or was held back says nothing. */
const scannedBefore = async (db: AccountDb, productId: string): Promise<boolean> =>
  (await db.scans.filter((scan) => scan.productId === productId && scan.pending !== 1).count()) > 0;

/**
 * Whether the household has met a product: it stands in the inventory, is its own, or was identified in an earlier scan.
 * Such a product stays readable beyond the limit (product P6.4).
 */
export const metBefore = async (db: AccountDb, product: Pick<Product, 'id' | 'own'>): Promise<boolean> =>
  product.own === true ||
  (await db.inventory.where('productId').equals(product.id).count()) > 0 ||
  (await scannedBefore(db, product.id));

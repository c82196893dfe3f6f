import { useLiveQuery } from 'dexie-react-hooks';
import type { Product } from '#domain/products/product.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { useScanUsage } from './scan-usage.ts';

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

/**
 * Whether a report is held back for the limit of the month (product P6.4), however its address was come by. A sample is
 * nobody's product and always readable. Undefined while the tables are read.
 */
export function useHeldBack(product: Pick<Product, 'id' | 'own' | 'sample'>): boolean | undefined {
  const { db } = useAccount();
  const usage = useScanUsage();
  const { id, own } = product;
  const met = useLiveQuery(() => metBefore(db, { id, own }), [db, id, own]);
  if (product.sample) return false;
  if (usage === undefined || met === undefined) return undefined;
  return usage.hasReachedLimit && !met;
}

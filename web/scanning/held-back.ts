import { useLiveQuery } from 'dexie-react-hooks';
import type { Product } from '#domain/products/product.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { useScanUsage } from './scan-usage.ts';

/** Whether the server counted a scan of the product; scans that wait or were held back do not count. */
const scannedBefore = async (db: AccountDb, productId: string): Promise<boolean> =>
  (await db.scans.filter((scan) => scan.productId === productId && scan.pending !== 1).count()) > 0;

/**
 * Whether the household knows a product: it is in the inventory, is the household's own, or was identified by an
 * earlier scan. Such a product stays readable beyond the limit (product P6.4).
 */
export const isProductKnownToHousehold = async (
  db: AccountDb,
  product: Pick<Product, 'id' | 'own'>,
): Promise<boolean> =>
  product.own === true ||
  (await db.inventory.where('productId').equals(product.id).count()) > 0 ||
  (await scannedBefore(db, product.id));

/**
 * Whether a report is withheld because the month's limit is reached (product P6.4), whatever link led to it. A sample
 * is always readable. Undefined while the tables are read.
 */
export function useHeldBack(product: Pick<Product, 'id' | 'own' | 'sample'>): boolean | undefined {
  const { db } = useAccount();
  const usage = useScanUsage();
  const { id, own } = product;
  const met = useLiveQuery(() => isProductKnownToHousehold(db, { id, own }), [db, id, own]);
  if (product.sample) return false;
  if (usage === undefined || met === undefined) return undefined;
  return usage.hasReachedLimit && !met;
}

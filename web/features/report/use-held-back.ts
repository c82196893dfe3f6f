import { useLiveQuery } from 'dexie-react-hooks';
import type { Product } from '#domain/products/product.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { metBefore } from '#web/scanning/met-before.ts';
import { useScanUsage } from '#web/scanning/scan-usage.ts';

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

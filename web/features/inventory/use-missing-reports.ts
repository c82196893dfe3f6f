import { useEffect } from 'react';
import type { Product } from '#domain/products/product.ts';
import { useAccount } from '#web/client-context.tsx';
import { ensureReport } from '#web/offline/report-store.ts';
import { engineClient } from '#web/workers/engine-client.ts';
import type { InventoryRow } from './use-inventory.ts';

/**
 * Has the engine write the reports that products of the list lack, one after the other, so that every row gets its
 * tag without being opened. A row whose report cannot be made keeps its dash.
 */
export function useMissingReports(rows: readonly InventoryRow[] | undefined): void {
  const { db } = useAccount();
  const key = (rows ?? [])
    .filter((row) => row.product && !row.report)
    .map((row) => row.item.productId)
    .join(' ');
  useEffect(() => {
    if (key === '') return;
    let wanted = true;
    const work = async () => {
      const products = await db.products.bulkGet(key.split(' '));
      for (const product of products.filter((one): one is NonNullable<typeof one> => one !== undefined)) {
        if (!wanted) return;
        await ensureReport(db, product satisfies Product, engineClient());
      }
    };
    // The reason is shown where a report is opened; a list of dashes says enough here.
    work().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [db, key]);
}

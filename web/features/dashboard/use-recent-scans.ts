import { useLiveQuery } from 'dexie-react-hooks';
import type { Product } from '#domain/products/product.ts';
import type { ShownRisk } from '#domain/safety/shown-risk.ts';
import type { Scan } from '#domain/scanning/scan.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { Shown } from '#web/offline/tables/account-db.ts';

export interface RecentScan {
  readonly scan: Shown<Scan>;
  readonly product: Product | null;
  readonly risk: ShownRisk | null;
}

/** The latest scans, each product or code once, newest first. Undefined while they are being read. */
export function useRecentScans(most: number): readonly RecentScan[] | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => {
    const seen = new Set<string>();
    const scans: Shown<Scan>[] = [];
    await db.scans
      .orderBy('createdAt')
      .reverse()
      .until(() => scans.length >= most)
      .each((scan) => {
        const what = scan.productId ?? scan.gtin;
        if (seen.has(what)) return;
        seen.add(what);
        scans.push(scan);
      });
    const ids = scans.map((scan) => scan.productId ?? scan.gtin);
    const [products, risks] = await Promise.all([db.products.bulkGet(ids), db.risks.bulkGet(ids)]);
    return scans.map((scan, index) => ({
      scan,
      product: products[index] ?? null,
      risk: risks[index] ?? null,
    }));
  }, [db, most]);
}

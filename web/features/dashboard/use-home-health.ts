import { useLiveQuery } from 'dexie-react-hooks';
import { type HomeHealth, homeHealth } from '#domain/inventory/home-health.ts';
import { homeCategory } from '#domain/products/category.ts';
import { useAccount } from '#web/client/client-context.tsx';
import { useMissingReports } from '#web/reports/missing-reports.ts';

/** The Home Health of what is in the inventory, computed here, from the reports of this phone. */
export function useHomeHealth(): HomeHealth | undefined {
  const { db } = useAccount();
  const read = useLiveQuery(async () => {
    const items = await db.inventory.toArray();
    const ids = [...new Set(items.map((item) => item.productId))];
    const [products, risks] = await Promise.all([db.products.bulkGet(ids), db.risks.bulkGet(ids)]);
    const known = products.flatMap((product, index) =>
      product ? [{ category: homeCategory(product), score: risks[index]?.score ?? null }] : [],
    );
    return { ids, health: homeHealth(known) };
  }, [db]);
  useMissingReports(read?.ids ?? []);
  return read?.health;
}

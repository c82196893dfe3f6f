import { useLiveQuery } from 'dexie-react-hooks';
import type { Product } from '#domain/products/product.ts';
import type { Report } from '#domain/safety/report.ts';
import type { IngredientLevel } from '#domain/safety/vocabulary.ts';
import { useAccount } from '#web/client/client-context.tsx';

/** A product that contains the ingredient. */
export interface ContainingProduct {
  readonly product: Product;
  readonly report: Report;
  /** The ingredient's level in this product. */
  readonly level: IngredientLevel;
  readonly atHome: boolean;
}

/** Products at home or scanned that contain an ingredient, according to the reports stored on this phone. */
export function useContaining(ingredientId: string): readonly ContainingProduct[] | undefined {
  const { db } = useAccount();
  return useLiveQuery(
    () =>
      db.transaction('r', [db.inventory, db.scans, db.products, db.reports], async () => {
        const home = new Set((await db.inventory.toArray()).map((item) => item.productId));
        const seen = (await db.scans.toArray()).flatMap((scan) => scan.productId ?? []);
        const ids = [...new Set([...home, ...seen])];
        const stored = await db.reports.bulkGet(ids);
        const found = stored.flatMap((one) => {
          const row = one?.report.ingredients.find((ingredient) => ingredient.id === ingredientId);
          return one && row ? [{ report: one.report, productId: one.productId, level: row.level }] : [];
        });
        const products = await db.products.bulkGet(found.map(({ productId }) => productId));
        return found
          .flatMap(({ report, productId, level }, at): ContainingProduct[] => {
            const product = products[at];
            return product ? [{ product, report, level, atHome: home.has(productId) }] : [];
          })
          .sort((a, b) => Number(b.atHome) - Number(a.atHome) || (a.product.name < b.product.name ? -1 : 1));
      }),
    [db, ingredientId],
  );
}

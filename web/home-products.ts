import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { Product } from '#domain/products/product.ts';
import type { HomeProduct } from '#domain/safety/mixing/home-product.ts';
import type { Report } from '#domain/safety/report.ts';
import { useAccount } from './client-context.tsx';
import { engine } from './engine.ts';
import type { AccountDb } from './offline/account-db.ts';
import { ensureReport } from './offline/report-store.ts';

/** A product with its report, as the rules on mixing and alternatives look at it. */
export const homeProduct = (product: Product, report: Report, place: string | null): HomeProduct => ({
  key: product.id,
  name: product.name,
  place,
  type: report.productType,
  forms: report.forms,
  report,
});

/** A product of the inventory. */
export interface AtHome {
  readonly product: Product;
  readonly home: HomeProduct;
}

/** Products at home with the reports that this phone holds of them; each product once, where it was put first. */
export const readHome = (db: AccountDb): Promise<readonly AtHome[]> =>
  db.transaction('r', [db.inventory, db.products, db.reports], async () => {
    const items = await db.inventory.orderBy('addedAt').toArray();
    const first = items.filter((item, at) => items.findIndex((one) => one.productId === item.productId) === at);
    const ids = first.map((item) => item.productId);
    const [products, reports] = [await db.products.bulkGet(ids), await db.reports.bulkGet(ids)];
    return first.flatMap((item, at): AtHome[] => {
      const [product, stored] = [products[at], reports[at]];
      return product && stored ? [{ product, home: homeProduct(product, stored.report, item.place) }] : [];
    });
  });

/** Brings the reports of everything at home up to the engine and knowledge of this phone, one after the other. */
async function renewReports(db: AccountDb, wanted: () => boolean): Promise<void> {
  const ids = [...new Set((await db.inventory.toArray()).map((item) => item.productId))];
  for (const product of await db.products.bulkGet(ids)) {
    if (!wanted()) return;
    if (product) await ensureReport(db, product, engine);
  }
}

/** Everything at home, with reports that are kept up to date while this is on the screen. Undefined while it is read. */
export function useHomeProducts(): readonly AtHome[] | undefined {
  const { db } = useAccount();
  useEffect(() => {
    let wanted = true;
    // Why a report cannot be made is said where it is opened.
    renewReports(db, () => wanted).catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [db]);
  return useLiveQuery(() => readHome(db), [db]);
}

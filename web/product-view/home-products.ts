import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { Product } from '#domain/products/product.ts';
import type { HomeProduct } from '#domain/safety/mixing/home-product.ts';
import type { Report } from '#domain/safety/report.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { ensureReport } from '#web/offline/tables/report-store.ts';
import { engine } from '#web/reports/engine.ts';

/** A product with its report, in the form that the rules on mixing and alternatives use. */
export const homeProduct = (product: Product, report: Report, place: string | null): HomeProduct => ({
  key: product.id,
  name: product.name,
  place,
  type: report.productType,
  forms: report.forms,
  report,
});

/** A product in the inventory. */
export interface AtHome {
  readonly product: Product;
  readonly home: HomeProduct;
}

/** Products at home that have a report on this phone, each once, with the place of its oldest entry. */
const readHome = (db: AccountDb): Promise<readonly AtHome[]> =>
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

/**
 * Updates the reports of everything at home to this phone's engine and knowledge base, one after the other.
 * @returns whether any was rewritten
 */
async function renewReports(db: AccountDb, left: AbortSignal): Promise<boolean> {
  const start = Date.now();
  const ids = [...new Set((await db.inventory.toArray()).map((item) => item.productId))];
  let renewed = false;
  for (const product of await db.products.bulkGet(ids)) {
    if (left.aborted) return renewed;
    if (product && (await ensureReport(db, product, engine)).computedAt >= start) renewed = true;
  }
  return renewed;
}

/**
 * Everything at home with its reports: first as stored, then again once outdated reports have been updated. Undefined
 * while loading. It follows the inventory and not each report that is written: rereading all of them for every one
 * would take longer the more there are.
 */
export function useHomeProducts(): readonly AtHome[] | undefined {
  const { db } = useAccount();
  const [home, setHome] = useState<readonly AtHome[]>();
  const items = useLiveQuery(() => db.inventory.toArray(), [db]);
  useEffect(() => {
    if (!items) return;
    const left = new AbortController();
    const show = async () => {
      const read = await readHome(db);
      if (!left.signal.aborted) setHome(read);
    };
    const work = async () => {
      await show();
      if (await renewReports(db, left.signal)) await show();
    };
    // The product page explains why a report cannot be made.
    work().catch(() => undefined);
    return () => left.abort();
  }, [db, items]);
  return home;
}

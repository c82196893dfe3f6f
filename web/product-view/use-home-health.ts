import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { type HealthDay, healthDay, sameHealth } from '#domain/inventory/home-course.ts';
import { type HomeHealth, homeHealth } from '#domain/inventory/home-health.ts';
import { isUsedUp } from '#domain/inventory/standing.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import { areaOf } from '#domain/products/home-area.ts';
import type { Product } from '#domain/products/product.ts';
import type { ShownRisk } from '#domain/safety/shown-risk.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { useMissingReports } from '#web/reports/missing-reports.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { readAreas } from './use-areas.ts';

/** A product at home, with the area it counts in. */
export interface AreaProduct {
  readonly product: Product;
  readonly area: HomeCategory;
  /** Whether the household chose that area itself. */
  readonly chosen: boolean;
  readonly risk: ShownRisk | null;
}

export interface HomeHealthRead {
  readonly health: HomeHealth;
  readonly products: readonly AreaProduct[];
  /** Whether reports are still being written that would change it. */
  readonly reading: boolean;
}

/**
 * Every different product that something is left of, by its area. Tables are read whole: one request for two thousand
 * rows takes a tenth of the time of two thousand requests.
 */
const readHome = (db: AccountDb): Promise<readonly AreaProduct[]> =>
  db.transaction('r', [db.inventory, db.products, db.risks, db.productAreas], async () => {
    const [items, products, risks, areas] = await Promise.all([
      db.inventory.toArray(),
      db.products.toArray(),
      db.risks.toArray(),
      readAreas(db),
    ]);
    const held = new Set(items.flatMap((item) => (isUsedUp(item) ? [] : item.productId)));
    const riskOf = new Map(risks.map((risk) => [risk.productId, risk]));
    return products.flatMap((product): AreaProduct[] =>
      held.has(product.id)
        ? [
            {
              product,
              area: areaOf(product, areas),
              chosen: areas.has(product.id),
              risk: riskOf.get(product.id) ?? null,
            },
          ]
        : [],
    );
  });

/** Keeps a line of today where it tells something new (product P2.11.2). */
const keepDay = (db: AccountDb, today: HealthDay): Promise<void> =>
  db.transaction('rw', db.healthDays, async () => {
    const before = await db.healthDays.where('day').below(today.day).last();
    if (
      before
        ? sameHealth(before, today)
        : today.score === null && Object.values(today.areas).every((one) => one === null)
    )
      await db.healthDays.delete(today.day);
    else await db.healthDays.put(today);
  });

/**
 * The Home Health of what is in the inventory, computed here, from the reports of this phone. Once every report is
 * there, what it comes to is kept as the line of today. Undefined while it is read.
 */
export function useHomeHealth(): HomeHealthRead | undefined {
  const { db } = useAccount();
  const products = useLiveQuery(() => readHome(db), [db]);
  const ids = useMemo(() => products?.map(({ product }) => product.id) ?? [], [products]);
  const reading = useMissingReports(ids);
  const read = useMemo(
    () =>
      products && {
        products,
        health: homeHealth(products.map(({ area, risk }) => ({ category: area, score: risk?.score ?? null }))),
      },
    [products],
  );
  useEffect(() => {
    // A course that is not kept is no reason to show no score.
    if (read && !reading) keepDay(db, healthDay(read.health, localToday(new Date()))).catch(() => undefined);
  }, [db, read, reading]);
  return useMemo(() => read && { ...read, reading }, [read, reading]);
}

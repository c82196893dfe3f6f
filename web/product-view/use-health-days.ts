import { useLiveQuery } from 'dexie-react-hooks';
import type { HealthDay } from '#domain/inventory/home-course.ts';
import { pastDays, staysOf, wholeCourse } from '#domain/inventory/home-past.ts';
import { scoreMoversIn } from '#domain/inventory/score-movers.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import { areaOf } from '#domain/products/home-area.ts';
import type { Product } from '#domain/products/product.ts';
import type { ShownRisk } from '#domain/safety/shown-risk.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { readAreas } from './use-areas.ts';

/** Entries with their history, and every product on this phone with its current area and score. */
const readPast = async (db: AccountDb) => {
  const [items, products, risks, areas, ends] = await Promise.all([
    db.inventory.toArray(),
    db.products.toArray(),
    db.risks.toArray(),
    readAreas(db),
    db.itemEnds.toArray(),
  ]);
  const riskOf = new Map(risks.map((risk) => [risk.productId, risk]));
  const scored = products.map((product) => ({
    id: product.id,
    category: areaOf(product, areas),
    score: riskOf.get(product.id)?.score ?? null,
  }));
  return { items, ends, products, riskOf, scored };
};

/** The course of the home: computed from what came and went, then the days this phone stored (product P2.11.2). */
const readCourse = (db: AccountDb): Promise<readonly HealthDay[]> =>
  db.transaction('r', [db.inventory, db.products, db.risks, db.productAreas, db.itemEnds, db.healthDays], async () => {
    const [{ items, ends, scored }, kept] = await Promise.all([readPast(db), db.healthDays.orderBy('day').toArray()]);
    return wholeCourse(kept, pastDays(scored, items, ends, localToday(new Date())));
  });

/** The daily Home Health of the last twelve months and earlier, oldest first. Undefined while loading. */
export function useHealthDays(): readonly HealthDay[] | undefined {
  const { db } = useAccount();
  return useLiveQuery(() => readCourse(db), [db]);
}

/** A product that came or left, as shown in a row. */
export interface MovedProduct {
  readonly product: Product;
  readonly risk: ShownRisk | null;
}

/**
 * Products that came to or left a category since its trend began (product P2.11.16).
 * @returns undefined while loading
 */
export function useAddedAndRemoved(
  area: HomeCategory,
): Readonly<Record<'came' | 'left', readonly MovedProduct[]>> | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => {
    const { items, ends, products, riskOf, scored } = await readPast(db);
    const { came, left } = scoreMoversIn(area, scored, staysOf(items, ends), localToday(new Date()));
    const known = new Map(products.map((product) => [product.id, product]));
    const rows = (ids: readonly string[]) =>
      ids.flatMap((id): MovedProduct[] => {
        const product = known.get(id);
        return product ? [{ product, risk: riskOf.get(id) ?? null }] : [];
      });
    return { came: rows(came), left: rows(left) };
  }, [db, area]);
}

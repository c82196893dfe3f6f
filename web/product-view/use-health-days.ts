import { useLiveQuery } from 'dexie-react-hooks';
import type { HealthDay } from '#domain/inventory/home-course.ts';
import { movedIn } from '#domain/inventory/home-moved.ts';
import { pastDays, staysOf, wholeCourse } from '#domain/inventory/home-past.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import { areaOf } from '#domain/products/home-area.ts';
import type { Product } from '#domain/products/product.ts';
import type { ShownRisk } from '#domain/safety/shown-risk.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { readAreas } from './use-areas.ts';

/** Entries with their history, and every product of this phone with its area and score of today. */
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

/** The course of the home: what came and went, then the lines that this phone kept (product P2.11.2). */
const readCourse = (db: AccountDb): Promise<readonly HealthDay[]> =>
  db.transaction('r', [db.inventory, db.products, db.risks, db.productAreas, db.itemEnds, db.healthDays], async () => {
    const [{ items, ends, scored }, kept] = await Promise.all([readPast(db), db.healthDays.orderBy('day').toArray()]);
    return wholeCourse(kept, pastDays(scored, items, ends, localToday(new Date())));
  });

/** The lines of the Home Health of the last twelve months and before, oldest first. Undefined while they are read. */
export function useHealthDays(): readonly HealthDay[] | undefined {
  const { db } = useAccount();
  return useLiveQuery(() => readCourse(db), [db]);
}

/** A product that came or went, as a row shows it. */
export interface MovedProduct {
  readonly product: Product;
  readonly risk: ShownRisk | null;
}

/**
 * What came and went in a category since its trend begins (product P2.11.16).
 * @returns undefined while it is read
 */
export function useMoved(area: HomeCategory): Readonly<Record<'came' | 'left', readonly MovedProduct[]>> | undefined {
  const { db } = useAccount();
  return useLiveQuery(async () => {
    const { items, ends, products, riskOf, scored } = await readPast(db);
    const { came, left } = movedIn(area, scored, staysOf(items, ends), localToday(new Date()));
    const known = new Map(products.map((product) => [product.id, product]));
    const rows = (ids: readonly string[]) =>
      ids.flatMap((id): MovedProduct[] => {
        const product = known.get(id);
        return product ? [{ product, risk: riskOf.get(id) ?? null }] : [];
      });
    return { came: rows(came), left: rows(left) };
  }, [db, area]);
}

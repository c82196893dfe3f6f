import { useLiveQuery } from 'dexie-react-hooks';
import type { HealthDay } from '#domain/inventory/home-course.ts';
import { pastDays, wholeCourse } from '#domain/inventory/home-past.ts';
import { areaOf } from '#domain/products/home-area.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { readAreas } from './use-areas.ts';

/** The course of the home: what came and went, then the lines that this phone kept (product P2.11.2). */
const readCourse = (db: AccountDb): Promise<readonly HealthDay[]> =>
  db.transaction('r', [db.inventory, db.products, db.risks, db.productAreas, db.itemEnds, db.healthDays], async () => {
    const [items, products, risks, areas, ends, kept] = await Promise.all([
      db.inventory.toArray(),
      db.products.toArray(),
      db.risks.toArray(),
      readAreas(db),
      db.itemEnds.toArray(),
      db.healthDays.orderBy('day').toArray(),
    ]);
    const scoreOf = new Map(risks.map(({ productId, score }) => [productId, score]));
    const scored = products.map((product) => ({
      id: product.id,
      category: areaOf(product, areas),
      score: scoreOf.get(product.id) ?? null,
    }));
    return wholeCourse(kept, pastDays(scored, items, ends, localToday(new Date())));
  });

/** The lines of the Home Health of the last twelve months and before, oldest first. Undefined while they are read. */
export function useHealthDays(): readonly HealthDay[] | undefined {
  const { db } = useAccount();
  return useLiveQuery(() => readCourse(db), [db]);
}

import { useLiveQuery } from 'dexie-react-hooks';
import type { IngredientLevel } from '#domain/safety/vocabulary.ts';
import { useAccount } from '#web/client/client-context.tsx';

/** An ingredient of the products at home. */
export interface HomeIngredient {
  readonly id: string;
  readonly name: string;
  /** Its highest level in any of these products. */
  readonly level: IngredientLevel;
  readonly products: number;
}

const ORDER: readonly IngredientLevel[] = ['critical', 'high', 'moderate', 'low'];

/** Ingredients with a listed hazard in the products of the inventory, highest level first. */
export function useHomeIngredients(): readonly HomeIngredient[] | undefined {
  const { db } = useAccount();
  return useLiveQuery(
    () =>
      db.transaction('r', db.inventory, db.reports, async () => {
        const items = await db.inventory.toArray();
        const stored = await db.reports.bulkGet([...new Set(items.map((item) => item.productId))]);
        const found = new Map<string, HomeIngredient>();
        for (const one of stored) {
          const seen = new Set<string>();
          for (const { id, name, level } of one?.report.ingredients ?? []) {
            if (id === null || !ORDER.includes(level) || seen.has(id)) continue;
            seen.add(id);
            const before = found.get(id);
            const worst = before && ORDER.indexOf(before.level) <= ORDER.indexOf(level) ? before.level : level;
            found.set(id, { id, name, level: worst, products: (before?.products ?? 0) + 1 });
          }
        }
        return [...found.values()].sort(
          (a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || b.products - a.products,
        );
      }),
    [db],
  );
}

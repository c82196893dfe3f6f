import { liveQuery, type Subscription } from 'dexie';
import { useSyncExternalStore } from 'react';
import { isUsedUp } from '#domain/inventory/standing.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import { areaOf } from '#domain/products/home-area.ts';
import type { Product } from '#domain/products/product.ts';
import type { ShownRisk } from '#domain/safety/shown-risk.ts';
import { useAccount } from '#web/client/client-context.tsx';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { readAreas } from './use-areas.ts';

/** A product at home, with the area it counts in. */
export interface AreaProduct {
  readonly product: Product;
  readonly area: HomeCategory;
  /** Whether the household chose that area itself. */
  readonly chosen: boolean;
  readonly risk: ShownRisk | null;
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

interface HomeReads {
  readonly subscribe: (changed: () => void) => () => void;
  readonly current: () => readonly AreaProduct[] | undefined;
}

/** One live query for every part of the page that shows some of the home, for as long as one of them is there. */
function homeReads(db: AccountDb): HomeReads {
  const listeners = new Set<() => void>();
  let products: readonly AreaProduct[] | undefined;
  let running: Subscription | null = null;
  return {
    current: () => products,
    subscribe: (changed) => {
      listeners.add(changed);
      running ??= liveQuery(() => readHome(db)).subscribe({
        next: (read) => {
          products = read;
          for (const listener of listeners) listener();
        },
        // The tables are closed while somebody signs out; what was read last stays until the page goes.
        error: () => undefined,
      });
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        running?.unsubscribe();
        running = null;
      };
    },
  };
}

const reads = new WeakMap<AccountDb, HomeReads>();

function readsOf(db: AccountDb): HomeReads {
  const known = reads.get(db);
  if (known) return known;
  const made = homeReads(db);
  reads.set(db, made);
  return made;
}

/** Begins nothing. */
const notYet = () => () => undefined;

/**
 * Every different product at home, by its area, read once for all parts of a page. A page that comes back to it has what
 * was read last at once.
 * @param wanted false while the page still has something to draw that needs none of it
 * @returns undefined until it was read
 */
export function useHomeProducts(wanted = true): readonly AreaProduct[] | undefined {
  const { db } = useAccount();
  const { subscribe, current } = readsOf(db);
  return useSyncExternalStore(wanted ? subscribe : notYet, current);
}

import type { z } from 'zod';
import type { Db } from '#db/open.ts';
import type { InventoryEntry } from '#domain/contract/answers.ts';
import { homeCategory } from '#domain/products/home-area.ts';
import { productSlug } from '#domain/products/slug.ts';
import type { Reports } from './reports.ts';
import { type ProductStore, VISIBLE } from './store.ts';

/** What is shown of a product in lists. */
export type ProductFacts = z.infer<typeof InventoryEntry>['product'];

/** Products whose facts are remembered, about 500 bytes each: a row of a product may be 192 kB, and is read once. */
const MOST_KEPT = 4000;

interface Kept {
  readonly seq: number;
  readonly facts: Omit<ProductFacts, 'safetyScore'>;
}

/** What lists show of products. */
export interface ListedProducts {
  /** Null where the household sees no such product. */
  facts(householdId: string, id: string, nowMs: number): Promise<ProductFacts | null>;
}

/** Remembers what lists show of a product until it changes. */
export function createListedProducts(db: Db, products: ProductStore, reports: Reports): ListedProducts {
  const stateOf = db.prepare<[string, string], { pk: number; seq: number }>(`SELECT pk, seq FROM products ${VISIBLE}`);
  const kept = new Map<number, Kept>();
  const keep = (pk: number, one: Kept): Kept => {
    kept.delete(pk);
    kept.set(pk, one);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return one;
  };
  return {
    async facts(householdId, id, nowMs) {
      const state = stateOf.get(id, householdId);
      if (!state) return null;
      const known = kept.get(state.pk);
      const score = reports.storedScore(state.pk);
      if (known?.seq === state.seq && score !== undefined) return { ...known.facts, safetyScore: score };
      const found = products.find(householdId, id);
      if (!found) return null;
      const { product } = found;
      const { name, brand, category, emoji } = product;
      const facts = {
        id,
        name,
        brand,
        slug: productSlug(product),
        category,
        homeCategory: homeCategory(product),
        emoji,
      };
      keep(found.pk, { seq: found.seq, facts });
      return { ...facts, safetyScore: score === undefined ? await reports.score(found, nowMs) : score };
    },
  };
}

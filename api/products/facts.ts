import type { z } from 'zod';
import type { Reader } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { InventoryEntry } from '#domain/contract/answers.ts';
import type { HomeCategory } from '#domain/products/category.ts';
import { homeCategory } from '#domain/products/home-area.ts';
import { productSlug } from '#domain/products/slug.ts';
import { Report } from '#domain/safety/report.ts';
import type { EntityStore } from '../sync/entity-store.ts';
import type { Reports } from './reports.ts';
import { type ProductStore, visibleProduct } from './store.ts';
import type { Viewer } from './viewer.ts';

/** What lists show of a product. */
export type ProductFacts = z.infer<typeof InventoryEntry>['product'];

/** The most products kept in the cache, about 500 bytes each: a product row can be 192 kB, and is parsed only once. */
const MOST_KEPT = 4000;

interface Kept {
  readonly seq: number;
  /** The same for every household: the area is the one that the rule gives. */
  readonly facts: Omit<ProductFacts, 'safetyScore'>;
}

/** Looks up what lists show of products. */
export interface ListedProducts {
  /** Null if the household can see no such product. */
  facts(who: Viewer, id: string, nowMs: number): Promise<ProductFacts | null>;
  /** The report behind its score; null if there is none, or no such product. */
  report(who: Viewer, id: string): Promise<Report | null>;
}

const STATE = statement((q, { householdId, id }: { householdId: string; id: string }) =>
  visibleProduct(q, householdId, id).select(['p.pk', 'p.seq']),
);

/** Caches what lists show of a product until it changes. @param areas the areas that households chose (product P3.8) */
export function createListedProducts(
  reader: Reader,
  products: ProductStore,
  reports: Reports,
  areas: EntityStore<'productArea'>,
): ListedProducts {
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
    async report({ householdId, userId }, id) {
      const state = await reader.snapshot((reads) => reads.first(STATE, { householdId, id }), userId);
      const text = state ? await reports.stored(state.pk) : null;
      return text === null ? null : Report.parse(JSON.parse(text));
    },
    async facts(who, id, nowMs) {
      const { householdId, userId } = who;
      const looked = await reader.snapshot(async (reads) => {
        const state = await reads.first(STATE, { householdId, id });
        if (!state) return null;
        const area = await areas.load(reads, householdId, id);
        const chosen: { homeCategory?: HomeCategory } =
          area?.deleted === false && area.data.area ? { homeCategory: area.data.area } : {};
        const score = await reports.storedScore(reads, state.pk);
        const known = kept.get(state.pk);
        if (known?.seq === state.seq && score !== undefined) return { ...known.facts, ...chosen, safetyScore: score };
        const found = await products.find(reads, householdId, id);
        return found && { found, score, chosen };
      }, userId);
      if (!looked || !('found' in looked)) return looked;
      const { found, score, chosen } = looked;
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
      return {
        ...facts,
        ...chosen,
        safetyScore: score === undefined ? await reports.score(found, userId, nowMs) : score,
      };
    },
  };
}

import type { Reader, Reads } from '#db/handles.ts';
import type { IndexedProduct, ProductIndex } from '#db/search/product-index.ts';
import { FOUND_MOST, type FoundProduct, type ScoreBand } from '#domain/catalogue/calls.ts';
import { ranked } from '#domain/catalogue/search/rank.ts';
import { scoreBand } from '#domain/catalogue/search/score-band.ts';
import { searchWords } from '#domain/catalogue/search/search-words.ts';
import { productSlug } from '#domain/products/slug.ts';
import { answer, type Handlers } from '../../http/handler.ts';
import type { UsageStore } from '../../scanning/room.ts';
import { INSTANCE } from '../../sync/actor.ts';
import type { SyncState } from '../../sync/sync-state.ts';

/** Most products ranked for one answer. */
const MOST_LOOKED_AT = 200;

/** The score in a stored report; undefined if there is no valid report. */
type StoredScore = (reads: Reads, pk: number) => Promise<number | null | undefined>;

/** The search of the catalogue (product P14.7). */
export const searchRoutes = (
  reader: Reader,
  state: Pick<SyncState, 'last'>,
  index: ProductIndex,
  storedScore: StoredScore,
  usage: Pick<UsageStore, 'current'>,
): Handlers<'searchProducts'> => {
  const shown = async (
    reads: Reads,
    candidates: readonly IndexedProduct[],
    byIngredient: boolean,
    band: ScoreBand | undefined,
    most: number,
    scoreOf: StoredScore,
  ): Promise<FoundProduct[]> => {
    const found: FoundProduct[] = [];
    for (const { pk, id, name, brand, emoji, area } of candidates) {
      if (found.length >= most) break;
      const score = await scoreOf(reads, pk);
      if (band !== undefined && scoreBand(score ?? null) !== band) continue;
      const facts = { id, slug: productSlug({ id, name }), name, brand, emoji, homeCategory: area };
      found.push({ ...facts, safetyScore: score ?? null, assessed: score !== undefined, byIngredient });
    }
    return found;
  };

  return {
    searchProducts: async ({ query: { q, area, band }, session, nowMs }) => {
      // Product P6.4: past the limit, a household gets no scores of products new to it. Its phone has those of the
      // rest.
      const { householdId } = session.user;
      const { hasReachedLimit: heldBack } = await usage.current(reader, householdId, session.tier, nowMs);
      const scoreOf: StoredScore = heldBack ? async () => undefined : storedScore;
      const search = searchWords(q);
      const complete = index.upTo() >= (await state.last(reader, INSTANCE));
      if (search === null) return answer(200, { products: [], complete, heldBack });
      const named = ranked(search, index.find(search, area ?? null, MOST_LOOKED_AT));
      return reader.snapshot(async (reads) => {
        const products = await shown(reads, named, false, band, FOUND_MOST, scoreOf);
        if (products.length < FOUND_MOST && search.code === null) {
          const ids = new Set(named.map(({ id }) => id));
          const listed = index.withIngredients(search, area ?? null, MOST_LOOKED_AT).filter(({ id }) => !ids.has(id));
          products.push(...(await shown(reads, listed, true, band, FOUND_MOST - products.length, scoreOf)));
        }
        return answer(200, { products, complete, heldBack });
      });
    },
  };
};

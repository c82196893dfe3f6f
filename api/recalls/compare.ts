import type { Reads } from '#db/handles.ts';
import { matchNotice, mayStillMatch, type RecallMatch } from '#domain/recalls/match.ts';
import type { KnownProduct } from '#domain/recalls/owned-product.ts';
import { noticeRarity, type Rarity } from '#domain/recalls/rarity.ts';
import type { KnownNotice } from '#domain/recalls/tokenise-notice.ts';
import { wordCounts } from './store.ts';

/** Compares notices with products, using weights for the words of both. */
export interface Compare {
  /** How a notice matches a product; null if nothing indicates that it does. */
  match(reads: Reads, product: KnownProduct, notice: KnownNotice): Promise<RecallMatch | null>;
  /** The number of notices that contain a word which was looked up for a comparison. */
  holding(word: string): number;
}

/**
 * Looks up the count of each word once, and those of a notice only if the product's own words leave a match possible:
 * most candidates are ruled out there.
 */
export function createCompare(): Compare {
  const known = new Map<string, number>();
  let notices: number | null = null;
  const rarityOf = async (reads: Reads, words: ReadonlySet<string>): Promise<Rarity> => {
    const fresh = [...words].filter((word) => !known.has(word));
    if (fresh.length > 0 || notices === null) {
      const [counts, total] = await wordCounts(reads, fresh);
      notices = total;
      for (const [word, count] of counts) known.set(word, count);
    }
    return noticeRarity(known, notices);
  };
  return {
    match: async (reads, product, notice) =>
      mayStillMatch(product, notice, await rarityOf(reads, product.all))
        ? matchNotice(product, notice, await rarityOf(reads, notice.all))
        : null,
    holding: (word) => known.get(word) ?? 0,
  };
}

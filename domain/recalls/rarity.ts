/**
 * The weight of a word: 1 if every name contains it, plus 1 for each halving of its frequency (rounded up), at most 16.
 */
export type Rarity = (token: string) => number;

const MOST = 16;

/**
 * Weighs words by how few names contain them.
 * @param counts document frequency of each word in the names of the catalogue; a missing word has none
 * @param names how many names were counted
 */
export function createRarity(counts: ReadonlyMap<string, number>, names: number): Rarity {
  return (token) => {
    const holding = Math.max(1, counts.get(token) ?? 0);
    let weight = 1;
    // Halving instead of a logarithm gives the same weight on every machine.
    for (let rest = names; rest > holding && weight < MOST; rest /= 2) weight += 1;
    return weight;
  };
}

/** With fewer notices than this, word frequencies mean little, so the total is assumed to be at least this. */
const LEAST_NOTICES = 1024;

/** Weighs words by how many notices contain them. */
export const noticeRarity = (counts: ReadonlyMap<string, number>, notices: number): Rarity =>
  createRarity(counts, Math.max(notices, LEAST_NOTICES));

/** Counts how many names contain each word. */
export function countTokens(names: Iterable<readonly string[]>): { counts: Map<string, number>; names: number } {
  const counts = new Map<string, number>();
  let total = 0;
  for (const tokens of names) {
    total += 1;
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return { counts, names: total };
}

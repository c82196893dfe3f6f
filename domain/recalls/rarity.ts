/** How much a word tells: 1 for one that half of all names hold, and one more each time it is half as common. */
export type Rarity = (token: string) => number;

const MOST = 16;

/**
 * Weighs words by how few names hold them.
 * @param counts in how many names of the catalogue each word stands; a word that is not there stands in none
 * @param names how many names were counted
 */
export function createRarity(counts: ReadonlyMap<string, number>, names: number): Rarity {
  return (token) => {
    const holding = Math.max(1, counts.get(token) ?? 0);
    let weight = 1;
    // Halving instead of a logarithm: the weight is the same number on every machine.
    for (let rest = names; rest > holding && weight < MOST; rest /= 2) weight += 1;
    return weight;
  };
}

/** Of fewer notices than this no word is called common: what is rare cannot be told from so few. */
const LEAST_NOTICES = 1024;

/** Weighs words by how many of the notices hold them. */
export const noticeRarity = (counts: ReadonlyMap<string, number>, notices: number): Rarity =>
  createRarity(counts, Math.max(notices, LEAST_NOTICES));

/** Counts in how many names each word stands. */
export function countTokens(names: Iterable<readonly string[]>): { counts: Map<string, number>; names: number } {
  const counts = new Map<string, number>();
  let total = 0;
  for (const tokens of names) {
    total += 1;
    for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return { counts, names: total };
}

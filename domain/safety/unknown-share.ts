import { isBroken } from './label-item.ts';
import type { ScoredItem } from './points.ts';

/** Fewer names than this have no share: of one name alone, not known, there is no score at all. */
const FEWEST = 2;

/**
 * The limit that follows from how many names at the beginning of a list are unknown: from one third of the first n
 * scored names on 69, from one sixth 84, n being whichever from 2 up gives the largest share. Names that follow only add
 * further n, so that appending one never lifts the limit (method M4.5.16, M4.5.17, M4.5.19).
 * Known names that cost points are left out of n, as they are left out of the place p (M4.3.1): otherwise one more
 * hazardous ingredient would dilute what is unknown, and raise the score.
 * @param scored the items of one label, in its order
 * @returns 69, 84, or null where no share is that large
 */
export const unknownShareLimit = (scored: readonly ScoredItem[]): 69 | 84 | null => {
  let names = 0;
  let costing = 0;
  let unknown = 0;
  let limit: 84 | null = null;
  for (const { item, points } of scored) {
    if (!item.scored) continue;
    names += 1;
    if (item.known === null || isBroken(item)) unknown += 1;
    else if (points > 0) costing += 1;
    if (names < FEWEST || unknown === 0) continue;
    if (3 * unknown >= names - costing) return 69;
    if (6 * unknown >= names - costing) limit = 84;
  }
  return limit;
};

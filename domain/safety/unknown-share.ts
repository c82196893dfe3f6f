import { isBroken } from './label-item.ts';
import type { ScoredItem } from './points.ts';

/** Fewer names have no share: a single unknown name gives no score at all. */
const FEWEST = 2;

/**
 * The limit set by the share of unknown names at the beginning of a list. Of the first n scored names, a third unknown
 * gives 69 and a sixth gives 84, for the n from 2 up with the largest share. Further names only add further n, so
 * appending one never lifts the limit (method M4.5.16, M4.5.17, M4.5.19).
 * Known names that cost points are left out of n, as they are left out of the place p (M4.3.1). Otherwise one more
 * hazardous ingredient would dilute what is unknown and raise the score.
 * @param scored the items of one label, in its order
 * @returns 69, 84, or null if no share is that large
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

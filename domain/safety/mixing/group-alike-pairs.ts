import type { Interaction } from './interaction.ts';
import { pairTextNumber } from './pair-text-number.ts';

/** Pairs of one product with several others that have the same outcome. */
export interface AlikePairs {
  /** The first of them, whose text is used for all. */
  readonly first: Interaction;
  /** All of them, the first included. */
  readonly pairs: readonly Interaction[];
}

/**
 * Groups the pairs of one product that say the same: a bleach and the five acids stored with it are one warning, not
 * five with the same words.
 * @param pairs all of one product, as `interactionsWith` returns them; groups are in the order of their first pair
 */
export function groupAlikePairs(pairs: readonly Interaction[]): readonly AlikePairs[] {
  const groups = new Map<number, Interaction[]>();
  for (const pair of pairs) {
    const saying = pairTextNumber(pair);
    const group = groups.get(saying);
    if (group) group.push(pair);
    else groups.set(saying, [pair]);
  }
  return [...groups.values()].flatMap((all) => (all[0] ? [{ first: all[0], pairs: all }] : []));
}

import type { Interaction } from './interaction.ts';
import { pairSaying } from './pair-saying.ts';

/** What one product must not meet, where several others do the same with it. */
export interface AlikePairs {
  /** The first of them, whose words stand for all. */
  readonly first: Interaction;
  /** All of them, the first included. */
  readonly pairs: readonly Interaction[];
}

/**
 * Puts the pairs of one product together that say the same: a bleach and the five acids beside it are one warning, not
 * five with the same words.
 * @param pairs all of one product, as `interactionsWith` gives them; the order stays, by the first of each group
 */
export function alikePairs(pairs: readonly Interaction[]): readonly AlikePairs[] {
  const groups = new Map<number, Interaction[]>();
  for (const pair of pairs) {
    const saying = pairSaying(pair);
    const group = groups.get(saying);
    if (group) group.push(pair);
    else groups.set(saying, [pair]);
  }
  return [...groups.values()].flatMap((all) => (all[0] ? [{ first: all[0], pairs: all }] : []));
}

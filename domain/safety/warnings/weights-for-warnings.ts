import type { Use } from '../exposure.ts';
import type { ScoredItem } from '../points.ts';
import type { Weights } from '../weights.ts';

/** A main ingredient is among the first three (method M6.5.2). */
const MAIN = 3;

/**
 * Weights for warnings. The score counts positions without the ingredients that cost points, so that no hazard dilutes
 * another. Whether an ingredient is a main one or as good as undiluted goes by its real position in the list.
 * - A scent is undiluted if it comes first, and either everything listed is a scent or the form is `air` or `neat`:
 *   partial lists of cleaners begin with their perfume, and a concentrated cleaner is not a perfume oil.
 * - A chlorine tablet that lists nothing else is undiluted.
 * @returns the weights of the item at an index; undefined if it has none
 */
export const weightsForWarnings = (scored: readonly ScoredItem[], use: Use): ((at: number) => Weights | undefined) => {
  const places: number[] = [];
  let place = 0;
  let allScent = true;
  for (const { item } of scored) {
    if (item.scored) {
      place += 1;
      if (item.known?.fragrance !== true) allScent = false;
    }
    places.push(place);
  }
  return (at) => {
    const one = scored[at];
    const weights = one?.weights ?? one?.asParent;
    if (one === undefined || weights === undefined || !weights.byPlace) return weights;
    const of = one.item.known;
    // A name that is not scored comes before what its brackets list.
    const own = (places[at] ?? 0) + (one.item.scored ? 0 : 1);
    const first = own === 1;
    if (of?.scent === true) {
      const minor = one.item.mentions.every((mention) => mention.minor);
      const neat = first && !minor && (allScent || use.air || use.neat);
      return { ...weights, main: neat, neat };
    }
    if (use.neat) return weights;
    return {
      ...weights,
      main: weights.main && own <= MAIN,
      neat: (weights.neat && first) || (of?.bleach === true && place === 1),
    };
  };
};

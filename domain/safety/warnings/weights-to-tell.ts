import type { Use } from '../exposure.ts';
import type { ScoredItem } from '../points.ts';
import type { Weights } from '../weights.ts';

/** A main ingredient stands among the first three (method, section 6). */
const MAIN = 3;

/**
 * Weights for warnings. The score counts places without the ingredients that cost points, so that no hazard dilutes
 * another; whether an ingredient is a main one or as good as undiluted is told by its real place in the list.
 * - A fragrance or preservative that stands first is undiluted only where the form says so, it goes into the air, or
 *   nothing but fragrance stands beside it: partial lists of cleaners begin with it.
 * - A chlorine tablet that lists nothing else is undiluted.
 * @returns the weights of the item at a place, undefined where it has none
 */
export const weightsToTell = (scored: readonly ScoredItem[], use: Use): ((at: number) => Weights | undefined) => {
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
    if (one?.weights === undefined || !one.weights.byPlace || use.neat) return one?.weights;
    const of = one.item.known;
    const here = places[at] ?? 0;
    const asPrinted = of?.trace !== true || use.air || allScent;
    const tablet = of?.bleach === true && place === 1;
    return {
      ...one.weights,
      main: one.weights.main && here <= MAIN,
      neat: (one.weights.neat && here === 1 && asPrinted) || tablet,
    };
  };
};

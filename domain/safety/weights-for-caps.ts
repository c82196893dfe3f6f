import type { Use } from './exposure.ts';
import type { ScoredItem } from './points.ts';
import type { Weights } from './weights.ts';

/** Known and without points: only such ingredients count when positions decide on a limit. */
const costsNothing = ({ item, points }: ScoredItem): boolean => item.scored && item.known !== null && points === 0;

/**
 * Weights for the caps that warnings cause. Warnings go by the real position in the list. A limit of the score goes by
 * the place p, which leaves out whatever costs points (method M4.3.1, M4.5.24). Otherwise one more hazard would push
 * the ingredient that causes the limit out of the first three, and raise the score.
 * - A scent is undiluted if it comes first, and either only scents are listed with it or the form is `air` or `neat`.
 * - A chlorine tablet is undiluted if nothing else that costs nothing is listed.
 * @returns the weights of the item at an index; undefined if it has none
 */
export const weightsForCaps = (scored: readonly ScoredItem[], use: Use): ((at: number) => Weights | undefined) => {
  const free = scored.filter(costsNothing);
  const others = (at: number): readonly ScoredItem[] => free.filter((one) => one !== scored[at]);
  return (at) => {
    const one = scored[at];
    const weights = one?.weights ?? one?.asParent;
    if (one === undefined || weights === undefined || !weights.byPlace) return weights;
    const of = one.item.known;
    if (of?.scent === true) {
      const minor = one.item.mentions.every((mention) => mention.minor);
      const alone = use.air || use.neat || others(at).every(({ item }) => item.known?.fragrance === true);
      const neat = weights.position === 1 && !minor && alone;
      return { ...weights, main: neat, neat };
    }
    return of?.bleach === true && !use.neat && others(at).length === 0 ? { ...weights, neat: true } : weights;
  };
};

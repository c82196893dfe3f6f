import { CATEGORY_GOAL } from './home-health.ts';

/** A possible replacement for a product at home. */
export interface SwapOption {
  /** The product at home. */
  readonly out: string;
  /** The replacement. */
  readonly into: string;
  /** Score of the replacement. */
  readonly score: number;
}

/** The products of an area and their possible replacements. */
export interface AreaShelf {
  /** Its checked products, without duplicates. */
  readonly products: readonly { readonly key: string; readonly score: number }[];
  readonly options: readonly SwapOption[];
}

/** The swaps that raise an area's average most. */
export interface BestSwaps {
  readonly swaps: readonly SwapOption[];
  /** Rounded averages. */
  readonly before: number;
  readonly after: number;
}

/** Maximum number of products swapped at once (product P2.11.3). */
const MOST_SWAPS = 2;

interface Edge extends SwapOption {
  readonly gain: number;
}

const apart = (one: Edge, other: Edge): boolean => one.out !== other.out && one.into !== other.into;

const byGain = (one: Edge, other: Edge): number =>
  other.gain - one.gain || (one.out < other.out ? -1 : one.out > other.out ? 1 : one.into < other.into ? -1 : 1);

/**
 * The one or two swaps that raise the average of a complete area most (product P2.11.3). Two products are never swapped
 * for the same replacement: that would leave the area one product short. A product already at home is never a
 * replacement.
 * @returns null if the area is incomplete, or no swap raises its average
 */
export function bestSwaps({ products, options }: AreaShelf): BestSwaps | null {
  if (products.length < CATEGORY_GOAL) return null;
  const scores = new Map(products.map(({ key, score }) => [key, score]));
  const edges = options
    .flatMap((option): Edge[] => {
      const score = scores.get(option.out);
      if (score === undefined || scores.has(option.into) || option.score <= score) return [];
      return [{ ...option, gain: option.score - score }];
    })
    .sort(byGain);
  let best: readonly Edge[] = [];
  let most = 0;
  for (const [at, first] of edges.entries()) {
    // Later edges gain no more than this one, so a pair of them gains at most twice as much.
    if (first.gain * MOST_SWAPS <= most) break;
    const second = edges.slice(at + 1).find((other) => apart(first, other));
    const gain = first.gain + (second?.gain ?? 0);
    if (gain > most) [best, most] = [second ? [first, second] : [first], gain];
  }
  if (most === 0) return null;
  const total = products.reduce((sum, { score }) => sum + score, 0);
  return {
    swaps: best.map(({ out, into, score }) => ({ out, into, score })),
    before: Math.round(total / products.length),
    after: Math.round((total + most) / products.length),
  };
}

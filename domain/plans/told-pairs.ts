import type { Interaction } from '../safety/mixing/interaction.ts';
import type { MIXING_TEXTS, MixingText } from '../safety/mixing/mixing-texts.ts';

/** What comes of a pair that gives off no gas or vapour, and neither burns nor explodes. */
const MILD_RESULTS: ReadonlySet<string> = new Set<(typeof MIXING_TEXTS)[MixingText]['result']>([
  'heat, splashing',
  'heat, oxygen, splashing',
  'disinfectant stops working',
]);

/** Whether a pair is told by a plan that has warnings below CRITICAL. What was not read clearly may be worse, and is told. */
const needsPlan = ({ severity, result, unclear }: Interaction): boolean =>
  severity !== 'CRITICAL' && !unclear && MILD_RESULTS.has(result);

/**
 * Parts the pairs of a home into those that its plan tells and those that it only counts (product P6.31). CRITICAL ones
 * and those that give off a gas are told on every plan.
 * @param pairs as the mixing table found them
 * @param entitled whether the plan has `interactionWarnings`
 * @returns `told` in the same order, and how many are held back
 */
export function toldPairs(
  pairs: readonly Interaction[],
  entitled: boolean,
): { readonly told: readonly Interaction[]; readonly held: number } {
  const told = entitled ? pairs : pairs.filter((pair) => !needsPlan(pair));
  return { told, held: pairs.length - told.length };
}

import type { Interaction } from '../safety/mixing/interaction.ts';
import type { MIXING_TEXTS, MixingText } from '../safety/mixing/mixing-texts.ts';

/** Reactions that give off no gas or vapour and neither burn nor explode. */
const MILD_RESULTS: ReadonlySet<string> = new Set<(typeof MIXING_TEXTS)[MixingText]['result']>([
  'heat, splashing',
  'heat, oxygen, splashing',
  'disinfectant stops working',
]);

/**
 * Whether a pair is shown only on plans with warnings below CRITICAL. An unclearly read pair may be worse: always
 * shown.
 */
const needsPlan = ({ severity, result, unclear }: Interaction): boolean =>
  severity !== 'CRITICAL' && !unclear && MILD_RESULTS.has(result);

/**
 * Splits the pairs of a home into those that its plan shows and those that it only counts (product P6.31). CRITICAL
 * pairs and those that give off a gas are shown on every plan.
 * @param pairs as the mixing table found them
 * @param entitled whether the plan has `interactionWarnings`
 * @returns `told`, the pairs to show, in the same order, and `held`, the number of pairs not shown
 */
export function pairsForPlan(
  pairs: readonly Interaction[],
  entitled: boolean,
): { readonly told: readonly Interaction[]; readonly held: number } {
  const told = entitled ? pairs : pairs.filter((pair) => !needsPlan(pair));
  return { told, held: pairs.length - told.length };
}

import type { Use } from './exposure.ts';
import { causesCaps } from './label-item.ts';
import { lowestCap } from './lowest-cap.ts';
import type { Cost, ScoredItem } from './points.ts';
import type { Cap } from './report.ts';
import { needsReview } from './review-needed.ts';
import { routesHold } from './routes.ts';
import type { Severity } from './vocabulary.ts';
import { childClassWarning } from './warnings/child-classes.ts';
import type { Weights } from './weights.ts';
import { weightsForCaps } from './weights-for-caps.ts';

/**
 * What must be kept from a child rules out LOW risk (method M4.5.25); an undiluted ingredient that a child is warned of
 * rules out MINIMAL (M4.5.26).
 */
const GRAVE = { value: 69, cause: '{ingredient} can seriously harm a child who gets hold of it' } as const;
const UNDILUTED = { value: 84, cause: '{ingredient} is undiluted and carries a warning for children' } as const;
/** An ingredient whose share makes the law classify the mixture as a danger to eyes or skin (method M4.5.27). */
const DANGER = {
  value: 69,
  cause: '{ingredient} is present at a share for which the law requires the word Danger',
} as const;
/** Per cent from which an H314 or H318 ingredient makes the mixture H318 (Reg (EC) 1272/2008, Annex I, Table 3.3.3). */
const DANGER_SHARE = 3;

type Limit = typeof GRAVE | typeof UNDILUTED | typeof DANGER;

const sure = ({ fact }: Cost): boolean => fact !== null && fact.evidence !== 'C';

/**
 * Whether an ingredient's share makes the mixture a danger to the eyes: from its own legal limit if it has one, else
 * from the general one.
 */
const dangerByShare = ({ class: of, fact }: Cost, weights: Weights, percents: readonly number[]): boolean => {
  if (of !== 'CORROSIVE' && of !== 'EYE_DAMAGE') return false;
  const from = fact !== null && fact.from > 0 ? fact.from : DANGER_SHARE;
  return percents.length > 0 ? percents.some((percent) => percent >= from) : weights.neat;
};

const limitOf = (severity: Severity, undiluted: boolean): Limit | null =>
  severity === 'CRITICAL' ? GRAVE : severity === 'WARNING' && undiluted ? UNDILUTED : null;

/**
 * The lowest cap of a home or garden product caused by warnings for a child, or by what the law calls a danger to eyes
 * and skin (method M4.5.25 to M4.5.27), or null. Medicines have warnings of their own and none of these caps.
 * @param scored the items of one label, in its order
 */
export const childCap = (scored: readonly ScoredItem[], use: Use): Cap | null => {
  if (!use.house || use.swallowed || use.medicine) return null;
  const limits = weightsForCaps(scored, use);
  let lowest: Cap | null = null;
  for (const [at, { item, costs, weights: own }] of scored.entries()) {
    // Elsewhere, perfume listed after surfactants that cost points counts as first, and so as undiluted. Here only a
    // share or a form makes it undiluted.
    const weights = item.known?.scent === true ? own : limits(at);
    if (item.known === null || weights === undefined || !causesCaps(item)) continue;
    const offer = (limit: Limit | null, source: string): void => {
      if (limit === null) return;
      const cause = limit.cause.replace('{ingredient}', () => item.name);
      lowest = lowestCap(lowest, { value: limit.value, cause, source });
    };
    for (const { audience, severity, routes, source } of item.known.ingredient.audience) {
      if (audience !== 'child' || needsReview(source) || !routesHold(routes, use, weights)) continue;
      offer(limitOf(severity, weights.neat), source);
    }
    const percents = item.mentions.flatMap(({ percent }) => (percent === null ? [] : [percent]));
    for (const cost of costs) {
      if (!sure(cost)) continue;
      if (childClassWarning(cost, weights, use)?.severity === 'CRITICAL') offer(GRAVE, cost.source);
      else if (dangerByShare(cost, weights, percents)) offer(DANGER, cost.source);
    }
  }
  return lowest;
};

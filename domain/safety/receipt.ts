import { HAZARD_GROUPS } from './hazard-classes.ts';
import { isBroken } from './label-item.ts';
import { type Cost, combine, type ScoredItem } from './points.ts';
import type { Deduction } from './report.ts';

/** The citation for points of unidentified ingredients (method M4.4.4). */
export const UNKNOWN_SOURCE = 'Not identified: Safeshelf method, rule M4.4.4';

const costliest = (costs: readonly Cost[]): Cost | null => {
  let worst: Cost | null = null;
  for (const cost of costs) if (worst === null || cost.value > worst.value) worst = cost;
  return worst;
};

// The largest of each group, in the order of the groups, then the other sources of the same hazards.
const inOrder = (costs: readonly Cost[]): readonly Cost[] => {
  const first: Cost[] = [];
  const further: Cost[] = [];
  for (const group of HAZARD_GROUPS) {
    const largest = costliest(costs.filter((cost) => cost.group === group));
    if (largest === null) continue;
    first.push(largest);
    further.push(...costs.filter((cost) => cost.group === group && cost !== largest));
  }
  return [...first, ...further];
};

/**
 * The receipt: one line per ingredient that costs points, largest first.
 * @param scored the items of a label
 * @param applied the points each takes off the score, in the same order
 */
export const receiptOf = (scored: readonly ScoredItem[], applied: readonly number[]): Deduction[] => {
  const lines: { readonly at: number; readonly line: Deduction }[] = [];
  scored.forEach(({ item, costs, byGroup, points, plain }, at) => {
    if (points === 0) return;
    // A broken name costs at least as much as an unknown one. If that minimum decides, the reason given is "unknown".
    const worst = isBroken(item) && points > combine(byGroup) ? null : costliest(costs);
    lines.push({
      at,
      line: {
        ingredient: item.printed,
        name: item.name,
        class: worst?.class ?? 'UNKNOWN',
        source: worst?.source ?? UNKNOWN_SOURCE,
        points,
        applied: applied[at] ?? 0,
        parts:
          worst === null
            ? [{ class: 'UNKNOWN', group: 'unknown', source: UNKNOWN_SOURCE, exposure: 1, weight: plain, points }]
            : inOrder(costs).map((cost) => ({
                class: cost.class,
                group: cost.group,
                source: cost.source,
                exposure: cost.exposure,
                weight: cost.weight,
                points: cost.value,
              })),
      },
    });
  });
  return lines.sort((a, b) => b.line.points - a.line.points || a.at - b.at).map(({ line }) => line);
};

import type { Use } from './exposure.ts';
import { HAZARD_GROUPS } from './hazard-classes.ts';
import { isBroken } from './label-item.ts';
import {
  AIR_DOSE,
  AIR_PRESENCE,
  AIR_TYPES,
  type ByGroup,
  type BySeverity,
  CHILD_GROUPS,
  CHILD_SEVERITY,
  CHILD_TYPES,
  ENVIRONMENT_TYPES,
  LEAST_WEIGHT,
  PET_CAP,
  PET_GROUPS,
  PET_SEVERITY,
  PET_TYPES,
  PFAS_POINTS,
  UNKNOWN_POINTS,
} from './metric-factors.ts';
import { combine, type ScoredItem, seriesTotal } from './points.ts';
import type { Report } from './report.ts';
import { needsReview } from './review-needed.ts';
import { roundHalfUp } from './rounding.ts';
import { routesHold } from './routes.ts';
import type { Severity } from './vocabulary.ts';

// Most ingredients have no facts and no audience entries: they add nothing to any metric.
const hasNothing = ({ item: { known } }: ScoredItem): boolean =>
  known === null || (known.facts.length === 0 && known.ingredient.audience.length === 0);

/** What an unknown ingredient costs in every metric. */
const unknownValue = ({ item, plain }: ScoredItem): number =>
  item.known === null || isBroken(item) ? UNKNOWN_POINTS * plain : 0;

const metric = (values: readonly number[]): number => roundHalfUp(Math.max(0, 100 - seriesTotal(values)));

interface Audience {
  readonly severity: Severity;
  readonly points: number;
  /** No document backs it yet: it is shown, but causes no cap. */
  readonly unreviewed: boolean;
}

const worstEntry = (one: ScoredItem, who: readonly string[], table: BySeverity, use: Use): Audience | null => {
  const { weights } = one;
  if (one.item.known === null || weights === undefined) return null;
  let worst: Audience | null = null;
  for (const entry of one.item.known.ingredient.audience) {
    if (!who.includes(entry.audience)) continue;
    const points = table[entry.severity];
    if (worst !== null && worst.points >= points) continue;
    if (routesHold(entry.routes, use, weights)) {
      worst = { severity: entry.severity, points, unreviewed: needsReview(entry.source) };
    }
  }
  return worst;
};

const audienceValue = (one: ScoredItem, worst: Audience | null, factor: number): number =>
  worst === null ? 0 : worst.points * Math.max(one.plain, LEAST_WEIGHT) * factor;

const groupValues = (one: ScoredItem, factors: ByGroup, more: number): readonly number[] => {
  const values = one.byGroup.map((value, at) => {
    const group = HAZARD_GROUPS[at];
    return value === 0 || group === undefined ? 0 : value * (factors[group] ?? 0);
  });
  values.push(more);
  return values;
};

const childMetric = (scored: readonly ScoredItem[], use: Use): number => {
  const who = use.baby ? ['child', 'infant'] : ['child'];
  return metric(
    scored.map((one) => {
      if (hasNothing(one)) return unknownValue(one);
      const worst = worstEntry(one, who, CHILD_SEVERITY, use);
      return Math.max(
        unknownValue(one),
        combine(groupValues(one, CHILD_GROUPS, audienceValue(one, worst, CHILD_TYPES[use.type]))),
      );
    }),
  );
};

const DOG_AND_CAT = ['dog', 'cat'] as const;

const petMetric = (scored: readonly ScoredItem[], use: Use): number => {
  const factor = PET_TYPES[use.type];
  let critical = false;
  const value = metric(
    scored.map((one) => {
      if (hasNothing(one)) return unknownValue(one);
      const worst = worstEntry(one, DOG_AND_CAT, PET_SEVERITY, use);
      if (worst?.severity === 'CRITICAL' && !worst.unreviewed && one.item.match.step !== 'fuzzy') critical = true;
      return Math.max(unknownValue(one), combine(groupValues(one, PET_GROUPS, audienceValue(one, worst, factor))));
    }),
  );
  return critical && factor >= 0.8 ? Math.min(PET_CAP, value) : value;
};

const environmentMetric = (scored: readonly ScoredItem[], use: Use): number =>
  metric(
    scored.map((one) => {
      const { weights } = one;
      if (one.item.known === null || weights === undefined || one.item.known.facts.length === 0)
        return unknownValue(one);
      let aquatic = 0;
      let pfas = 0;
      const others: number[] = [];
      for (const fact of one.item.known.facts) {
        if (fact.class === 'PFAS') pfas = PFAS_POINTS * weights.presence;
        if (fact.group !== 'env') continue;
        const value = fact.points * (fact.weighting === 'dose' ? weights.plain : weights.presence);
        if (fact.class.startsWith('AQ_')) aquatic = Math.max(aquatic, value);
        else others.push(value);
      }
      return Math.max(unknownValue(one), combine([aquatic, pfas, ...others]) * ENVIRONMENT_TYPES[use.type]);
    }),
  );

const airMetric = (scored: readonly ScoredItem[], use: Use): number | null => {
  if (use.eaten) return null;
  const byForm = use.spray || use.air ? 1 : use.powder ? 0.6 : 0;
  const factor = Math.max(AIR_TYPES[use.type], byForm);
  return metric(
    scored.map((one) => {
      const { weights } = one;
      if (one.item.known === null || weights === undefined || one.item.known.facts.length === 0)
        return unknownValue(one);
      const values = one.item.known.facts.map(
        (fact) => (AIR_DOSE[fact.class] ?? 0) * weights.plain + (AIR_PRESENCE[fact.class] ?? 0) * weights.presence,
      );
      return Math.max(unknownValue(one), combine(values) * factor);
    }),
  );
};

/** The four metrics of one label, 0 to 100 each (method M4.7). Air is null for what is eaten. */
export const metricsOf = (scored: readonly ScoredItem[], use: Use): Report['metrics'] => ({
  child: childMetric(scored, use),
  pet: petMetric(scored, use),
  environment: environmentMetric(scored, use),
  air: airMetric(scored, use),
});

import type { Use } from './exposure.ts';
import { HAZARD_GROUPS, type HazardGroup } from './hazard-classes.ts';
import { combine, type ScoredItem, seriesTotal } from './points.ts';
import type { Report } from './report.ts';
import { roundHalfUp } from './rounding.ts';
import { routesHold } from './routes.ts';
import type { ProductType, Severity } from './vocabulary.ts';

type ByGroup = Readonly<Partial<Record<HazardGroup, number>>>;
type ByType = Readonly<Record<ProductType, number>>;
type BySeverity = Readonly<Record<Severity, number>>;

// Factors of the method, section 4.7.
const CHILD_GROUPS: ByGroup = {
  systemic: 1.2,
  endocrine: 1.4,
  skin: 1.2,
  resp: 1.3,
  local: 1.3,
  acute: 1.5,
  intake: 1.3,
  physical: 2,
  legal: 1,
};
const CHILD_SEVERITY: BySeverity = { CRITICAL: 40, WARNING: 24, CAUTION: 9, INFO: 2 };
const CHILD_TYPES: ByType = {
  leave_on: 0.4,
  rinse_off: 0.4,
  food: 1,
  household: 1,
  outdoor: 1,
  pet_topical: 0.6,
  pet_food: 0.3,
  other: 0.7,
};
const PET_GROUPS: ByGroup = {
  systemic: 0.4,
  endocrine: 0.4,
  skin: 0.3,
  resp: 0.6,
  local: 0.6,
  acute: 0.8,
  intake: 0.2,
  physical: 0.3,
};
const PET_SEVERITY: BySeverity = { CRITICAL: 60, WARNING: 30, CAUTION: 10, INFO: 2 };
const PET_TYPES: ByType = {
  leave_on: 0.25,
  rinse_off: 0.2,
  food: 0.8,
  household: 1,
  outdoor: 1,
  pet_topical: 1,
  pet_food: 1,
  other: 0.5,
};
const ENVIRONMENT_TYPES: ByType = {
  leave_on: 0.6,
  rinse_off: 1,
  food: 0.3,
  household: 1,
  outdoor: 1,
  pet_topical: 0.8,
  pet_food: 0.3,
  other: 0.7,
};
const PFAS_POINTS = 45;
const AIR_DOSE: Readonly<Record<string, number>> = {
  RESP_SENS: 40,
  RELEASES_GAS: 35,
  FORMALDEHYDE_RELEASER: 16,
  VOC: 12,
  PROPELLANT: 10,
  RESP_IRRITANT: 10,
  NARCOTIC: 8,
};
const AIR_PRESENCE: Readonly<Record<string, number>> = { FRAG_MIX: 16, FRAG_ALLERGEN: 3 };
const AIR_TYPES: ByType = {
  leave_on: 0.3,
  rinse_off: 0.2,
  food: 0,
  household: 0.7,
  outdoor: 0.7,
  pet_topical: 0.3,
  pet_food: 0,
  other: 0.5,
};
/** Points of an unknown token in a metric, times its dose weight. */
const UNKNOWN_POINTS = 2;
/** Least weight of an audience term: a poison is not less of one for standing late. */
const LEAST_WEIGHT = 0.45;
const PET_CAP = 39;

const metric = (values: readonly number[]): number => roundHalfUp(Math.max(0, 100 - seriesTotal(values)));

interface Audience {
  readonly severity: Severity;
  readonly points: number;
}

const worstEntry = (one: ScoredItem, who: readonly string[], table: BySeverity, use: Use): Audience | null => {
  const { weights } = one;
  if (one.item.known === null || weights === undefined) return null;
  let worst: Audience | null = null;
  for (const entry of one.item.known.ingredient.audience) {
    if (!who.includes(entry.audience)) continue;
    const points = table[entry.severity];
    if (worst !== null && worst.points >= points) continue;
    if (routesHold(entry.routes, use, weights)) worst = { severity: entry.severity, points };
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
      if (one.item.known === null) return UNKNOWN_POINTS * one.plain;
      const worst = worstEntry(one, who, CHILD_SEVERITY, use);
      return combine(groupValues(one, CHILD_GROUPS, audienceValue(one, worst, CHILD_TYPES[use.type])));
    }),
  );
};

const petMetric = (scored: readonly ScoredItem[], use: Use): number => {
  const factor = PET_TYPES[use.type];
  let critical = false;
  const value = metric(
    scored.map((one) => {
      if (one.item.known === null) return UNKNOWN_POINTS * one.plain;
      const worst = worstEntry(one, ['dog', 'cat'], PET_SEVERITY, use);
      if (worst?.severity === 'CRITICAL' && one.item.match.step !== 'fuzzy') critical = true;
      return combine(groupValues(one, PET_GROUPS, audienceValue(one, worst, factor)));
    }),
  );
  return critical && factor >= 0.8 ? Math.min(PET_CAP, value) : value;
};

const environmentMetric = (scored: readonly ScoredItem[], use: Use): number =>
  metric(
    scored.map((one) => {
      if (one.item.known === null) return UNKNOWN_POINTS * one.plain;
      const { weights } = one;
      if (weights === undefined || one.item.known.facts.length === 0) return 0;
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
      return combine([aquatic, pfas, ...others]) * ENVIRONMENT_TYPES[use.type];
    }),
  );

const airMetric = (scored: readonly ScoredItem[], use: Use): number | null => {
  if (use.eaten) return null;
  const byForm = use.spray || use.air ? 1 : use.powder ? 0.6 : 0;
  const factor = Math.max(AIR_TYPES[use.type], byForm);
  return metric(
    scored.map((one) => {
      if (one.item.known === null) return UNKNOWN_POINTS * one.plain;
      const { weights } = one;
      if (weights === undefined || one.item.known.facts.length === 0) return 0;
      const values = one.item.known.facts.map(
        (fact) => (AIR_DOSE[fact.class] ?? 0) * weights.plain + (AIR_PRESENCE[fact.class] ?? 0) * weights.presence,
      );
      return combine(values) * factor;
    }),
  );
};

/** The four metrics of one label, 0 to 100 each (method, section 4.7). Air does not apply to what is eaten. */
export const metricsOf = (scored: readonly ScoredItem[], use: Use): Report['metrics'] => ({
  child: childMetric(scored, use),
  pet: petMetric(scored, use),
  environment: environmentMetric(scored, use),
  air: airMetric(scored, use),
});

import type { CompiledFact } from './compiled-ingredient.ts';
import { exposure, type Use, vulnerableExposure } from './exposure.ts';
import { HAZARD_CLASSES, HAZARD_GROUPS, type HazardGroup } from './hazard-classes.ts';
import { isBroken, type LabelItem } from './label-item.ts';
import { routesHold } from './routes.ts';
import { SEVERITIES, type Severity } from './vocabulary.ts';
import { reaches, unknownWeight, type Weights, weightsOf } from './weights.ts';

/** One class of one ingredient, with its cost before the groups are combined. */
export interface Cost {
  readonly class: string;
  readonly group: HazardGroup;
  readonly source: string;
  readonly exposure: number;
  readonly weight: number;
  /** v of the method: S × E × weight × assessed × baby. */
  readonly value: number;
  /** The fact behind it; null for harm to children and animals, which comes from the audience entries. */
  readonly fact: CompiledFact | null;
}

/** One item with its weights, its costs and its points d. */
export interface ScoredItem {
  readonly item: LabelItem;
  /** Undefined if it was not identified or is not scored. */
  readonly weights: Weights | undefined;
  /** Weights of a name that is not scored because its brackets are: it still warns and causes caps (method M2.4.8). */
  readonly asParent?: Weights;
  /** Plain dose weight (4.7), for the confidence and the sum of unknowns. */
  readonly plain: number;
  readonly costs: readonly Cost[];
  /** Largest value of each group, in the order of HAZARD_GROUPS; empty if there are no costs. */
  readonly byGroup: readonly number[];
  /** Points before the 0.8^k series. */
  readonly points: number;
}

/** The highest points one ingredient can cost (method M4.4.3). */
const MOST_POINTS = 60;
/** Share of the other groups' points that is added to the largest (method M4.4.3). */
const FURTHER_GROUPS = 0.35;
const BABY = 1.25;
const ASSESSED = 0.6;
/** Points of an unknown token, times its dose weight (method M4.4.4). */
const UNKNOWN_POINTS = 3;

const NOTHING: readonly never[] = [];
const NO_COST = { plain: 0, costs: NOTHING, byGroup: NOTHING, points: 0 } as const;

const severer = (one: Severity | null, other: Severity): Severity =>
  one !== null && SEVERITIES.indexOf(one) <= SEVERITIES.indexOf(other) ? one : other;

const vulnerable = (item: LabelItem, weights: Weights, use: Use): Cost | null => {
  const e = vulnerableExposure(use);
  if (e === 0 || item.known === null) return null;
  let worst: Severity | null = null;
  let source = '';
  for (const entry of item.known.ingredient.audience) {
    const who = entry.audience;
    if (who !== 'child' && who !== 'dog' && who !== 'cat' && !(who === 'infant' && use.baby)) continue;
    if (entry.severity === 'INFO' || !routesHold(entry.routes, use, weights)) continue;
    const next = severer(worst, entry.severity);
    if (next !== worst) {
      worst = next;
      source = entry.source;
    }
  }
  if (worst === null) return null;
  const name = `VULN_${worst}`;
  const found = HAZARD_CLASSES.get(name);
  if (found === undefined) return null;
  const weight = found.weighting === 'presence' ? weights.presence : weights.dose;
  const baby = use.baby ? BABY : 1;
  return {
    class: name,
    group: 'vulnerable',
    source,
    exposure: e,
    weight,
    value: found.points * e * weight * baby,
    fact: null,
  };
};

/** What each fact of an ingredient costs in this use (method M4.4.1). Facts without exposure are left out. */
export const costsOf = (item: LabelItem, weights: Weights, use: Use): readonly Cost[] => {
  const { known } = item;
  if (known === null) return [];
  if (known.facts.length === 0 && known.ingredient.audience.length === 0) return NOTHING;
  const costs: Cost[] = [];
  const limited = use.eaten ? known.additive : use.cosmetic && known.annexed;
  for (const fact of known.facts) {
    // Micrograms of a vitamin do not poison as grams do. Its own warnings say whom too much of it harms.
    if (fact.group === 'acute' && use.swallowed && known.nutrient) continue;
    const e = fact.group === 'legal' && use.medicine && known.medicine ? 0 : exposure(fact, use);
    if (e === 0 || !reaches(fact, item.mentions, weights.position, use)) continue;
    const weight =
      fact.weighting === 'presence' ? weights.presence : fact.weighting === 'dose' ? weights.dose : weights.local;
    const assessed =
      limited && fact.weighting === 'dose' && (fact.group === 'systemic' || fact.group === 'endocrine') ? ASSESSED : 1;
    const baby = use.baby && fact.group !== 'legal' && fact.group !== 'env' ? BABY : 1;
    const value = fact.points * e * weight * assessed * baby;
    costs.push({ class: fact.class, group: fact.group, source: fact.source, exposure: e, weight, value, fact });
  }
  const harm = vulnerable(item, weights, use);
  if (harm !== null) costs.push(harm);
  return costs;
};

/**
 * Combines the groups of one ingredient: the largest plus 0.35 times the sum of the others, at most 60
 * (method M4.4.3).
 * @param values the largest value of each group, in the order of HAZARD_GROUPS
 */
export const combine = (values: readonly number[]): number => {
  let largest = 0;
  let sum = 0;
  for (const value of values) {
    sum += value;
    if (value > largest) largest = value;
  }
  return Math.min(MOST_POINTS, largest + FURTHER_GROUPS * (sum - largest));
};

/** The largest value within each group, in the order of HAZARD_GROUPS: one hazard counts once. */
const largestPerGroup = (costs: readonly Cost[]): readonly number[] =>
  HAZARD_GROUPS.map((group) => {
    let largest = 0;
    for (const cost of costs) if (cost.group === group && cost.value > largest) largest = cost.value;
    return largest;
  });

const unknownPlain = ({ mentions }: LabelItem, position: number): number => {
  let plain = 0;
  for (const mention of mentions) plain = Math.max(plain, unknownWeight(mention, position));
  return plain;
};

/**
 * Whether an item's brackets list its own ingredient again, and the item was a misreading, was read from the brackets,
 * or has a percentage that may be of something else: "Brewed Coffee (water, coffee)". The bracketed item then warns for
 * it.
 */
const holdsItself = ({ known, holds, match, mentions }: LabelItem, items: readonly LabelItem[]): boolean =>
  (match.step === 'fuzzy' || match.step === 'bracket' || mentions.some(({ percent }) => percent !== null)) &&
  holds.some((at) => items[at]?.known?.ingredient.id === known?.ingredient.id);

/** Scores the items of a label in label order; positions depend on what the earlier ones cost (method M4.3.1). */
export const scoreItems = (items: readonly LabelItem[], use: Use): readonly ScoredItem[] => {
  let free = 0;
  return items.map((item): ScoredItem => {
    const position = free + 1;
    if (!item.scored) {
      const asParent =
        item.known === null || holdsItself(item, items)
          ? undefined
          : weightsOf(item.known, item.mentions, position, use);
      return { item, weights: undefined, ...(asParent && { asParent }), ...NO_COST };
    }
    if (item.known === null) {
      const plain = unknownPlain(item, position);
      return { item, weights: undefined, plain, costs: NOTHING, byGroup: NOTHING, points: UNKNOWN_POINTS * plain };
    }
    const weights = weightsOf(item.known, item.mentions, position, use);
    if (weights === undefined) return { item, weights, plain: 0, costs: NOTHING, byGroup: NOTHING, points: 0 };
    const costs = costsOf(item, weights, use);
    const byGroup = costs.length === 0 ? NOTHING : largestPerGroup(costs);
    if (isBroken(item)) {
      const plain = Math.max(weights.plain, unknownPlain(item, position));
      return { item, weights, plain, costs, byGroup, points: Math.max(combine(byGroup), UNKNOWN_POINTS * plain) };
    }
    const points = combine(byGroup);
    // A name listed together with its own components takes no place: it must not dilute what follows.
    if (points === 0 && item.holds.length === 0) free += 1;
    return { item, weights, plain: weights.plain, costs, byGroup, points };
  });
};

/**
 * The series of method M4.4.5: values from the largest on (ties in the given order), each multiplied by a further 0.8.
 * @returns the applied amount of each value, in the given order
 */
export const series = (values: readonly number[]): readonly number[] => {
  const order = values.map((_, at) => at).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  const applied = values.map(() => 0);
  let factor = 1;
  for (const at of order) {
    applied[at] = (values[at] ?? 0) * factor;
    factor *= 0.8;
  }
  return applied;
};

/** The sum of a series, added up from the largest value, so that label order does not change its last digit. */
export const seriesTotal = (values: readonly number[]): number => {
  const sorted = values.filter((value) => value > 0).sort((a, b) => b - a);
  let factor = 1;
  let sum = 0;
  for (const value of sorted) {
    sum += value * factor;
    factor *= 0.8;
  }
  return sum;
};

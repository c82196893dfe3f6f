import type { Household } from '../households/household.ts';
import { mainUse } from './alternatives-use.ts';
import { householdView } from './household-view.ts';
import type { HomeProduct } from './mixing/home-product.ts';
import { interactionsWith } from './mixing/interactions.ts';
import type { Cap, Deduction } from './report.ts';
import type { ProductType } from './vocabulary.ts';

/** A product that could replace another. */
export interface Candidate extends HomeProduct {
  /** Its category, as the catalogue sorts it. */
  readonly category: string;
}

/** A deduction of the product that the alternative does not have. */
export type DroppedDeduction = Pick<Deduction, 'ingredient' | 'class' | 'source' | 'applied'>;

/** One alternative, with why it is better. */
export interface Alternative {
  readonly key: string;
  readonly name: string;
  /** Base score of its report. */
  readonly base: number;
  /** Score for this household. */
  readonly adjusted: number;
  /** Base points above the product; null if the product has no score. */
  readonly gain: number | null;
  readonly confidence: number;
  /** Deductions of the product that the alternative does not have, largest first, at most three. */
  readonly why: readonly DroppedDeduction[];
  /** The product's cap, if the alternative has none. */
  readonly cap: Cap | null;
}

// Method M9.
const LEAST_SCORE = 70;
const LEAST_GAIN = 10;
const MOST = 3;
const MOST_REASONS = 3;

const UNIVERSES: Readonly<Record<ProductType, string>> = {
  food: 'food',
  leave_on: 'leave_on',
  rinse_off: 'rinse_off',
  household: 'house',
  outdoor: 'house',
  other: 'other',
  pet_topical: 'pet_topical',
  pet_food: 'pet_food',
};

const sameUse = (product: Candidate, other: Candidate): boolean => {
  if (product.category !== other.category || UNIVERSES[product.type] !== UNIVERSES[other.type]) return false;
  // An alternative to a baby product must be a baby product too.
  if (product.report.baby && !other.report.baby) return false;
  const use = mainUse(product.name, product.type);
  return use !== null && use === mainUse(other.name, other.type);
};

const grave = (severity: string): boolean => severity === 'CRITICAL' || severity === 'WARNING';

const byCode = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const fallsAway = (product: Candidate, other: Candidate): readonly DroppedDeduction[] => {
  const kept = new Set(other.report.deductions.map((line) => line.name ?? line.ingredient));
  return product.report.deductions
    .filter((line) => !kept.has(line.name ?? line.ingredient))
    .slice()
    .sort((one, two) => two.applied - one.applied)
    .slice(0, MOST_REASONS)
    .map(({ ingredient, class: hazard, source, applied }) => ({ ingredient, class: hazard, source, applied }));
};

const judged = (
  product: Candidate,
  other: Candidate,
  household: Household,
  home: readonly HomeProduct[],
): Alternative | null => {
  const { score, confidence } = other.report;
  const { score: own } = product.report;
  if (score === null || score < LEAST_SCORE || (own !== null && score < own + LEAST_GAIN)) return null;
  if (confidence.grade !== 'A' && confidence.grade !== 'B') return null;
  const view = householdView(other.report, household);
  if (view.adjusted === null || view.verdict === 'not_enough_known') return null;
  if (view.warnings.some((warning) => warning.kind === 'use' && grave(warning.severity))) return null;
  if (interactionsWith(other, home, household).some(({ severity }) => severity !== 'INFO')) return null;
  return {
    key: other.key,
    name: other.name,
    base: score,
    adjusted: view.adjusted,
    gain: own === null ? null : score - own,
    confidence: confidence.value,
    why: fallsAway(product, other),
    cap: other.report.cap === null ? product.report.cap : null,
  };
};

/** The product to replace, the candidates, and the household they are for. */
export interface AlternativesQuestion {
  readonly product: Candidate;
  readonly candidates: readonly Candidate[];
  readonly household: Household;
  /** Products at home. The product itself is ignored, since it would be replaced. */
  readonly home: readonly HomeProduct[];
}

/**
 * Alternatives to a product (method M9): same use, same universe, grade A or B, a base score of at least 70 and at
 * least 10 above the product's, no WARNING or CRITICAL of kind `use` for this household, and no mixing warning above
 * INFO with what stays at home.
 * @returns at most three, by adjusted score, then confidence, then name; empty if there are none
 */
export const alternatives = (question: AlternativesQuestion): readonly Alternative[] => {
  const { product, candidates, household, home } = question;
  const staying = home.filter(({ key }) => key !== product.key);
  return candidates
    .filter((other) => other.key !== product.key && sameUse(product, other))
    .map((other) => judged(product, other, household, staying))
    .filter((found) => found !== null)
    .sort(
      (one, other) =>
        other.adjusted - one.adjusted ||
        other.confidence - one.confidence ||
        byCode(one.name, other.name) ||
        byCode(one.key, other.key),
    )
    .slice(0, MOST);
};

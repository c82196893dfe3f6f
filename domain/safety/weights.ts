import type { CompiledFact, CompiledIngredient } from './compiled-ingredient.ts';
import type { Use } from './exposure.ts';

/** One mention of an ingredient on the label. */
export interface Mention {
  /** Per cent as stated (the upper bound of a range), or null. */
  readonly percent: number | null;
  /** Listed after "contains 2% or less of". */
  readonly minor: boolean;
  /** Listed after "may contain" or "+/-". */
  readonly optional: boolean;
}

/** Weights of one ingredient in one use (method M4.3). */
export interface Weights {
  /** Position: 1 + the number of earlier ingredients that cost no points. */
  readonly position: number;
  readonly presence: number;
  readonly dose: number;
  readonly local: number;
  /** Dose weight without the limit for trace functions. */
  readonly plain: number;
  /** Local weight for warnings: a trace function stays a trace even in first place (method M6.5.4). */
  readonly warningLocal: number;
  /** A main ingredient: at least 5%, or among the first three (method M6.5.2). */
  readonly main: boolean;
  /** As good as undiluted: at least 10%, or first in the list (method M6.5.3). */
  readonly neat: boolean;
  /** Stated as at least 25% (method M6.5.5). */
  readonly strong: boolean;
  /** Present in the small amount typical of its function. */
  readonly traceAmount: boolean;
  /** Concluded from the position in the list, since no percentage is stated. */
  readonly byPlace: boolean;
}

const byPercent = (percent: number): number =>
  percent >= 10 ? 1 : percent >= 1 ? 0.8 : percent >= 0.1 ? 0.5 : percent >= 0.01 ? 0.35 : 0.2;

const byPosition = (position: number, minor: boolean): number => {
  const weight = position <= 3 ? 1 : position <= 8 ? 0.8 : position <= 15 ? 0.6 : 0.45;
  return minor ? Math.min(weight, 0.5) : weight;
};

const localByPercent = (percent: number): number =>
  percent >= 25 ? 1 : percent >= 10 ? 0.9 : percent >= 5 ? 0.75 : percent >= 1 ? 0.4 : percent >= 0.1 ? 0.1 : 0.03;

const localByPosition = (position: number, minor: boolean): number => {
  const weight = position <= 2 ? 1 : position <= 4 ? 0.6 : position <= 7 ? 0.25 : 0.08;
  return minor ? Math.min(weight, 0.25) : weight;
};

/**
 * Dose weight of an unknown token. Neither a typical amount nor a stated one limits it: a small amount of an unknown
 * substance is not known to be harmless.
 */
export const unknownWeight = (mention: Mention, position: number): number => {
  const stated = mention.percent === null ? 0 : byPercent(mention.percent);
  const weight = Math.max(byPosition(position, false), stated);
  return mention.optional ? weight * 0.5 : weight;
};

// The further limit of the local weight: the first rule that applies, or 1.
const localLimit = (of: CompiledIngredient, position: number, use: Use): number => {
  if (of.bleach && use.house) return 0.75;
  if (of.disinfectantOnly) return 0.25;
  return of.phAdjuster && position > 1 && !use.caustic ? 0.25 : 1;
};

/**
 * Weights of an ingredient at one mention.
 * @param of the ingredient
 * @param mention what the label says about its amount
 * @param position p of the method, from 1
 */
export const weightsAt = (of: CompiledIngredient, mention: Mention, position: number, use: Use): Weights => {
  const { percent, minor } = mention;
  const factor = mention.optional ? 0.5 : 1;
  if (percent !== null) {
    const dose = byPercent(percent) * factor;
    const local = localByPercent(percent) * factor;
    return {
      position,
      presence: factor,
      dose,
      local,
      plain: dose,
      warningLocal: local,
      main: percent >= 5 || use.neat,
      neat: percent >= 10 || use.neat,
      strong: percent >= 25,
      traceAmount: false,
      byPlace: false,
    };
  }
  // Perfume listed after surfactants that cost points can be at place 1: a scent is a trace unless the form says
  // otherwise.
  const scented = of.scent && !use.neat && !use.air;
  const preserves = of.preservesToo && use.preserved;
  const trace = of.traceAnywhere || preserves || scented || (of.trace && position > 1);
  const further = localLimit(of, position, use);
  const plain = byPosition(position, minor);
  const unlimited = Math.min(localByPosition(position, minor), further);
  const local = trace ? Math.min(unlimited, 0.08) : unlimited;
  return {
    position,
    presence: factor,
    dose: (trace ? Math.min(plain, 0.45) : plain) * factor,
    local: local * factor,
    plain: plain * factor,
    warningLocal: (of.trace || preserves ? Math.min(local, 0.08) : local) * factor,
    main: use.neat || (position <= 3 && !minor && !of.trace && !preserves),
    neat: use.neat || (position === 1 && !minor && !trace && further === 1),
    strong: false,
    traceAmount: of.trace || preserves,
    byPlace: true,
  };
};

const heavier = (one: Weights, other: Weights): Weights => ({
  position: one.position,
  presence: Math.max(one.presence, other.presence),
  dose: Math.max(one.dose, other.dose),
  local: Math.max(one.local, other.local),
  plain: Math.max(one.plain, other.plain),
  warningLocal: Math.max(one.warningLocal, other.warningLocal),
  main: one.main || other.main,
  neat: one.neat || other.neat,
  strong: one.strong || other.strong,
  traceAmount: one.traceAmount && other.traceAmount,
  byPlace: one.byPlace && other.byPlace,
});

/** Weights of an ingredient that may be listed more than once: it counts once, with the heaviest weights. */
export const weightsOf = (
  of: CompiledIngredient,
  mentions: readonly Mention[],
  position: number,
  use: Use,
): Weights | undefined => {
  let weights: Weights | undefined;
  for (const mention of mentions) {
    const here = weightsAt(of, mention, position, use);
    weights = weights === undefined ? here : heavier(weights, here);
  }
  return weights;
};

/**
 * Whether a fact that only counts from some concentration on (route `minN`) counts here (method M4.2.15). Only a stated
 * percentage can exceed a legal limit (NOT_PERMITTED); being first in the list is not enough.
 */
export const reaches = (
  { from, class: of }: Pick<CompiledFact, 'from' | 'class'>,
  mentions: readonly Mention[],
  position: number,
  use: Use,
): boolean =>
  from === 0 ||
  mentions.some(({ percent }) => {
    if (percent !== null) return percent >= from;
    return of !== 'NOT_PERMITTED' && (from < 10 || position === 1 || use.caustic);
  });

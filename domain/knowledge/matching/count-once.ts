import type { Knowledge } from '../knowledge.ts';
import { normaliseName } from '../names/normalise.ts';
import type { MatchedIngredient } from './matched-label.ts';

/** Ingredients whose brackets never list everything they contain. */
const OPEN_MIXTURES = new Set(['fragrance', 'flavour']);

const FOOD = 'food_base';
/** Functions of a substance taken for its effect. Butter is also made from milk, but has none of these functions. */
const TAKEN = new Set(['nutrient', 'medicine', 'enzyme']);

/** Classes that cap a score (method M4.5). */
const GRAVE = new Set([
  ...['PROHIBITED', 'NOT_PERMITTED', 'MEDICINE', 'CMR_1', 'IARC_1', 'ED_CONFIRMED', 'ACUTE_FATAL', 'ACUTE_TOXIC'],
  ...['CORROSIVE', 'BANNED_FOOD', 'TRANS_FAT', 'RESP_SENS', 'FORMALDEHYDE_RELEASER'],
]);

const isKnown = (one: MatchedIngredient): boolean => one.match.step !== 'none';

/**
 * Decides which ingredients count. A parent whose children were all identified does not (method M2.4.1), except a
 * fragrance or flavouring, a substance with warnings of its own when the children are the food it was made from
 * (M2.4.6), and a grave substance (M2.4.9). A repeat of an earlier ingredient does not count either (method M3.1.10).
 * If the later mention is stronger (no "may contain", a higher percentage), the earlier one takes that over, so that
 * repeating an ingredient never improves the score.
 */
export const countOnce = (list: readonly MatchedIngredient[], knowledge: Knowledge): readonly MatchedIngredient[] => {
  const unknownChildren = new Map<number, number>();
  const parents = new Set<number>();
  const ofOtherThanFood = new Set<number>();
  for (const one of list) {
    if (one.parent === null) continue;
    // An ingredient that may be present is not what its parent is made of: "blorfin (may contain CI 77491)".
    if (!one.optional || list[one.parent]?.optional === true) parents.add(one.parent);
    if (!isFood(one, knowledge)) ofOtherThanFood.add(one.parent);
    if (!isKnown(one)) unknownChildren.set(one.parent, (unknownChildren.get(one.parent) ?? 0) + 1);
  }
  const first = new Map<string, number>();
  const counted: MatchedIngredient[] = [];
  for (const [index, one] of list.entries()) {
    let notCounted = one.notCounted;
    const told =
      isOpen(one, knowledge) ||
      isGraveSubstance(one, knowledge) ||
      (!ofOtherThanFood.has(index) && isWarnedOf(one, knowledge));
    if (notCounted === null && parents.has(index) && !unknownChildren.has(index) && !told) notCounted = 'children';
    if (notCounted === null) {
      const key = one.id ?? `name ${normaliseName(one.name)}`;
      const earlier = first.get(key);
      const same = earlier === undefined ? undefined : counted[earlier];
      if (earlier !== undefined && same) {
        notCounted = 'repeat';
        counted[earlier] = stronger(same, one);
      } else first.set(key, index);
    }
    counted.push(notCounted === one.notCounted ? one : { ...one, notCounted });
  }
  return counted;
};

const isOpen = (one: MatchedIngredient, knowledge: Knowledge): boolean =>
  one.id !== null && (knowledge.ingredient(one.id)?.functions.some((name) => OPEN_MIXTURES.has(name)) ?? false);

const isFood = ({ id }: MatchedIngredient, knowledge: Knowledge): boolean =>
  id !== null && (knowledge.ingredient(id)?.functions.includes(FOOD) ?? false);

/** A substance with warnings of its own. A food in its brackets is what it was made from ("nattokinase (soya)"). */
const isWarnedOf = ({ id }: MatchedIngredient, knowledge: Knowledge): boolean => {
  const of = id === null ? undefined : knowledge.ingredient(id);
  if (of === undefined || of.functions.includes(FOOD) || !of.functions.some((name) => TAKEN.has(name))) return false;
  return of.audience.some(({ audience }) => !audience.includes('('));
};

/**
 * A non-food substance with a CRITICAL warning or a class that caps the score: "permethrin (solvent, BHT)" is
 * permethrin, whatever its brackets contain.
 */
const isGraveSubstance = ({ id, match }: MatchedIngredient, knowledge: Knowledge): boolean => {
  const of = id === null || match.step === 'fuzzy' || match.step === 'bracket' ? undefined : knowledge.ingredient(id);
  if (of === undefined || of.functions.includes(FOOD)) return false;
  return (
    of.facts.some((fact) => GRAVE.has(fact.class)) ||
    of.audience.some(({ audience, severity }) => severity === 'CRITICAL' && !audience.includes('('))
  );
};

/** The earlier mention, with every value of the later one that weighs more. */
const stronger = (earlier: MatchedIngredient, later: MatchedIngredient): MatchedIngredient => {
  const percent =
    earlier.percent !== null && later.percent !== null ? Math.max(earlier.percent, later.percent) : earlier.percent;
  const better = later.match.confidence > earlier.match.confidence;
  return {
    ...earlier,
    percent,
    minor: earlier.minor && later.minor,
    optional: earlier.optional && later.optional,
    match: better ? later.match : earlier.match,
    readAs: better ? later.readAs : earlier.readAs,
    classMatch: better ? later.classMatch : earlier.classMatch,
  };
};

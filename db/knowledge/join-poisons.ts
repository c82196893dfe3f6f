import type { SourceIngredient } from './source-schema.ts';

const POISONOUS: ReadonlySet<string> = new Set(['ACUTE_FATAL', 'ACUTE_TOXIC']);
/** What a food is made with or fortified by: there the amount makes the poison (selenite, vitamin D). */
const OF_FOOD: ReadonlySet<string> = new Set(
  `food_base sugar fat_oil flavour flavour_enhancer nutrient sweetener acidulant raising_agent anticaking flour_treatment
  glazing_agent anti_caries salt_substitute fragrance preservative stabiliser`.split(/\s+/),
);

/**
 * Tells everyone of a substance that is toxic or fatal by its harmonised classification where a food names it: the acute
 * classes have no exposure in food, which the law keeps such substances out of (method M1.4.9). Not of additives and what
 * food is made with, nor where our own entry decided what is said of food.
 * @param ingredients with the facts of the lists
 */
export const withPoisonsInFood = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    if (one.eNumbers.length > 0 || one.functions.some((name) => OF_FOOD.has(name))) return one;
    const poison = one.facts.find((fact) => POISONOUS.has(fact.class) && fact.evidence !== 'C');
    if (poison === undefined || one.audience.some(({ who }) => who === 'everyone')) return one;
    const { source, evidence, compared } = poison;
    const entry = { who: 'everyone', severity: 'CRITICAL', routes: ['food'], source, evidence } as const;
    return {
      ...one,
      audience: [
        ...one.audience,
        { ...entry, routes: [...entry.routes], ...(compared === undefined ? {} : { compared }) },
      ],
    };
  });

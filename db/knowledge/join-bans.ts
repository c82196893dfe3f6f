import { warningForEveryone } from './join-poisons.ts';
import type { SourceIngredient } from './source-schema.ts';

/** Functions of what food is made with or enriched with. */
const EATEN: ReadonlySet<string> = new Set(
  'food_base sugar fat_oil flavour flavour_enhancer nutrient sweetener stimulant probiotic enzyme'.split(' '),
);

/**
 * Adds a food warning for everyone to each ingredient that cosmetics law prohibits unconditionally and that our food
 * knowledge lacks. Such an ingredient is unknown as a food, and must not come out as harmless merely because that law
 * has no exposure in food (method M1.4.13). Medicines have a class of their own.
 * @param ingredients with the facts of the lists
 */
export const withBansInFood = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    const ban = one.facts.find((fact) => fact.class === 'PROHIBITED' && fact.evidence === 'A');
    if (ban === undefined || one.eNumbers.length > 0 || one.functions.some((name) => EATEN.has(name))) return one;
    const decided = one.audience.some(({ who, routes }) => who === 'everyone' && routes.includes('food'));
    if (decided || one.facts.some((fact) => fact.class === 'MEDICINE')) return one;
    return { ...one, audience: [...one.audience, warningForEveryone(ban, 'WARNING', ['food'])] };
  });

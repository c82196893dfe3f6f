import { toEveryone } from './join-poisons.ts';
import type { SourceIngredient } from './source-schema.ts';

/** What a food is made with, or is enriched by. */
const EATEN: ReadonlySet<string> = new Set(
  'food_base sugar fat_oil flavour flavour_enhancer nutrient sweetener stimulant probiotic enzyme'.split(' '),
);

/**
 * Tells everyone of what cosmetics law prohibits without a condition and no food knowledge of ours knows, where a food
 * names it: being unknown as food, it must not come out as harmless because that law has no exposure there (method
 * M1.4.13). Medicines carry a class of their own.
 * @param ingredients with the facts of the lists
 */
export const withBansInFood = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    const ban = one.facts.find((fact) => fact.class === 'PROHIBITED' && fact.evidence === 'A');
    if (ban === undefined || one.eNumbers.length > 0 || one.functions.some((name) => EATEN.has(name))) return one;
    const decided = one.audience.some(({ who, routes }) => who === 'everyone' && routes.includes('food'));
    if (decided || one.facts.some((fact) => fact.class === 'MEDICINE')) return one;
    return { ...one, audience: [...one.audience, toEveryone(ban, 'WARNING', ['food'])] };
  });

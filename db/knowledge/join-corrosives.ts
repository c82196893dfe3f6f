import { toEveryone } from './join-poisons.ts';
import type { SourceAudience, SourceFact, SourceIngredient } from './source-schema.ts';

/** What food holds as an additive or is fortified with: there a little of it corrects the acidity, and only much burns. */
const OF_FOOD: ReadonlySet<string> = new Set(['acidulant', 'nutrient', 'flavour', 'food_base', 'preservative']);
/** Sold to be eaten in strengths of ten per cent and more: vinegar, and what ferments milk and cabbage. */
const SOUR_FOODS: ReadonlySet<string> = new Set(['acetic-acid', 'lactic-acid']);
/** Routes of an entry that says something of what is eaten, and of what is put on the body. */
const OF_EATEN: ReadonlySet<string> = new Set(['food', 'feed', 'oral', 'main', 'neat']);
const OF_BODY: ReadonlySet<string> = new Set(['top', 'pet', 'main', 'neat']);

const burns = ({ class: of, evidence }: SourceFact): boolean => of === 'CORROSIVE' && evidence !== 'C';

const tellsEveryone = ({ audience }: SourceIngredient, where: ReadonlySet<string>): boolean =>
  audience.some(({ who, routes }) => who === 'everyone' && routes.every((route) => where.has(route)));

/** What is told of something corrosive in food. */
function inFood(one: SourceIngredient, fact: SourceFact): readonly SourceAudience[] {
  if (tellsEveryone(one, OF_EATEN)) return [];
  if (SOUR_FOODS.has(one.id)) return [toEveryone(fact, 'CRITICAL', ['food', 'strong'])];
  if (one.eNumbers.length > 0 || one.functions.some((name) => OF_FOOD.has(name)))
    return [toEveryone(fact, 'CRITICAL', ['food', 'neat'])];
  return [toEveryone(fact, 'WARNING', ['food']), toEveryone(fact, 'CRITICAL', ['food', 'main'])];
}

/**
 * Tells everyone of a substance that burns by its harmonised classification (H314) where its class alone has no or little
 * exposure: in food, as the law keeps such substances out, and in a cosmetic of which it is stated as a quarter or more,
 * which no buffer tames (method M1.4.15). Additives and nutrients are told of where they are most of the food alone.
 * @param ingredients with the facts of the lists
 */
export const withCorrosives = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    const fact = one.facts.find(burns);
    if (fact === undefined) return one;
    const onBody = tellsEveryone(one, OF_BODY) ? [] : [toEveryone(fact, 'CRITICAL', ['top', 'strong'])];
    return { ...one, audience: [...one.audience, ...inFood(one, fact), ...onBody] };
  });

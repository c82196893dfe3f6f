import { isNoFood } from './join-home-chemicals.ts';
import { toEveryone } from './join-poisons.ts';
import type { SourceAudience, SourceFact, SourceIngredient } from './source-schema.ts';

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
  if (isNoFood(one)) return [toEveryone(fact, 'WARNING', ['food']), toEveryone(fact, 'CRITICAL', ['food', 'main'])];
  // A little corrects the acidity of a food, or stands in the name of what was made with it.
  return [toEveryone(fact, 'CRITICAL', ['food', 'neat'])];
}

/**
 * Tells everyone of a substance that burns by its harmonised classification (H314) where its class alone has no or little
 * exposure: in food, as the law keeps such substances out, and in a cosmetic of which it is stated as a quarter or more,
 * which no buffer tames (method M1.4.15). What food may hold a little of is told of where it is most of the food alone.
 * @param ingredients with the facts of the lists
 */
export const withCorrosives = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    const fact = one.facts.find(burns);
    if (fact === undefined) return one;
    const onBody = tellsEveryone(one, OF_BODY) ? [] : [toEveryone(fact, 'CRITICAL', ['top', 'strong'])];
    return { ...one, audience: [...one.audience, ...inFood(one, fact), ...onBody] };
  });

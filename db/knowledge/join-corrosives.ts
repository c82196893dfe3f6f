import { isFactCompared } from './citation-marks.ts';
import { isNotEaten } from './join-home-chemicals.ts';
import { BODY_ROUTES, EATEN_ROUTES, warningForEveryone, warnsEveryone } from './join-poisons.ts';
import type { SourceAudience, SourceFact, SourceIngredient } from './source-schema.ts';

/**
 * Sold as food at ten per cent and more: vinegar, and the acid of fermented milk and cabbage. Also sulphites, which a
 * label of wine or dried fruit may name alone.
 */
const FOODS: ReadonlySet<string> = new Set(['acetic-acid', 'lactic-acid', 'sulfur-dioxide']);

const burns = ({ class: of, evidence }: SourceFact): boolean => of === 'CORROSIVE' && evidence !== 'C';

/** Warnings about something corrosive in food. */
function inFood(one: SourceIngredient, fact: SourceFact): readonly SourceAudience[] {
  if (warnsEveryone(one, EATEN_ROUTES)) return [];
  if (FOODS.has(one.id)) return [warningForEveryone(fact, 'CRITICAL', ['food', 'strong'])];
  if (isNotEaten(one))
    return [warningForEveryone(fact, 'WARNING', ['food']), warningForEveryone(fact, 'CRITICAL', ['food', 'main'])];
  // A little corrects the acidity of a food, or is in the name of what was made with it.
  return [warningForEveryone(fact, 'CRITICAL', ['food', 'neat'])];
}

/**
 * Adds warnings for everyone about a substance that burns by its harmonised classification (H314) where its class alone
 * has no or little exposure: in food, because the law keeps such substances out, and in a cosmetic that states a
 * quarter or more of it, which no buffer tames (method M1.4.15). If food may contain a little of it, only food that is
 * mostly made of it is warned about.
 * @param ingredients with the facts of the lists
 */
export const withCorrosives = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    const burning = one.facts.find(burns);
    if (burning === undefined) return one;
    const fact = { ...burning, compared: isFactCompared(one, burning) };
    const onBody = warnsEveryone(one, BODY_ROUTES) ? [] : [warningForEveryone(fact, 'CRITICAL', ['top', 'strong'])];
    return { ...one, audience: [...one.audience, ...inFood(one, fact), ...onBody] };
  });

import type { Knowledge } from '../../../knowledge/knowledge.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { saysLactoseFree } from '../wording/free-of.ts';
import { wordsOf } from '../wording/name-words.ts';
import { saysVegan } from './allergen-denial.ts';
import { allergenById, isDenied, OF_ANIMALS } from './allergen-lexicon.ts';

/** The food that each of these audiences is about. */
const FOOD_OF: Readonly<Record<string, string>> = {
  galact: 'milk',
  lactose: 'milk',
  coeliac: 'gluten',
  alpha_gal: 'alpha_gal',
};

/**
 * Whether the label's words contradict what an ingredient was read as: "beef tomato" is read as beef and a tomato, but
 * is no mammal meat; lactose-free milk is milk without its sugar.
 * @returns a test of a printed name and an audience of the method
 */
export const contradictedByLabel =
  (knowledge: Knowledge) =>
  (raw: string, audience: string): boolean => {
    const food = FOOD_OF[audience];
    if (food === undefined) return false;
    const normalised = normaliseName(raw);
    if (audience === 'lactose' && saysLactoseFree(normalised)) return true;
    // "Vegane Frikadelle" is read as meat, but is not.
    if (OF_ANIMALS.has(food) && wordsOf(normalised).some(saysVegan)) return true;
    const allergen = allergenById(food, knowledge);
    return allergen !== undefined && isDenied(normalised, allergen, knowledge);
  };

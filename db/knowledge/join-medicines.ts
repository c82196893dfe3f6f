import type { SourceFact, SourceIngredient } from './source-schema.ts';

/** Functions that a medicine may have. Anything with another function may be in cosmetics or food for that. */
const MEDICAL: ReadonlySet<string> = new Set([
  'medicine',
  'anaesthetic',
  'fungicide',
  'insecticide',
  'acaricide',
  'rodenticide',
  'fish_medicine',
  'hair_growth',
]);
/** Food may contain a medicine with this function, but cosmetics may not: melatonin, vitamins at medicinal strength. */
const OF_FOOD = 'nutrient';

const SOURCE =
  'Directive 2001/83/EC, Article 2(2): a medicine is neither cosmetic nor food; Reg (EC) 178/2002, Article 2(d)';

/** The fact that an ingredient is a medicine, if it is nothing else. */
function factOf({ functions, permitted, eNumbers }: SourceIngredient): SourceFact | null {
  if (!functions.includes('medicine') || permitted.length + eNumbers.length > 0) return null;
  const others = functions.filter((name) => !MEDICAL.has(name));
  if (others.some((name) => name !== OF_FOOD)) return null;
  const route = others.length === 0 ? null : 'cosmetic';
  return { class: 'MEDICINE', route, source: SOURCE, evidence: 'B', compared: false };
}

/**
 * Adds to every ingredient that is a medicine and nothing else the fact that no cosmetic or food may contain it (method
 * M1.4.7). This goes by its function in our own lists, whether or not a list of the law names it.
 * @param ingredients with all their functions and what the annexes permit
 */
export const withMedicines = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    const fact = factOf(one);
    return fact === null ? one : { ...one, facts: [...one.facts, fact] };
  });

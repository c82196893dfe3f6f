import type { SourceFact, SourceIngredient } from './source-schema.ts';

/** What a medicine is for beside being one; whatever else a thing is for, a cosmetic or a food may have it for that. */
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
/** What a food may be made with, and a cosmetic gets no licence from: melatonin, vitamins of medicinal strength. */
const OF_FOOD = 'nutrient';

const SOURCE =
  'Directive 2001/83/EC, Article 2(2): a medicine is neither cosmetic nor food; Reg (EC) 178/2002, Article 2(d)';

/** The fact that an ingredient is a medicine, where it is nothing else. */
function factOf({ functions, permitted, eNumbers }: SourceIngredient): SourceFact | null {
  if (!functions.includes('medicine') || permitted.length + eNumbers.length > 0) return null;
  const others = functions.filter((name) => !MEDICAL.has(name));
  if (others.some((name) => name !== OF_FOOD)) return null;
  const route = others.length === 0 ? null : 'cosmetic';
  return { class: 'MEDICINE', route, source: SOURCE, evidence: 'B', compared: false };
}

/**
 * Tells of every ingredient that is a medicine and nothing else that no cosmetic or food may contain it (method M1.4.7):
 * by its function in our own lists, whether or not a list of the law names it.
 * @param ingredients with all their functions and what the annexes permit
 */
export const withMedicines = (ingredients: readonly SourceIngredient[]): SourceIngredient[] =>
  ingredients.map((one) => {
    const fact = factOf(one);
    return fact === null ? one : { ...one, facts: [...one.facts, fact] };
  });

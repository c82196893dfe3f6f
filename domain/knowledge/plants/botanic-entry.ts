import type { Ingredient, Knowledge } from '../knowledge.ts';
import { normaliseName } from '../names/normalise.ts';
import { EXTRACT_PREPARATIONS, FATTY_PARTS, OIL_PREPARATIONS } from './botanic-words.ts';

/** How many names of a plant are tried with a preparation; more would only cost time. */
const MOST_NAMES = 16;

const some = (words: readonly string[], known: ReadonlySet<string>): boolean => words.some((word) => known.has(word));

const isVolatile = (entry: Ingredient | undefined): boolean =>
  entry?.functions.includes('fragrance') === true ||
  entry?.facts.some((fact) => fact.class === 'FRAG_ALLERGEN') === true;

/** The pack's names for a plant. */
const namesOf = (id: string, knowledge: Knowledge): readonly string[] => {
  const entry = knowledge.ingredient(id);
  return entry ? [entry.name, ...(entry.synonyms ?? [])].slice(0, MOST_NAMES).map(normaliseName) : [];
};

/**
 * The pack's own entry for a plant preparation, under any of the plant's names: "Melaleuca Alternifolia (Tea Tree) Leaf
 * Oil" is Tea Tree Oil and keeps its facts. A fatty oil is never taken for the volatile oil of the same plant.
 * @param text the words that named the plant
 * @param id the plant
 * @param tail parts and preparations as printed, in English order
 */
export const preparedEntry = (
  text: string,
  id: string,
  words: { readonly parts: readonly string[]; readonly preparations: readonly string[]; readonly tail: string },
  knowledge: Knowledge,
): string | undefined => {
  const { parts, preparations, tail } = words;
  const oil = some(preparations, OIL_PREPARATIONS);
  const extract = !oil && some(preparations, EXTRACT_PREPARATIONS);
  const fatty = some(parts, FATTY_PARTS);
  const forms = oil && !fatty ? [tail, 'essential oil', 'oil'] : oil ? [tail, 'seed oil', 'kernel oil', 'oil'] : [tail];
  if (extract) forms.push('extract');
  const wanted = [...new Set(forms)].filter((form) => form !== '');
  const tried = (name: string): string | undefined => {
    for (const form of wanted) {
      const found = knowledge.idOfName(`${name} ${form}`);
      if (found === undefined || found === id) continue;
      if (!(fatty && isVolatile(knowledge.ingredient(found)))) return found;
    }
    return undefined;
  };
  const printed = tried(text);
  if (printed !== undefined) return printed;
  for (const name of namesOf(id, knowledge)) {
    const found = tried(name);
    if (found !== undefined) return found;
  }
  return undefined;
};

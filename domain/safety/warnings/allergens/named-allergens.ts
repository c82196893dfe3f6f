import type { Knowledge } from '../../../knowledge/knowledge.ts';
import { normaliseName } from '../../../knowledge/names/normalise.ts';
import { compiledIngredient } from '../../compiled-ingredient.ts';
import { likelySpellings, statementNames } from '../wording/statement-names.ts';
import type { AllergenHit } from './allergen-hit.ts';
import { allergenById, allergensIn } from './allergen-lexicon.ts';
import { ALONE, lexiconOf } from './allergen-phrases.ts';
import { isDairyWord, isOfPlants } from './plant-dairy.ts';

const WORD = /[^\p{L}\p{M}'’-]+/u;
const SHORTEST = 3;
// Statements inflect their names: "tejet" is tej, "молока" is молоко.
const HUNGARIAN = /(?:[aeoö]?t|[aeo]?k[aeoö]?t)$/;
const RUSSIAN = /(?:ов|ев|[аяоеыиуюй])$/;
const RUSSIAN_ENDINGS = ['', 'о', 'а', 'я', 'е', 'ь', 'и'] as const;

/**
 * Words that mean an allergen only exactly as printed. "Grâu" is Romanian wheat and "griș" its semolina, "raž" Slovak
 * and Serbian rye, "lõss" Estonian skimmed milk. Without their diacritics they are German and French for grey, the name
 * of a spice mix, and an English loss.
 */
const AS_PRINTED: ReadonlyMap<string, readonly string[]> = new Map([
  ['grâu', ['gluten', 'wheat']],
  ['griș', ['gluten', 'wheat']],
  ['raž', ['gluten']],
  ['lõss', ['milk']],
]);

/** Words that mean an allergen only if they are the whole name: "sledi rib" is fish, "rib meat" is not. */
const AS_WHOLE: ReadonlyMap<string, string> = new Map([['rib', 'fish']]);

/** Possible dictionary forms of a word: as printed, then without its case ending. */
const formsOf = (word: string): readonly string[] => {
  if (/\p{Script=Cyrillic}/u.test(word)) {
    const stem = word.replace(RUSSIAN, '');
    return stem === word || stem.length < SHORTEST - 1 ? [word] : [word, ...RUSSIAN_ENDINGS.map((end) => stem + end)];
  }
  return HUNGARIAN.test(word) ? [word, word.replace(/t$/, ''), word.replace(HUNGARIAN, '')] : [word];
};

/**
 * The ingredient that a name in a statement means, in whatever case the statement puts it.
 * @param word as printed, in lower case
 */
export const ingredientOf = (word: string, knowledge: Knowledge): string | undefined =>
  formsOf(word)
    .filter((form) => form.length >= SHORTEST)
    .map((form) => knowledge.idOfName(normaliseName(form)))
    .find((found) => found !== undefined);

const ofName = (word: string, knowledge: Knowledge): readonly AllergenHit[] => {
  const asPrinted = AS_PRINTED.get(word.normalize('NFC'));
  if (asPrinted !== undefined) {
    return asPrinted.flatMap((id): AllergenHit[] => {
      const allergen = allergenById(id, knowledge);
      return allergen === undefined ? [] : [{ allergen, sense: 'word', phrase: word }];
    });
  }
  const id = ingredientOf(word, knowledge);
  const known = id === undefined ? undefined : compiledIngredient(id, knowledge);
  return (known?.allergens ?? []).flatMap((own): AllergenHit[] => {
    const allergen = allergenById(own.id, knowledge);
    return allergen === undefined ? [] : [{ allergen, sense: 'word', phrase: word }];
  });
};

// "May contain nuts" means tree nuts by law (Reg (EU) 1169/2011, Annex II); mixed or ground nuts may include peanuts.
const MIXED_NUTS =
  /\b(?:mixed|assorted|ground) nut\b|\bnut (?:mix|mixture|blend|medley|assortment)\b|\bnuss ?(?:mix|mischung)|\bgemischte nuss|\bnoten ?(?:mix|mengeling|melange)\b|\bgemengde noten|\b(?:melange de noix|noix melangee)/;

/** Peanuts, if a statement names nuts that usually include some. */
const mixedWith = (normalised: string, hits: readonly AllergenHit[], knowledge: Knowledge): readonly AllergenHit[] => {
  const phrase = MIXED_NUTS.exec(normalised)?.[0];
  const peanut = allergenById('peanut', knowledge);
  const isOfNuts = hits.some(({ allergen, sense }) => allergen.id === 'tree_nut' && sense === 'word');
  if (phrase === undefined || peanut === undefined || !isOfNuts) return [];
  return hits.some(({ allergen }) => allergen === peanut) ? [] : [{ allergen: peanut, sense: 'often', phrase }];
};

const PEAS_NUTS = /\bpeas[ -]+nuts?\b/i;

/**
 * Tree nuts after peas: "pea nuts" are peanuts, but "peas nuts" may be two names with a lost comma. A normalised name
 * no longer shows the difference.
 * @param text as printed on the label
 */
export const nutsBehindPeas = (text: string, knowledge: Knowledge): AllergenHit | null => {
  const allergen = PEAS_NUTS.test(text) ? allergenById('tree_nut', knowledge) : undefined;
  return allergen === undefined ? null : { allergen, sense: 'word', phrase: 'nut' };
};

const namesIn = (name: string, knowledge: Knowledge): readonly AllergenHit[] => {
  const known = lexiconOf(knowledge);
  const words = name.toLowerCase().split(WORD);
  const normalised = words.map(normaliseName);
  return (
    words
      // Words of the allergen lexicon that gave no hit are denied or mean something else. Plant butter is skipped too.
      .filter((_, at) => !known.byFirst.has(normalised[at] ?? '') && !isDairyOfPlants(normalised, at))
      .flatMap((word) => ofName(word, knowledge))
  );
};

const isDairyOfPlants = (words: readonly string[], at: number): boolean =>
  isDairyWord(words[at] ?? '') && isOfPlants(words, at);

/**
 * Allergens of a list that lost its separators, where some are words of the allergen lexicon and the others names of
 * ingredients: "ei vis". Empty if a word is neither: "ei van vissen" is not such a list.
 */
const besideHits = (name: string, hits: readonly AllergenHit[], knowledge: Knowledge): readonly AllergenHit[] => {
  const words = name.trim().split(/\s+/);
  const isKnown = (word: string): boolean =>
    allergensIn(normaliseName(word), knowledge).length > 0 || ofName(word.toLowerCase(), knowledge).length > 0;
  if (words.length < 2 || !words.every(isKnown)) return [];
  const all = words.map(normaliseName);
  return words
    .filter((_, at) => !isDairyOfPlants(all, at))
    .flatMap((word) => {
      const normalised = normaliseName(word);
      return ALONE.has(normalised) ? allergensIn(normalised, knowledge) : namesIn(word, knowledge);
    })
    .filter((found) => !hits.some(({ allergen }) => allergen === found.allergen));
};

/**
 * The allergens that a statement names (method M6.2.9): by the allergen words of the pack, or if these find none, by
 * names of ingredients in any language of the pack, in whatever case the statement puts them.
 * @param shortened a statement or one name of it, as printed
 */
export const statedAllergens = (shortened: string, knowledge: Knowledge): readonly AllergenHit[] => {
  const hitsIn = (name: string) => allergensIn(normaliseName(name), knowledge);
  return statementNames(shortened, (word) => hitsIn(word).length > 0).flatMap((name) => {
    const hits = hitsIn(name);
    if (hits.length > 0) {
      return [...hits, ...mixedWith(normaliseName(name), hits, knowledge), ...besideHits(name, hits, knowledge)];
    }
    const whole = allergenById(AS_WHOLE.get(name.trim().toLowerCase()) ?? '', knowledge);
    if (whole !== undefined) return [{ allergen: whole, sense: 'word', phrase: name }];
    const others = namesIn(name, knowledge);
    if (others.length > 0) return others;
    return (
      likelySpellings(name)
        .map(hitsIn)
        .find((found) => found.length > 0) ?? []
    );
  });
};

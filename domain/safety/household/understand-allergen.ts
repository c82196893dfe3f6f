import { readCas, readENumber } from '../../knowledge/chemistry/numbers.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { editDistance } from '../../knowledge/misreadings/edit-distance.ts';
import { normaliseName } from '../../knowledge/names/normalise.ts';
import { allergensIn } from '../warnings/allergens/allergen-lexicon.ts';
import { chosenId } from './chosen-ingredient.ts';
import { FOOD_NAMES, foodName } from './food-names.ts';
import { isGroupWord } from './group-words.ts';
import { withKin } from './substance-kin.ts';
import { SUBSTANCES } from './substance-words.ts';
import { namesInPhrase, partsOfPhrase } from './typed-phrase.ts';

/** A health condition of method M6.4.1 that people type as an allergy. */
type TypedCondition = 'lactose' | 'latex' | 'coeliac' | 'histamine' | 'nickel';

/** What a member's word for an allergen means. Not understood: no `ids`, no `ingredients`, and `condition` is null. */
export interface UnderstoodAllergen {
  /** The word itself, normalised. */
  readonly word: string;
  /** Allergens of the knowledge pack it stands for. */
  readonly ids: readonly string[];
  /** For one tree nut: the words that name it or the nut it cross-reacts with. */
  readonly nut: readonly string[] | null;
  /** Ingredients of the knowledge pack it stands for. */
  readonly ingredients: readonly string[];
  /** Normalised names of these, to look for on a label. */
  readonly names: readonly string[];
  /** A health condition that was typed as an allergen. */
  readonly condition: TypedCondition | null;
  /** If it was not understood: words that may have been meant, at most three. */
  readonly suggestions: readonly string[];
}

const CONDITIONS: Readonly<Record<TypedCondition, string>> = {
  lactose: 'lactose|laktose|lactosa|lattosio|milk sugar|milchzucker|melksuiker',
  latex: 'latex|natural rubber|naturlatex|lattice naturale|látex|lattice',
  coeliac:
    'coeliac|celiac|coeliac disease|celiac disease|zöliakie|maladie coeliaque|coeliaque|cœliaque|celiaquía|celíaco|celíaca|celiachia|celiaco|celiaca|coeliakie',
  histamine: 'histamine|histamin|histamina|istamina',
  nickel: 'nickel|níquel|nichel|nikkel',
};
const CONDITION_KEYS: readonly TypedCondition[] = ['lactose', 'latex', 'coeliac', 'histamine', 'nickel'];
const BY_CONDITION_WORD: ReadonlyMap<string, TypedCondition> = new Map(
  CONDITION_KEYS.flatMap((key) => CONDITIONS[key].split('|').map((word) => [normaliseName(word), key] as const)),
);

/** Limits of the suggestions for a word that was not understood: their number, and the largest edit distance. */
const MOST_SUGGESTIONS = 3;
const FAR = 2;

interface Substance {
  readonly id: string;
  readonly names: readonly string[];
}

const BY_NAME: ReadonlyMap<string, Substance> = new Map(
  Object.entries(SUBSTANCES).flatMap(([id, words]) => {
    const names = [...new Set(words.split('|').map(normaliseName))];
    return names.map((name) => [name, { id, names }] as const);
  }),
);

const EMPTY = { ids: [], nut: null, ingredients: [], names: [], condition: null, suggestions: [] } as const;

const ofPack = (text: string, word: string, knowledge: Knowledge): Partial<UnderstoodAllergen> | null => {
  const hits = allergensIn(word, knowledge).filter(({ sense }) => sense === 'word');
  // The whole word must name it: "milk chocolate with xyzzy" names milk and more.
  const whole = hits.filter(({ phrase }) => phrase === word);
  if (whole.length > 0) return { ids: whole.map(({ allergen }) => allergen.id) };
  const additive = readENumber(text, false);
  const cas = readCas(text);
  const id =
    knowledge.idOfName(word) ??
    (additive === null ? undefined : knowledge.idOfNumber('e', additive)) ??
    (cas === null ? undefined : knowledge.idOfNumber('cas', cas));
  const ingredient = id === undefined ? undefined : knowledge.ingredient(id);
  if (id === undefined || ingredient === undefined) return null;
  return {
    ingredients: withKin(id),
    names: [word, normaliseName(ingredient.name), ...(ingredient.synonyms ?? []).map(normaliseName)],
  };
};

// Sorted by distance, then in the order of the tables: the same on every machine.
const suggestionsFor = (word: string): readonly string[] => {
  if (word.length < 3) return [];
  const near: { readonly name: string; readonly distance: number }[] = [];
  for (const name of [...FOOD_NAMES, ...BY_NAME.keys()]) {
    const distance = name.startsWith(word) || word.includes(name) ? 0.5 : editDistance(word, name, FAR);
    if (name.length > 2 && distance <= Math.min(FAR, word.length / 3)) near.push({ name, distance });
  }
  near.sort((one, other) => one.distance - other.distance);
  return [...new Set(near.map(({ name }) => name))].slice(0, MOST_SUGGESTIONS);
};

const understandName = (text: string, knowledge: Knowledge | undefined): UnderstoodAllergen => {
  const word = normaliseName(text);
  const base: UnderstoodAllergen = { ...EMPTY, word };
  const condition = BY_CONDITION_WORD.get(word) ?? null;
  const food = foodName(text);
  if (food.ids.length > 0) return { ...base, ids: food.ids, nut: food.nut, condition };
  if (condition !== null) return { ...base, condition, names: [word] };
  // Some members of a group are not the group, so the user is asked which of them.
  if (isGroupWord(word)) return { ...base, suggestions: suggestionsFor(word) };
  const known = BY_NAME.get(word);
  if (known !== undefined) return { ...base, ingredients: withKin(known.id), names: known.names };
  const more = knowledge === undefined || word === '' ? null : ofPack(text, word, knowledge);
  if (more !== null) return { ...base, ...more };
  return { ...base, suggestions: suggestionsFor(word) };
};

/** Whether a word was understood. */
export const isUnderstood = ({ ids, ingredients, condition }: UnderstoodAllergen): boolean =>
  ids.length > 0 || ingredients.length > 0 || condition !== null;

/**
 * What a typed allergen means: an allergen of food law ("Erdnüsse"), an ingredient with its synonyms ("PPD", "MSG",
 * "kiwi"), either of them in a phrase ("allergy to milk"), or not understood, with words that may have been meant
 * (method M6.2.10, M6.2.12).
 * @param text as typed, or an ingredient that was chosen in the form
 * @param knowledge with a pack, every name in it is understood; without one, the words of food law and some others
 */
export const understandAllergen = (text: string, knowledge?: Knowledge): UnderstoodAllergen => {
  const id = chosenId(text);
  if (id !== null) {
    const name = normaliseName(id.replaceAll('-', ' '));
    return { ...EMPTY, word: name, ingredients: withKin(id), names: [name] };
  }
  const whole = understandName(text, knowledge);
  if (isUnderstood(whole)) return whole;
  let suggestions = whole.suggestions;
  for (const name of namesInPhrase(text)) {
    const inside = understandName(name, knowledge);
    if (isUnderstood(inside)) return inside;
    if (suggestions.length === 0) suggestions = inside.suggestions;
  }
  return { ...whole, suggestions };
};

/** A part of what was typed, and what it means. */
export interface TypedPart {
  readonly text: string;
  readonly means: UnderstoodAllergen;
}

/**
 * What a typed text means if it may name several allergens: "milk and eggs" (method M6.2.12). A part that was not
 * understood is kept, and reported as such.
 * @returns at least one part; exactly one for a text that is understood as a whole, or not at all
 */
export const understandTyped = (
  text: string,
  understand: (part: string) => UnderstoodAllergen = understandAllergen,
): readonly TypedPart[] => {
  const whole = { text, means: understand(text) };
  if (isUnderstood(whole.means)) return [whole];
  const parts = partsOfPhrase(text).map((part) => ({ text: part, means: understand(part) }));
  return parts.some(({ means }) => isUnderstood(means)) ? parts : [whole];
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fourteen allergens of Annex II of Reg (EU) 1169/2011: our id by the id in the taxonomy. */
export const TAXONOMY_IDS: Readonly<Record<string, string>> = {
  'en:gluten': 'gluten',
  'en:crustaceans': 'crustacean',
  'en:eggs': 'egg',
  'en:fish': 'fish',
  'en:peanuts': 'peanut',
  'en:soybeans': 'soy',
  'en:milk': 'milk',
  'en:nuts': 'tree_nut',
  'en:celery': 'celery',
  'en:mustard': 'mustard',
  'en:sesame-seeds': 'sesame',
  'en:sulphur-dioxide-and-sulphites': 'sulphite',
  'en:lupin': 'lupin',
  'en:molluscs': 'mollusc',
};

/** Languages of the measurement: the taxonomy's language codes for each language that `labelLanguage` returns. */
export const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  en: ['en'],
  fr: ['fr'],
  de: ['de'],
  es: ['es'],
  it: ['it'],
  nl: ['nl', 'nl_be'],
  pt: ['pt'],
  slavic: ['pl'],
  nordic: ['sv', 'da'],
};

/** A text in lower case without accents, with punctuation as spaces, to compare words of the taxonomy and of labels. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// Words of the taxonomy that Annex II does not cover: lactic acid and its ferments, all cabbages, chestnuts, pine nuts.
const NOT_OF_THE_LAW = new Set(
  'lactique lactiques brassica castana castanas pinon pinones coquito coquitos meton'.split(' '),
);

/** The allergen that a word names, by the language of the label and the word. */
export type WordTable = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface Synonyms {
  readonly allergen: string;
  readonly language: string;
  readonly words: readonly string[];
}

/** Parses the native text of the taxonomy: one paragraph per allergen, one line of synonyms per language. */
function nativeSynonyms(path: string): Synonyms[] {
  const found: Synonyms[] = [];
  let allergen: string | undefined;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.trim() === '') allergen = undefined;
    const [, language = '', list = ''] = /^([a-z_]{2,5}):(.*)$/.exec(line) ?? [];
    if (language === '') continue;
    const words = list
      .split(',')
      .map(plain)
      .filter((word) => word !== '' && !NOT_OF_THE_LAW.has(word));
    if (language === 'en') allergen = TAXONOMY_IDS[`en:${(words[0] ?? '').replaceAll(' ', '-')}`];
    if (allergen !== undefined) found.push({ allergen, language, words });
  }
  return found;
}

interface JsonEntry {
  readonly name?: Readonly<Record<string, string>>;
}

function jsonSynonyms(path: string): Synonyms[] {
  const entries = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, JsonEntry>>;
  return Object.entries(entries).flatMap(([id, { name = {} }]) => {
    const allergen = TAXONOMY_IDS[id];
    if (allergen === undefined) return [];
    return Object.entries(name).map(([language, word]) => ({ allergen, language, words: [plain(word)] }));
  });
}

/**
 * The words that Open Food Facts has for the fourteen allergens, by language, with two corrections. A word listed under
 * two allergens is dropped. So is a word that starts with a word of another allergen: "Erdnussöl" is listed under nuts,
 * "Hühnereitrockeneiweiß" under milk.
 * @param folder of the data files
 */
export function allergenWords(folder: string): WordTable {
  const all = [
    ...nativeSynonyms(join(folder, 'taxonomies/off_2019/allergens.txt')),
    ...jsonSynonyms(join(folder, 'taxonomies/off_2024_json/allergens.json')),
  ];
  const table = new Map<string, Map<string, string>>();
  for (const [language, codes] of Object.entries(LANGUAGES)) {
    const own = all.filter((entry) => codes.includes(entry.language));
    const owners = new Map<string, Set<string>>();
    for (const { allergen, words } of own) {
      for (const word of words) owners.set(word, (owners.get(word) ?? new Set()).add(allergen));
    }
    const clear = [...owners].flatMap(([word, [first, second]]) =>
      first === undefined || second !== undefined ? [] : [[word, first] as const],
    );
    const foreign = (word: string, allergen: string): boolean =>
      clear.some(([other, of]) => of !== allergen && other.length > 5 && other !== word && word.startsWith(other));
    table.set(language, new Map(clear.filter(([word, allergen]) => !foreign(word, allergen))));
  }
  return table;
}

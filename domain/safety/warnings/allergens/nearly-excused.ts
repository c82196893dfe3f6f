import type { FoodAllergen, Knowledge } from '../../../knowledge/knowledge.ts';
import { editDistance } from '../../../knowledge/misreadings/edit-distance.ts';
import { isNearFrequent } from '../../../knowledge/misreadings/near-frequent.ts';
import { beginsAsNoWord } from '../../../knowledge/misreadings/other-word.ts';
import { wordsOf } from '../wording/name-words.ts';
import { COMPOUND_FROM } from './allergen-compounds.ts';
import { isGluedTo } from './glued-words.ts';

/** Words that take an allergen back: free from it, without it, traces of it. */
const TAKEN_BACK = 'free frei sans senza without ohne traces trace tracce trazas spuren'.split(' ');
/** More than one letter off is another word. */
const MISREAD = 1;
const LONG = 4;

/** From this length two letters of a word may be misread. */
const TWO_SLIPS = 6;

const alike = (word: string, wanted: string): boolean =>
  word === wanted || editDistance(word, wanted, MISREAD) <= MISREAD;

/** Of three letters: lies next to too many others. Shorter ones are links, which carry no meaning ("fe" for "de"). */
const isShortWord = (word: string): boolean => word.length === LONG - 1;

/** A digit between letters, or a start that no word has: "co7f", "cqcw". */
const isGarbled = (word: string): boolean => /[a-z]\d|\d[a-z]/.test(word) || beginsAsNoWord(word);

/**
 * Whether an unknown word was most likely this one: real words are no misreadings ("semoule de blé", sirop de blé). A
 * garbled word may have two letters misread where it is short ("leche de cqcw" is that of a coconut).
 */
const misreadOf = (word: string, wanted: string, knowledge: Knowledge): boolean => {
  const limit = wanted.length >= TWO_SLIPS || (wanted.length === LONG && isGarbled(word)) ? 2 : 1;
  return !isShortWord(wanted) && editDistance(word, wanted, limit) <= limit && knowledge.idOfName(word) === undefined;
};

/** A link between words carries no meaning that could be another: "beurre fe cacao". */
const isSpoiltLink = (word: string, wanted: string, knowledge: Knowledge): boolean =>
  wanted.length > 1 && wanted.length < LONG && alike(word, wanted) && knowledge.idOfName(word) === undefined;

/** Whether words in a row are an excuse with a word or more misread: "beurre fe cacao", "kocqnut cream". */
const nearly = (
  words: readonly string[],
  excuse: readonly string[],
  own: readonly string[],
  knowledge: Knowledge,
): boolean =>
  words.some((_, start) => {
    const window = words.slice(start, start + excuse.length);
    return (
      window.length === excuse.length &&
      window.some((word, at) => word === excuse[at] && own.includes(word)) &&
      window.some((word, at) => word !== excuse[at]) &&
      window.every(
        (word, at) =>
          word === excuse[at] ||
          (!own.includes(word) &&
            (misreadOf(word, excuse[at] ?? '', knowledge) || isSpoiltLink(word, excuse[at] ?? '', knowledge))),
      )
    );
  });

/** "cx7oa3butter": the part that names it stands in a word that is not one. */
const inGarbledWord = (words: readonly string[], named: string): boolean =>
  words.some((word) => word !== named && word.includes(named) && /\d/.test(word));

/**
 * Whether a text that matched nothing is a few letters off from words that are not the allergen, or take it back, or
 * names it by a short word that is one letter from a word of most lists: then an unclear reading named it, and it is
 * told as "may contain".
 * @param normalised a text that went through normaliseName
 * @param phrase the words that named the allergen
 */
export const nearlyExcused = (
  normalised: string,
  allergen: FoodAllergen,
  phrase: string,
  knowledge: Knowledge,
): boolean => {
  const words = wordsOf(normalised);
  const named = wordsOf(phrase);
  if (words.some((word) => isGluedTo(word, phrase))) return false;
  if (words.some((word) => word === phrase && isOtherFood(word, allergen, knowledge))) return true;
  if (isNearFrequent(phrase) || inGarbledWord(words, phrase) || words.some((word) => isGarbledCompound(word, phrase)))
    return true;
  if (words.length < 2 || knowledge.idOfName(normalised) !== undefined) return false;
  const takenBack = words.some(
    (word) => word.length >= LONG && !TAKEN_BACK.includes(word) && TAKEN_BACK.some((wanted) => alike(word, wanted)),
  );
  if (takenBack) return true;
  return [...allergen.not, ...allergen.exempt].some((text) => {
    const excuse = wordsOf(text);
    if (excuse.length < 2) return false;
    // A space of the excuse read as a letter: "beurre degcacao".
    const joined = excuse.length === words.length + 1 && editDistance(normalised, text, MISREAD) <= MISREAD;
    return joined || nearly(words, excuse, named, knowledge);
  });
};

// The lexicon gives the whole word of a compound: "cx7oa3butter" names butter.
const isGarbledCompound = (word: string, phrase: string): boolean =>
  word === phrase && word.length >= COMPOUND_FROM && isGarbled(word);

/**
 * A compound that is no name, one letter from the name of another food, which does not hold the allergen: "Kaselnüsse"
 * names no cheese, but hazelnuts.
 */
const isOtherFood = (word: string, allergen: FoodAllergen, knowledge: Knowledge): boolean =>
  word.length >= COMPOUND_FROM &&
  knowledge.idOfName(word) === undefined &&
  !allergen.words.includes(word) &&
  knowledge
    .similarNames(word)
    .some(
      ({ name, id }) =>
        editDistance(word, name, MISREAD) <= MISREAD &&
        !(knowledge.ingredient(id)?.facts ?? []).some((fact) => fact.class === `ALLERGEN_FOOD(${allergen.id})`),
    );

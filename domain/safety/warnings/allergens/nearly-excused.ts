import type { FoodAllergen, Knowledge } from '../../../knowledge/knowledge.ts';
import { editDistance } from '../../../knowledge/misreadings/edit-distance.ts';
import { isNearFrequent } from '../../../knowledge/misreadings/near-frequent.ts';
import { beginsAsNoWord } from '../../../knowledge/misreadings/other-word.ts';
import { wordsOf } from '../wording/name-words.ts';
import { COMPOUND_FROM } from './allergen-compounds.ts';
import { isGluedTo } from './glued-words.ts';

/** Words that cancel an allergen: free from it, without it, traces of it. */
const TAKEN_BACK = 'free frei sans senza without ohne traces trace tracce trazas spuren'.split(' ');
/** With more than one wrong letter it is another word. */
const MISREAD = 1;
const LONG = 4;

/** From this length on, two letters of a word may be misread. */
const TWO_SLIPS = 6;

const alike = (word: string, wanted: string): boolean =>
  word === wanted || editDistance(word, wanted, MISREAD) <= MISREAD;

/** Three letters: too close to too many words. Shorter ones are links, which carry no meaning ("fe" for "de"). */
const isShortWord = (word: string): boolean => word.length === LONG - 1;

/** A digit between letters, or a start that no word has: "co7f", "cqcw". */
const isGarbled = (word: string): boolean => /[a-z]\d|\d[a-z]/.test(word) || beginsAsNoWord(word);

/**
 * Whether an unknown word was most likely this one. Real words are not misreadings ("semoule de blé", sirop de blé). In
 * a garbled word two letters may be misread even if the real one is short ("leche de cqcw" is coconut milk).
 */
const misreadOf = (word: string, wanted: string, knowledge: Knowledge): boolean => {
  const limit = wanted.length >= TWO_SLIPS || (wanted.length === LONG && isGarbled(word)) ? 2 : 1;
  return !isShortWord(wanted) && editDistance(word, wanted, limit) <= limit && knowledge.idOfName(word) === undefined;
};

/** A misread link between words, which carries no meaning that could be another: "beurre fe cacao". */
const isSpoiltLink = (word: string, wanted: string, knowledge: Knowledge): boolean =>
  wanted.length > 1 && wanted.length < LONG && alike(word, wanted) && knowledge.idOfName(word) === undefined;

/**
 * Whether consecutive words are an excusing phrase with at least one word misread: "beurre fe cacao", "kocqnut cream".
 */
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

/** "cx7oa3butter": the part that names the allergen is inside a word that is garbled. */
const inGarbledWord = (words: readonly string[], named: string): boolean =>
  words.some((word) => word !== named && word.includes(named) && /\d/.test(word));

/**
 * Whether a text that matched nothing is a few letters off a phrase that is not the allergen or cancels it, or names
 * the allergen by a short word one letter from a word of most lists. Then an unclear reading named it, and the warning
 * says "may contain".
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
    // A space in the excusing phrase was read as a letter: "beurre degcacao".
    const joined = excuse.length === words.length + 1 && editDistance(normalised, text, MISREAD) <= MISREAD;
    return joined || nearly(words, excuse, named, knowledge);
  });
};

// The lexicon returns the whole word of a compound: "cx7oa3butter" names butter.
const isGarbledCompound = (word: string, phrase: string): boolean =>
  word === phrase && word.length >= COMPOUND_FROM && isGarbled(word);

/**
 * Whether a compound is no known name, but one letter from the name of another food without the allergen: "Kaselnüsse"
 * names hazelnuts, not cheese.
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

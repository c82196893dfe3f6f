import { editDistance } from '../../knowledge/edit-distance.ts';
import type { FoodAllergen } from '../../knowledge/knowledge.ts';
import { wordsOf } from './allergen-lexicon.ts';

/** Words that take an allergen back: free from it, without it, traces of it. */
const TAKEN_BACK = 'free frei sans senza without ohne traces trace tracce trazas spuren'.split(' ');
/** More than one letter off is another word. */
const MISREAD = 1;
const LONG = 4;

const alike = (word: string, wanted: string): boolean =>
  word === wanted || editDistance(word, wanted, MISREAD) <= MISREAD;

// "beurre fe cacao": all words of the excuse stand here, at least one exactly, one of them a letter off.
const nearly = (words: readonly string[], excuse: readonly string[]): boolean =>
  words.some((_, start) => {
    const window = words.slice(start, start + excuse.length);
    return (
      window.length === excuse.length &&
      window.some((word, at) => word === excuse[at] && word.length >= LONG) &&
      window.some((word, at) => word !== excuse[at]) &&
      window.every((word, at) => alike(word, excuse[at] ?? ''))
    );
  });

/**
 * Whether a text that matched nothing is one letter off from words that are not the allergen, or take it back: then an
 * unclear reading named it, and it is told as "may contain".
 * @param normalised a text that went through normaliseName
 */
export const nearlyExcused = (normalised: string, allergen: FoodAllergen): boolean => {
  const words = wordsOf(normalised);
  if (words.length < 2) return false;
  const takenBack = words.some(
    (word) => word.length >= LONG && TAKEN_BACK.some((wanted) => word !== wanted && alike(word, wanted)),
  );
  if (takenBack) return true;
  return [...allergen.not, ...allergen.exempt].some((text) => {
    const excuse = wordsOf(text);
    return excuse.length > 1 && nearly(words, excuse);
  });
};

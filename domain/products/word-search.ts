import { foldText } from '../knowledge/names/fold.ts';

/**
 * A text made ready for whole-word search: folded, every run of other signs one space, a space at both ends.
 * "Baby's 1st Wipes" gives " baby s 1st wipes ".
 */
export const searchable = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

/** Words and phrases ready to be found; a final s is optional, so "wipe" also finds "wipes". */
export type WordList = readonly string[];

/** One word of a list, with a star for what German and Dutch compounds begin or end with. */
const findable = (word: string): string => {
  const text = searchable(word);
  const from = word.trim().startsWith('*') ? 1 : 0;
  return text.slice(from, word.trim().endsWith('*') ? -1 : undefined);
};

/**
 * Makes a list of words and phrases from a text with commas. "kinder*" also finds "Kinderzahncreme", "*waschmittel" also
 * "Vollwaschmittel".
 */
export const words = (list: string): WordList => list.split(',').map(findable);

/** A word of a list as part of a pattern. Words are letters, digits and spaces: nothing in them has to be escaped. */
const withPlural = (word: string): string => (word.endsWith(' ') ? `${word.slice(0, -1)}s? ` : word);

const patterns = new WeakMap<WordList, RegExp>();

/** One pattern for a whole list: looking for its words one by one takes many times as long. Made once for each list. */
function patternOf(list: WordList): RegExp {
  const known = patterns.get(list);
  if (known) return known;
  const pattern = new RegExp(list.map(withPlural).join('|'));
  patterns.set(list, pattern);
  return pattern;
}

/** Whether a searchable text holds one of the words, whole: "watermelon" does not hold "water". */
export const holds = (text: string, list: WordList): boolean => list.length > 0 && patternOf(list).test(text);

/** The text without the phrases of a list, for words that mean something else inside them. */
export const without = (text: string, list: WordList): string => {
  if (!holds(text, list)) return text;
  let rest = text;
  for (const phrase of list) rest = rest.replaceAll(new RegExp(withPlural(phrase), 'g'), ' ');
  return rest;
};

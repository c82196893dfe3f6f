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

const holdsOne = (text: string, word: string): boolean =>
  text.includes(word) || (word.endsWith(' ') && text.includes(`${word.slice(0, -1)}s `));

/** Whether a searchable text holds one of the words, whole: "watermelon" does not hold "water". */
export const holds = (text: string, list: WordList): boolean => list.some((word) => holdsOne(text, word));

/** The text without the phrases of a list, for words that mean something else inside them. */
export const without = (text: string, list: WordList): string => {
  let rest = text;
  for (const phrase of list) {
    rest = rest.replaceAll(phrase, ' ').replaceAll(`${phrase.slice(0, -1)}s `, ' ');
  }
  return rest;
};

import { foldText } from '../knowledge/names/fold.ts';

/**
 * Prepares a text for whole-word search: folded, other characters collapsed to one space, a space at each end.
 * "Baby's 1st Wipes" gives " baby s 1st wipes ".
 */
export const searchable = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

/** Words and phrases prepared for search; a final s is optional, so "wipe" also finds "wipes". */
export type WordList = readonly string[];

/** Prepares one word of a list. A star marks where a German or Dutch compound may continue. */
const findable = (word: string): string => {
  const text = searchable(word);
  const from = word.trim().startsWith('*') ? 1 : 0;
  return text.slice(from, word.trim().endsWith('*') ? -1 : undefined);
};

/**
 * Makes a word list from comma-separated words and phrases. "kinder*" also finds "Kinderzahncreme", "*waschmittel"
 * also "Vollwaschmittel".
 */
export const words = (list: string): WordList => list.split(',').map(findable);

/** A word as part of a pattern, with an optional plural s. Words are letters, digits and spaces: nothing to escape. */
const withPlural = (word: string): string => (word.endsWith(' ') ? `${word.slice(0, -1)}s? ` : word);

const patterns = new WeakMap<WordList, RegExp>();

/** One cached pattern per list: searching for its words one by one takes many times as long. */
function patternOf(list: WordList): RegExp {
  const known = patterns.get(list);
  if (known) return known;
  const pattern = new RegExp(list.map(withPlural).join('|'));
  patterns.set(list, pattern);
  return pattern;
}

/** Whether a searchable text holds one of the words, whole: "watermelon" does not hold "water". */
export const holds = (text: string, list: WordList): boolean => list.length > 0 && patternOf(list).test(text);

/** The text without the phrases of a list, inside which a word means something else. */
export const without = (text: string, list: WordList): string => {
  if (!holds(text, list)) return text;
  let rest = text;
  for (const phrase of list) rest = rest.replaceAll(new RegExp(withPlural(phrase), 'g'), ' ');
  return rest;
};

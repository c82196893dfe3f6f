import { isShortName } from './list-likeness.ts';

/** This many names between separators are a list, whatever heading comes after them. */
const NEEDED = 3;
const SEPARATOR = /[,;•]/;
const HAS_WORD = /\p{L}{2}/u;
/** A heading after a comma is an item of the text before it. */
const GOES_ON = /[,;•]\s*$/;
/** "Egg, whey (ingredients: milk), salt": the heading belongs to one item, and the list continues after its bracket. */
const OPENS_BRACKET = /\p{L}[^,;•()]*\(\s*$/u;
const CLOSES_BRACKET = /^[^()]*\)\s*[,;•]/;

const itemsOf = (text: string): readonly string[] => text.split(SEPARATOR).filter((part) => HAS_WORD.test(part));

/**
 * Whether the text before the first heading is a list that must be read as well as a shorter one after the heading:
 * "Sugar, cocoa, xylitol. Ingredients: water" would otherwise lose the ingredients that cost points. True for three
 * short names in a row, or for any names if the heading comes after a comma like a further name, or is in the bracket
 * of one of them.
 * @param before the text up to the heading, or up to the first stop word in it; folded
 * @param behind the lists after the headings
 */
export const isListBefore = (before: string, behind: readonly string[]): boolean => {
  const items = itemsOf(before);
  const listed = behind.reduce((sum, text) => sum + itemsOf(text).length, 0);
  if (items.length > 1 && OPENS_BRACKET.test(before) && CLOSES_BRACKET.test(behind[0] ?? '')) return true;
  if (items.length > 0 && GOES_ON.test(before)) return listed <= items.length;
  if (items.length < NEEDED || listed >= items.length) return false;
  let row = 0;
  for (const item of items) {
    row = isShortName(item) ? row + 1 : 0;
    if (row >= NEEDED) return true;
  }
  return false;
};

import { isShortName } from './list-likeness.ts';

/** So many names between separators are a list, whatever heading stands behind them. */
const NEEDED = 3;
const SEPARATOR = /[,;•]/;
const HAS_WORD = /\p{L}{2}/u;
/** A heading behind a comma is an item of what stands before it. */
const GOES_ON = /[,;•]\s*$/;
/** "Egg, whey (ingredients: milk), salt": the heading is of one item alone, behind whose bracket the list goes on. */
const OPENS_BRACKET = /\p{L}[^,;•()]*\(\s*$/u;
const CLOSES_BRACKET = /^[^()]*\)\s*[,;•]/;

const itemsOf = (text: string): readonly string[] => text.split(SEPARATOR).filter((part) => HAS_WORD.test(part));

/**
 * Whether the text before the first heading is a list that must be read beside a shorter one behind it: "Sugar, cocoa,
 * xylitol. Ingredients: water" would otherwise lose what costs. Three short names in a row, or any names where the
 * heading follows a comma as the next of them, or stands in the bracket of one of them.
 * @param before the text up to the heading, or to the first stop in it; folded
 * @param behind the lists behind the headings
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

import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import { FUNCTION_WORDS } from '#domain/products/label/function-words.ts';
import { itemText } from '#domain/products/label/item-text.ts';
import type { NameMatcher } from '../matching/match-name.ts';

/**
 * Function words that also occur in names ("citric acid", "conditioner base"): any shorter than this, and those listed.
 */
const SHORT = 9;
const PARTS_OF_NAMES = new Set(['conditioner', 'minerals', 'vitamines', 'vitaminas', 'nutrients', 'artificial colors']);

/**
 * The names in "xanthan gum emulsifier soy lecithin", where a function word without a comma separates them; null unless
 * at least one of them is known.
 */
export const partsOfFunctions = (text: string, matcher: NameMatcher): readonly string[] | null => {
  if (text.length > 300 || !text.includes(' ')) return null;
  const words = FUNCTION_WORDS.all(foldInPlace(text)).filter(
    ({ start, end }) => end - start >= SHORT && !PARTS_OF_NAMES.has(foldInPlace(text.slice(start, end))),
  );
  if (words.length === 0) return null;
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of [...words, { start: text.length, end: text.length }]) {
    const part = itemText(text.slice(from, start));
    if (part !== '') parts.push(part);
    from = end;
  }
  if (parts.length === 0 || parts.length + words.length < 3) return null;
  return parts.some((part) => matcher.exactOrNumber(part) !== null) ? parts : null;
};

/** The text before the first bracket of a list and after the last one ("bread crumbs (wheat, yeast) salt"). */
export const aroundList = (raw: string): { readonly head: string; readonly tail: string } => {
  const open = raw.search(/[([{]/);
  const close = Math.max(raw.lastIndexOf(')'), raw.lastIndexOf(']'), raw.lastIndexOf('}'));
  if (open < 0 || close < open) return { head: '', tail: '' };
  return { head: itemText(raw.slice(0, open)), tail: itemText(raw.slice(close + 1)) };
};

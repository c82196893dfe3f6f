import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import { FUNCTION_WORDS } from '#domain/products/label/function-words.ts';
import { itemText } from '#domain/products/label/item-text.ts';
import { LINK_WORDS } from '../food/food-link-words.ts';
import { QUALITY_WORDS } from '../food/food-quality-words.ts';
import type { FoundNumber, NameMatcher } from '../matching/match-name.ts';
import { normaliseName } from '../names/normalise.ts';

const LINK =
  "(?:and|or|et|ou|und|oder|y|o|e|ed|och|oraz|en|with|avec|mit|con|dont|davon|including|di cui|contains?|de|d'|of|von|du|des|as|&|[-–+/,;:.])";
const FIRST = new RegExp(`^(?:\\s*${LINK}(?=\\s|$))+\\s*`, 'iu');
const LAST = new RegExp(`(?:(?:\\s|^)${LINK}\\s*)+$`, 'iu');
/** Words next to a number that say what kind of number it is. */
const REGISTER = new Set('no nr number num cas ec einecs ins ci color colour index id'.split(' '));

const wordsOf = (text: string): string[] =>
  normaliseName(text)
    .replace(/[()/]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** Whether words next to a number only repeat what it stands for, or say what it is for. */
const isExplained = (text: string, ids: readonly string[], matcher: NameMatcher): boolean => {
  if (!/\p{L}{2}/u.test(text)) return true;
  const own = matcher.exactOrNumber(text)?.id ?? matcher.stem(text)?.id;
  if (own != null && ids.includes(own)) return true;
  const folded = foldInPlace(text);
  let rest = '';
  let from = 0;
  for (const { start, end } of FUNCTION_WORDS.all(folded)) {
    rest += `${text.slice(from, start)} `;
    from = end;
  }
  rest += text.slice(from);
  const names = new Set<string>();
  for (const id of ids) {
    const entry = matcher.knowledge.ingredient(id);
    for (const name of entry ? [entry.name, ...(entry.synonyms ?? [])] : [])
      for (const word of wordsOf(name)) names.add(word);
  }
  return wordsOf(rest).every(
    (word) =>
      word.length < 2 || REGISTER.has(word) || LINK_WORDS.has(word) || QUALITY_WORDS.has(word) || names.has(word),
  );
};

/**
 * The names in "sugar and E330" and "lécithine de soja et E476", where the number would otherwise stand for the whole
 * item.
 * @param text an item that is not one name
 * @returns null if it contains no number of the pack, or only one and nothing that the number does not already mean
 */
export const partsOfNumbers = (text: string, matcher: NameMatcher): readonly string[] | null => {
  const numbers = matcher.numbersIn(text);
  if (numbers.length === 0) return null;
  const parts: string[] = [];
  let others = 0;
  const put = (from: number, to: number, beside: readonly (FoundNumber | undefined)[]): void => {
    const part = itemText(itemText(text.slice(from, to)).replace(FIRST, '').replace(LAST, ''));
    const ids = beside.flatMap((number) => (number === undefined ? [] : [number.id]));
    if (part === '' || isExplained(part, ids, matcher)) return;
    parts.push(part);
    others += 1;
  };
  let from = 0;
  for (const [at, number] of numbers.entries()) {
    put(from, number.start, [numbers[at - 1], number]);
    parts.push(text.slice(number.start, number.end));
    from = number.end;
  }
  put(from, text.length, [numbers[numbers.length - 1]]);
  return others > 0 || new Set(numbers.map(({ id }) => id)).size > 1 ? parts : null;
};

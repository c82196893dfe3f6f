import { itemText } from '#domain/products/label/item-text.ts';
import { CONFIDENCE, hit, type NameHit, type NameMatcher } from './match-name.ts';

const LINE_IN_WORD = /(?<=\p{L}) *\n *(?=\p{Ll})/gu;

/**
 * Matches a name in which a line break splits a word without a hyphen: "pea" and, on the next line, "nuts" (method
 * M2.2.1).
 * @param raw the item as printed
 * @returns the joined name and its hit; null if the joined text is not a known name
 */
export const wordAcrossLine = (raw: string, matcher: NameMatcher): { text: string; hit: NameHit } | null => {
  const joined = raw.replace(LINE_IN_WORD, '');
  if (joined === raw) return null;
  const text = itemText(joined);
  const id = matcher.exactOrNumber(text)?.id;
  return id == null ? null : { text, hit: hit(id, 'part', CONFIDENCE.part) };
};

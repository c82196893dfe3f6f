import type { LabelToken } from '#domain/products/label/label-reading.ts';
import type { NameHit } from '../matching/match-name.ts';
import type { MatchedToken } from '../matching/matched-token.ts';

/** "Sodium Laureth 389 Sulfate": a pattern takes the number for its own. */
const NUMBER_BETWEEN = / \d+(?:[.,]\d+)? \p{L}/u;

/** Of an item's letters, how many a misreading of all of it has at least. */
const COVERED = 0.85;

/** A misreading of all words of an item leaves none that could be foreign to it. */
const coversAll = ({ readAs }: NameHit, { text }: LabelToken): boolean =>
  readAs !== null && readAs.replaceAll(' ', '').length >= COVERED * text.replaceAll(' ', '').length;

/** Whether an item is one name that takes in all of it: a pattern may hold a word of no other name ("xyz extract of arnica"). */
export const takesAll = (token: LabelToken, { parts }: MatchedToken): boolean => {
  const [part] = parts;
  if (parts.length !== 1 || !(token.listed || token.children.length === 0) || part?.hit == null) return false;
  if (part.hit.step === 'fuzzy') return coversAll(part.hit, token);
  return !(part.hit.step === 'class' && NUMBER_BETWEEN.test(token.text));
};

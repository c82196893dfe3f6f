import type { LabelToken } from '#domain/products/label/label-reading.ts';
import type { NameHit } from '../matching/match-name.ts';
import type { MatchedToken } from '../matching/matched-token.ts';

/** "Sodium Laureth 389 Sulfate": a pattern takes the number as part of the name. */
const NUMBER_BETWEEN = / \d+(?:[.,]\d+)? \p{L}/u;

/** The least share of an item's letters that a misreading of the whole item has. */
const COVERED = 0.85;

/** Whether a misreading covers all words of an item, so that none of them is foreign. */
const coversAll = ({ readAs }: NameHit, { text }: LabelToken): boolean =>
  readAs !== null && readAs.replaceAll(' ', '').length >= COVERED * text.replaceAll(' ', '').length;

/**
 * Whether an item is one name that covers all of it. A pattern may include a foreign word ("xyz extract of arnica").
 */
export const coversWholeItem = (token: LabelToken, { parts }: MatchedToken): boolean => {
  const [part] = parts;
  if (parts.length !== 1 || !(token.listed || token.children.length === 0) || part?.hit == null) return false;
  if (part.hit.step === 'fuzzy') return coversAll(part.hit, token);
  return !(part.hit.step === 'class' && NUMBER_BETWEEN.test(token.text));
};

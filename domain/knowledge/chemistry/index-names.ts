import { itemText } from '#domain/products/label/item-text.ts';
import type { LabelToken } from '#domain/products/label/label-reading.ts';
import type { NameMatcher } from '../matching/match-name.ts';
import { uninverted } from './inverted-name.ts';
import { isFraction, isFractionHead, isFractionTail } from './uvcb-names.ts';

/** No index name on a label has more pieces. */
const MOST_PIECES = 9;

// What may follow a comma inside a chemical name: a locant, a bracket, an element symbol or Greek letter, or a word of
// index names.
const PIECE =
  /^(?:\d{1,2}(?:[a-z]{0,2}|['’′]+)?(?:[-,:(]|$)|[([{]|\d+[a-z]?,|N[,'’-]|O[,'’]|(?:alpha|beta|gamma|omega)\b|α|β|C\d|\d+['’′])|-$|['’′]-|\b(?:salts?|esters?|ethers?|derivs?\.?|derivatives?|compds?\.?|oxides?|polymers?|homopolymer|hydrate|hydrochloride|branched|chloro|pitch|residual|tribromo)\b|\bchlorides?$|^no\.? \d|^[a-zα-ω]-\(|^reaction products?\b|^(?:and )?(?:its |light|heavy|diesel)/i;

const plainText = (token: LabelToken): string => itemText(token.raw.replace(/(?:\d+[.,])?\d+ ?%/g, ' '));

const merged = (pieces: readonly LabelToken[], text: string): LabelToken => {
  const [first] = pieces as [LabelToken, ...LabelToken[]];
  const last = pieces[pieces.length - 1] ?? first;
  return {
    ...first,
    raw: pieces.map(({ raw }) => raw.trim()).join(', '),
    text,
    // "<2% aromatics" says what the mixture contains, not how much of it there is.
    percent: first.percent ?? (isFractionTail(last.text) && /arom[aá]t/i.test(last.raw) ? null : last.percent),
    children: [],
    listed: false,
  };
};

/**
 * Whether a percentage ends a name: "Alcohols, C12-14, ethoxylated 5-15%". The aromatics share of a fraction does not.
 */
const endsInShare = (piece: LabelToken | undefined): boolean =>
  piece !== undefined && piece.percent !== null && !/arom[aá]t/i.test(piece.raw);

/** The end (exclusive) of the items that may be pieces of one index name starting at a position. */
const reach = (tokens: readonly LabelToken[], at: number): number => {
  const fraction = isFractionHead(tokens[at]?.text ?? '');
  let end = at + 1;
  while (end < tokens.length && end - at < MOST_PIECES) {
    const next = tokens[end];
    if (next === undefined || next.raw.length > 160 || endsInShare(tokens[end - 1])) break;
    // A substituent or "reaction products with" may be followed by any word; it is joined only if the whole is a name.
    const before = tokens[end - 1]?.raw.trim() ?? '';
    const goesOn = before.endsWith('-') || before.includes('reaction products with');
    if (!goesOn && !PIECE.test(next.raw.trim()) && !(fraction && isFractionTail(next.text))) break;
    end += 1;
  }
  return end;
};

/** The name that starts at a position and continues after its comma, and how many items it spans. */
const nameAt = (
  tokens: readonly LabelToken[],
  at: number,
  matcher: NameMatcher,
): { token: LabelToken; taken: number } | null => {
  const first = tokens[at];
  if (first === undefined || first.raw.length > 200) return null;
  const end = reach(tokens, at);
  if (end - at < 2) return null;
  const fraction = isFractionHead(first.text);
  for (let to = end; to - at >= 2; to -= 1) {
    const pieces = tokens.slice(at, to);
    const raw = pieces.map((piece) => piece.raw.trim()).join(', ');
    const whole = plainText({ ...first, raw });
    // If all names are known on their own they are a list, unless the first is the head of a fraction.
    const known = !fraction && pieces.every((piece) => matcher.exactOrNumber(piece.text)?.id != null);
    if (!known && matcher.exactOrNumber(whole)?.id != null) return { token: merged(pieces, whole), taken: to - at };
    const turned = uninverted(pieces.map((piece) => piece.raw.trim()));
    if (turned === null) continue;
    const named = turned.find((text) => matcher.exactOrNumber(text)?.id != null);
    return { token: merged(pieces, named ?? turned[0] ?? whole), taken: to - at };
  }
  let last = at + 1;
  while (last < end && matcher.exactOrNumber(tokens[last]?.text ?? '')?.id == null) last += 1;
  const pieces = tokens.slice(at, last);
  if (pieces.length < 2) return null;
  const whole = pieces.map((piece) => itemText(piece.raw)).join(', ');
  return fraction && isFraction(whole) ? { token: merged(pieces, whole), taken: pieces.length } : null;
};

/**
 * Rejoins chemical index names that were split at their commas: those the pack has as a whole, inverted names ("Phenol,
 * 4-nonyl-") in natural order, and fractions ("Hydrocarbons, C10-C13, n-alkanes"). If the result is unknown it stays
 * one name, never its first word: "Naphtha (petroleum), hydrotreated light" is not petroleum.
 * @param tokens items of one list, in order
 */
export const joinIndexNames = (tokens: readonly LabelToken[], matcher: NameMatcher): readonly LabelToken[] => {
  const joined: LabelToken[] = [];
  let changed = false;
  for (let at = 0; at < tokens.length; ) {
    const found = nameAt(tokens, at, matcher);
    const token = tokens[at];
    if (found !== null) {
      joined.push(found.token);
      at += found.taken;
      changed = true;
    } else {
      if (token !== undefined) joined.push(token);
      at += 1;
    }
  }
  return changed ? joined : tokens;
};

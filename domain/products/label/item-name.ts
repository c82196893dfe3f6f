import type { Excerpt, Span } from './excerpt.ts';
import { foldInPlace } from './fold-in-place.ts';
import { isFunctionName } from './function-words.ts';
import { amountsIn, itemText, LONGEST_NAME, markupIn } from './item-text.ts';
import type { ReadAs } from './label-reading.ts';
import { startOfAbsence } from './markers.ts';
import { startOfOrganicClaim } from './organic-claim.ts';
import { readPercent } from './percent.ts';

/** A stretch of the label that belongs to an item but is not its name. */
export interface Aside {
  readonly as: ReadAs;
  readonly span: Span;
}

/** The name of an item, and what the rest of its words are. */
export interface ItemName {
  readonly text: string;
  /** Percentage of the product; null if the item does not state it. */
  readonly percent: number | null;
  /** Where the name is in the label. */
  readonly places: readonly Span[];
  readonly asides: readonly Aside[];
}

// "CAS: 50-00-0", "INCI: Aqua": the prefix says what kind of name or number follows.
const REGISTER = /^\W*(?:cas|ec|einecs|ins|e|inci|usp|nf)(?:[ -]?(?:no|nr|name|number))?\W*$/;
// "C.I.: 77891" is a number together with its letters.
const COLOUR_INDEX = /^\W*c\.?i\.?$/i;
const LONGEST_PREFIX = 60;
const OPENS_NAME = /^:\s*[^\s\d]|^:\s+\d/;

/** The colon in "emulsifier: soy lecithin" or "filling 20%: sugar"; -1 if no colon separates a name from a prefix. */
export const colonOf = (text: string): number => {
  const colon = text.indexOf(':');
  if (colon <= 0 || !OPENS_NAME.test(text.slice(colon, colon + 40))) return -1;
  const before = text.slice(0, colon);
  if (before.length > LONGEST_PREFIX || COLOUR_INDEX.test(before.trim())) return -1;
  const after = text.slice(colon + 1);
  return /\p{L}/u.test(after) || /\d{3}/.test(after) ? colon : -1;
};

/**
 * Whether words before a colon only say what the ingredient is for, or which register its number is from.
 * @param folded folded words
 */
export const isPrefix = (folded: string): boolean => REGISTER.test(folded) || isFunctionName(folded.trim());

const EDGE = /^[\s.,;:!?•·~|\\/+=>#^%)\]}*†‡_-]+/;
const JOINED = /^(?:and|et|und|y|ed|och|oraz|&) +(?=\p{L})/iu;
const LEAD =
  /^(?:including|includes|incl\.?|contains one or more of(?: the following)?:?|one or more of(?: the following)?:?|contains|also contains|from|made (?:from|with)|of which|dont|soit|davon|inkl\.?|di cui|de los cuales|à base de|a base de)(?: |$)/i;

/** Where the name begins, after words that link it to the text before. */
const startOfName = (text: string, inBracket: boolean): number => {
  let at = EDGE.exec(text)?.[0].length ?? 0;
  for (const words of inBracket ? [JOINED, LEAD] : [JOINED]) {
    const found = words.exec(text.slice(at));
    if (found && /[\p{L}\d]/u.test(text.slice(at + found[0].length))) at += found[0].length;
  }
  return at;
};

/**
 * Extracts the name and the percentage from what is left of an item.
 * @param item the item without the brackets that have ingredients of their own
 * @param inBracket whether the item is in a bracket ("including celery powder")
 */
export const nameOf = (item: Excerpt, inBracket: boolean): ItemName => {
  const asides: Aside[] = [];
  const put = (as: ReadAs, from: Excerpt, spans: readonly Span[]): void => {
    for (const [start, end] of spans) for (const span of from.placesOf(start, end)) asides.push({ as, span });
  };
  let own = item;
  let percent: number | null = null;
  const drop = (as: ReadAs, spans: readonly Span[]): void => {
    put(as, own, spans);
    own = own.without(spans);
  };
  const colon = colonOf(own.text);
  if (colon > 0 && isPrefix(foldInPlace(own.text.slice(0, colon)))) drop('structure', [[0, colon + 1]]);
  const folded = foldInPlace(own.text);
  const claim = startOfOrganicClaim(folded);
  const shares = readPercent(folded);
  percent = shares.percent;
  const claimed = claim > 0 && shares.spans.every(([, end]) => end <= claim);
  if (claimed) put('mark', own, [[claim, own.text.length]]);
  drop('amount', shares.spans);
  if (claimed) {
    // Each percentage was replaced by one space.
    const shorter = shares.spans.reduce((sum, [start, end]) => sum + (end - start) - 1, 0);
    own = own.without([[claim - shorter, own.text.length]]);
  }
  drop('mark', markupIn(own.text));
  drop('amount', amountsIn(own.text));
  const free = startOfAbsence(foldInPlace(own.text));
  if (free > 0) drop('free_from', [[free, own.text.length]]);
  const start = startOfName(own.text, inBracket);
  put('structure', own, [[0, start]]);
  const end = Math.min(own.text.length, start + LONGEST_NAME);
  put('long_name', own, [[end, own.text.length]]);
  return { text: itemText(own.text.slice(start, end)), percent, places: own.placesOf(start, end), asides };
};

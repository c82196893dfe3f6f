import { itemText } from '#domain/products/label/item-text.ts';
import { CONFIDENCE, hit, type NameHit, type NameMatcher } from '../matching/match-name.ts';
import type { FoundPart } from './split-grave.ts';

/** In a longer run of words only the first places are tried. */
const MOST_CUTS = 12;
/** Longer stretches are sentences. */
const LONGEST = 160;
/** Recursion limit: at most three lost commas, that is, four names run together. */
const DEEPEST = 2;
/** The shortest known name that can show where another one ends. */
const SHORTEST_KNOWN = 4;
const SHORTEST_PART = 3;
/** From this length, a whole name with one extra letter is that name, whatever follows. */
const LONG_KNOWN = 7;

/** A digit after letters, or a lower-case letter after capitals: no word ends like this. */
const NO_END_OF_WORD = /(?:\p{L}\d|(?<![\p{L}\d])[\p{Lu}\d]{2,}\p{Ll})$/u;
/** Letters that endings in six languages add to a stem ("sels", "farinen"), so they are no evidence of a lost comma. */
const ENDS_WORDS = /[adeghilmnorstuxy\P{ASCII}]$/iu;
/** Three letters or more, and the character that may be the misread comma. */
const LAST_WORD = /[\p{L}\d]{4}$/u;

/** A place where the comma between two names may have been read as a letter of the first. */
interface Cut {
  readonly left: string;
  readonly right: string;
  /** How often words end like the left side. */
  readonly end: 'never' | 'seldom' | 'often';
}

const cutsOf = (text: string): readonly Cut[] => {
  const cuts: Cut[] = [];
  for (let space = text.indexOf(' '); space > 0 && cuts.length < MOST_CUTS; space = text.indexOf(' ', space + 1)) {
    const before = text.slice(0, space);
    if (!LAST_WORD.test(before)) continue;
    const end = NO_END_OF_WORD.test(before) ? 'never' : ENDS_WORDS.test(before) ? 'often' : 'seldom';
    const left = itemText(before.slice(0, -1));
    const right = itemText(text.slice(space + 1));
    if (left.length >= SHORTEST_PART && right.length >= SHORTEST_PART) cuts.push({ left, right, end });
  }
  return cuts;
};

/** Hits from a torn reading are never certain: reported as "may contain" if they have facts or warnings. */
const unclearly = (found: NameHit, text: string): NameHit => ({
  ...found,
  step: 'fuzzy',
  confidence: Math.min(found.confidence, CONFIDENCE.repaired),
  readAs: found.readAs ?? text,
});

const whole = (text: string, matcher: NameMatcher): NameHit | null => {
  const found = matcher.exactOrNumber(text);
  return found?.id == null ? null : hit(found.id, 'part', CONFIDENCE.part);
};

const loosely = (text: string, matcher: NameMatcher, depth: number): readonly FoundPart[] => {
  const found = matcher.pattern(text) ?? matcher.misread(text);
  if (found !== null) return [{ text, hit: found }];
  return (depth < DEEPEST ? partsOfLostComma(text, matcher, depth + 1) : null) ?? [{ text, hit: null }];
};

const isFound = (parts: readonly FoundPart[]): boolean => parts.some(({ hit: found }) => found !== null);

/** A cut with the exact hits for its two sides. */
interface Weighed extends Cut {
  readonly first: NameHit | null;
  readonly second: NameHit | null;
}

const judged = (cut: Weighed, matcher: NameMatcher, depth: number): readonly FoundPart[] | null => {
  const { left, right, end, first, second } = cut;
  const clear = first && second && left.length >= LONG_KNOWN && right.length >= SHORTEST_KNOWN;
  if (end === 'often' && !clear) return null;
  const known = Math.max(first ? left.length : 0, second ? right.length : 0);
  if (known < SHORTEST_KNOWN && end !== 'never') return null;
  const before = first ? [{ text: left, hit: first }] : loosely(left, matcher, DEEPEST);
  const after = second ? [{ text: right, hit: second }] : loosely(right, matcher, depth);
  const both = isFound(before) && isFound(after);
  const one = end === 'never' && (isFound(before) || isFound(after));
  return both || one || (end === 'seldom' && first && left.length >= LONG_KNOWN) ? [...before, ...after] : null;
};

/**
 * The names in a text where the comma between them was read as a letter or a digit ("SUGARi 5-HTP", "felodipineq
 * elderberry"). Needs a known name on one side of the cut, or an ending that no word has. All hits are unclear
 * readings.
 * @param text an item that matched nothing
 * @returns null if none is found
 */
export const partsOfLostComma = (text: string, matcher: NameMatcher, depth = 0): readonly FoundPart[] | null => {
  if (text.length > LONGEST || !text.includes(' ')) return null;
  const cuts = cutsOf(text).map((cut) => ({
    ...cut,
    first: whole(cut.left, matcher),
    second: whole(cut.right, matcher),
  }));
  const sides = ({ first, second }: Weighed): number => (first === null ? 0 : 1) + (second === null ? 0 : 1);
  const ordered = cuts
    .filter((cut) => sides(cut) > 0 || cut.end === 'never')
    .sort((one, other) => sides(other) - sides(one));
  for (const cut of ordered) {
    const parts = judged(cut, matcher, depth);
    if (parts !== null)
      return parts.map((part) => ({ text: part.text, hit: part.hit === null ? null : unclearly(part.hit, part.text) }));
  }
  return null;
};

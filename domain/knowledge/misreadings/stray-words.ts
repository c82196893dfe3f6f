import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import { isFunctionName } from '#domain/products/label/function-words.ts';
import { itemText } from '#domain/products/label/item-text.ts';
import type { LabelToken } from '#domain/products/label/label-reading.ts';
import type { NameMatcher } from '../matching/match-name.ts';
import type { MatchedToken } from '../matching/matched-token.ts';
import { headOf } from '../matching/may-hide-another-name.ts';
import { hasFactsOrWarnings, hitAroundForeignWord, tokenWith, tokenWithout } from '../names/foreign-words.ts';
import type { TokenPart } from '../names/token-part.ts';
import { foreignWords } from '../pack/pack-words.ts';

/** Matches that always cover the whole item. */
const WHOLE: ReadonlySet<string> = new Set(['exact', 'number']);
/** With more foreign words than this it is another name, or no name at all. */
const MOST_STRAYS = 4;
const LONGEST = 300;
const SAME = 1e-9;
/** A made-up word that occurs in no name. */
const ANY_WORD = 'qvizdrobu';
/** Another number with as many digits: short numbers are more common in names than long ones. */
const otherNumber = (number: string): string => number.replace(/\d/g, (digit) => `${(Number(digit) % 7) + 2}`);

const BRACKETED = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;

/** The number of an additive or of a colour is a name. */
const REGISTERED = /(?<![\p{L}\d])(?:e|ci|c\.i\.|ins|red|yellow|blue|green|vitamine?|lake)[ -]?\d+[a-h]?\b/giu;

/** The item's own text, without its brackets, whose lists are read separately. */
const headText = (token: LabelToken): string => headOf(token).replace(BRACKETED, ' ');

type Read = (token: LabelToken) => MatchedToken;

const isUnknown = ({ hit, group }: TokenPart): boolean => hit === null && !group;

/**
 * How many names of an item are known and unknown, which the confidence is based on. A hit counts as its confidence.
 */
interface Names {
  readonly known: number;
  readonly unknown: number;
}

const namesIn = (found: MatchedToken, read: Read): Names => {
  let known = 0;
  let unknown = 0;
  let clear = true;
  for (const child of found.children) {
    const inner = read(child);
    const names = namesIn(inner, read);
    known += names.known;
    unknown += names.unknown;
    if (inner.parts.some(isUnknown)) clear = false;
  }
  // A name over children that are all known is not an ingredient of its own (method M2.4.1).
  for (const { hit, group } of found.children.length > 0 && clear ? found.parts.slice(1) : found.parts) {
    if (group) continue;
    known += hit?.confidence ?? 0;
    unknown += 1 - (hit?.confidence ?? 0);
  }
  return { known, unknown };
};

/** What an item was read as, regardless of its wording. */
const readingOf = ({ parts, children }: MatchedToken): string =>
  [...parts.map(({ hit, group }) => `${hit?.id ?? ''}${hit?.step ?? ''}${group}`), children.length].join(' ');

/** Whether any other word in place of this one gives the same reading, so that the word contributes nothing. */
const saysNothing = (token: LabelToken, word: string, found: MatchedToken, read: Read): boolean => {
  const other = tokenWith(token, word, /\d/.test(word) ? otherNumber(word) : ANY_WORD);
  return readingOf(read(other)) === readingOf(found);
};

/**
 * Finds words that make an item look better known than it is without them (method M3.4.5): a word that no name of the
 * pack contains, or a bare number, which separates two names or gives a pattern something to match. If any other word
 * would do the same, it is not part of the name and is added as a separate unknown name.
 * @param token the item
 * @param found how it was read
 * @param read reads an item the same way
 */
export const separateStrayWords = (
  token: LabelToken,
  found: MatchedToken,
  read: Read,
  matcher: NameMatcher,
): MatchedToken => {
  const [only] = found.parts;
  const sure = found.parts.length === 1 && only?.hit != null && WHOLE.has(only.hit.step);
  if ((sure && (only?.hit?.step === 'exact' || token.children.length === 0)) || token.raw.length > LONGEST)
    return found;
  if (!/\s/.test(token.raw.trim())) return found;
  const words = foreignWords(headText(token).replace(REGISTERED, ' '), matcher.knowledge);
  if (words.length === 0 || words.length > MOST_STRAYS) return found;
  const own = matcher.withoutReadingBudget(() => namesIn(found, read));
  if (own === null) return found;
  const strays = words.filter((word) => {
    const rest = tokenWithout(token, [word]);
    if (rest.text === '' || rest.raw === token.raw || isFunctionName(foldInPlace(word))) return false;
    return matcher.withoutReadingBudget(() => {
      const without = read(rest);
      const names = namesIn(without, read);
      const more = names.unknown - own.unknown;
      // A word may just be missing from this pack's names, but a number is not. Before a bracket only the number
      // matters, so that it is read the same whatever the bracket lists.
      const changes =
        /\d/.test(word) && (more > -SAME || token.children.length > 0) && readingOf(without) !== readingOf(found);
      if (more <= SAME && own.known - names.known <= SAME && !changes) return false;
      return saysNothing(token, word, found, read);
    });
  });
  if (strays.length === 0) return found;
  const parts = strays.map((word): TokenPart => ({ raw: word, text: itemText(word), hit: null, group: false }));
  const rest = tokenWithout(token, strays);
  const bare = matcher.withoutReadingBudget(() => {
    const without = read(rest);
    return own.known - namesIn(without, read).known > SAME ? without : null;
  });
  return bare === null
    ? { ...found, parts: [...found.parts, ...parts] }
    : { ...bare, parts: [...bare.parts, ...toldBeside(found, bare, matcher), ...parts] };
};

/** What one reading finds beyond another, as unclear: it warns and costs points but adds no confidence. */
const toldBeside = (found: MatchedToken, bare: MatchedToken, matcher: NameMatcher): readonly TokenPart[] => {
  const there = new Set(bare.parts.map(({ hit }) => hit?.id));
  return found.parts.flatMap((part) =>
    part.hit !== null && hasFactsOrWarnings(part, matcher) && !there.has(part.hit.id)
      ? [{ ...part, hit: hitAroundForeignWord(part.hit, part.text) }]
      : [],
  );
};

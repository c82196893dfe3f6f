import { itemText } from '#domain/products/label/item-text.ts';
import type { LabelToken } from '#domain/products/label/label-reading.ts';
import { CONFIDENCE, type NameHit, type NameMatcher } from '../matching/match-name.ts';
import type { MatchedToken } from '../matching/matched-token.ts';
import { foreignWords, isMixed } from '../pack/pack-words.ts';
import type { TokenPart } from './token-part.ts';

/** More words of their own make another thing, or no name at all. */
const MOST_FOREIGN = 6;
const LONGEST = 200;
/** What says that something is not in it, or is only like it, in words that may be foreign to a pack. */
const NOT_IT =
  /\b(?:free|without|no(?!\.? ?\d)|not|non|sans|ohne|frei|sin|senza|sem|libre|zonder|vrij|bez|fara|uden|utan|uten|ingen|inga|geen|kein|keine|mentes|nelkul|imitation|ersatz|substitute|replacer)\b|\p{L}{3}(?:free|frei(?:e[rnsm]?)?|vrije?|frie?|fria|fritt|mentes|lose[rnsm]?)(?![\p{L}])/iu;

const BRACKETED = /\([^()]*\)|\[[^[\]]*\]/g;
const GUESSED: ReadonlySet<string> = new Set(['class', 'fuzzy']);
const DOUBTED: ReadonlySet<string> = new Set(['bracket', 'number', 'fuzzy']);
const JOINED = /^(?:and|et|und|y|e|en|och|og|oraz|i|&)\s+(?=\S)/i;

const WORD_SIGN = /[\p{L}\p{N}]/u;
const SPACES = / {2,}/g;

/** Whether the sign at a place of a text is a letter or digit. */
const isWordSign = (text: string, at: number): boolean => {
  const code = text.codePointAt(at);
  return code !== undefined && WORD_SIGN.test(String.fromCodePoint(code));
};

/** Where the sign before a place begins: two units before it, where it is one beyond the first plane. */
const signBefore = (text: string, at: number): number => ((text.codePointAt(at - 2) ?? 0) > 0xffff ? at - 2 : at - 1);

/** Where a word stands by itself in a text; -1 for nowhere. */
const placeOf = (text: string, word: string): number => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if ((at === 0 || !isWordSign(text, signBefore(text, at))) && !isWordSign(text, at + word.length)) return at;
  }
  return -1;
};

/** A text without one of its words; what then begins with "and" begins behind it. */
const without = (text: string, word: string): string => {
  const at = placeOf(text, word);
  const rest = at < 0 ? text : text.slice(0, at) + text.slice(at + word.length);
  return rest.replace(SPACES, ' ').trim().replace(JOINED, '');
};

const exchanged = (text: string, word: string, other: string): string => {
  const at = placeOf(text, word);
  return at < 0 ? text : text.slice(0, at) + other + text.slice(at + word.length);
};

/** An item with another word in the place of one of its own. */
export const tokenWith = (token: LabelToken, word: string, other: string): LabelToken => ({
  ...token,
  raw: exchanged(token.raw, word, other),
  text: exchanged(token.text, word, other),
  children: token.children.map((child) => tokenWith(child, word, other)),
});

/** An item without words of it, in its brackets too. */
export const tokenWithout = (token: LabelToken, words: readonly string[]): LabelToken => ({
  ...token,
  raw: words.reduce(without, token.raw),
  text: itemText(words.reduce(without, token.text)),
  children: token.children.map((child) => tokenWithout(child, words)),
});

/** What is left out one after the other: each foreign word alone, then all of them. */
const leavings = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length === 1 ? [words] : [...words.map((word) => [word]), words];

/** An ingredient of which something is told: one without facts and warnings costs nothing, and stays unknown. */
export const isTold = ({ hit }: TokenPart, matcher: NameMatcher): boolean => {
  if (hit === null) return false;
  if (hit.classMatch !== null && hit.classMatch.classes.length > 0) return true;
  if (hit.id === null) return false;
  const entry = matcher.knowledge.ingredient(hit.id);
  return entry !== undefined && entry.facts.length + entry.audience.length > 0;
};

const keyOf = ({ hit }: TokenPart): string => hit?.id ?? hit?.classMatch?.classes.join() ?? '';

/** Nothing is known for certain of a name with a foreign word in it: it trusts the report no more than an unknown one. */
export const around = (hit: NameHit, text: string): NameHit => ({
  ...hit,
  step: 'fuzzy',
  confidence: 0,
  readAs: hit.readAs ?? text,
  around: true,
});

/** A misreading that turns out to stand there word for word. */
const settled = (part: TokenPart, hit: NameHit): TokenPart => ({ ...part, hit: { ...hit, around: true } });

/** The part with a match confidence of at most the limit. */
const atMost = (part: TokenPart, limit: number): TokenPart =>
  part.hit === null ? part : { ...part, hit: { ...part.hit, confidence: Math.min(part.hit.confidence, limit) } };

/**
 * What is read by a bracket, a number or a misreading beside a foreign word is no surer than a misreading, and what is a
 * part of the item no surer than a pattern, by which the item may be told without that word.
 */
const doubted = (part: TokenPart): TokenPart => {
  const step = part.hit?.step ?? 'none';
  if (DOUBTED.has(step)) return atMost(part, CONFIDENCE.broken);
  return step === 'part' ? atMost(part, CONFIDENCE.class) : part;
};

/** A misreading of an item that takes a foreign word for one of its own: no surer than a pattern. */
export const takenIn = (found: MatchedToken, token: LabelToken, matcher: NameMatcher): MatchedToken =>
  isMixed(headOf(token).text.replace(BRACKETED, ' '), matcher.knowledge)
    ? { ...found, parts: found.parts.map((part) => atMost(part, CONFIDENCE.class)) }
    : found;

/** A reading beside a foreign word in its item. */
const doubtedIfMixed = (found: MatchedToken, head: LabelToken, matcher: NameMatcher): MatchedToken =>
  isMixed(head.text.replace(BRACKETED, ' '), matcher.knowledge) ? { ...found, parts: found.parts.map(doubted) } : found;

/** Parts of a token and of the children it leaves to be read for themselves. */
type Read = (token: LabelToken) => MatchedToken;

const partsOf = (found: MatchedToken, read: Read): readonly TokenPart[] => [
  ...found.parts,
  ...found.children.flatMap((child) => partsOf(read(child), read)),
];

/** A list in brackets is read by itself: only what stands over it. */
const headOf = (token: LabelToken): LabelToken =>
  token.listed ? { ...token, raw: token.text, children: [], listed: false } : token;

/** A misreading of what is left over counts only where several words are: a lone word lies near many others. */
const isSure = ({ hit }: TokenPart, rest: LabelToken): boolean => hit?.step !== 'fuzzy' || rest.text.includes(' ');

/** Words that link others, some of which are a name where they stand alone in another language (thé, té, MIT). */
const LINKS: ReadonlySet<string> = new Set(
  `a al and au aux con d das de dei del der des di die do du e ed el en et for from il in l la le les less los mehr mehrere
  mit more o of one or ou per plus por pour than that the te to und une un una von with y`.split(/\s+/),
);

/** Whether a word is left over that can be a name by itself. */
const namesAnything = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 1 && /\p{L}/u.test(word) && !LINKS.has(word.toLowerCase()));

/** "Polysorbate 29": the number behind a lone word tells it from its like, unless that word is a name by itself. */
const ENDS_IN_NUMBER = /^([^\s(]+) \d+(?:[.,]\d+)?(?:$| ?\()/;

const isNumbered = (text: string, matcher: NameMatcher): boolean => {
  const word = ENDS_IN_NUMBER.exec(text)?.[1];
  if (word === undefined) return false;
  const hit = matcher.sure(word);
  return hit === null || !isTold({ raw: word, text: word, hit, group: false }, matcher);
};

/** A name of so many words at most is looked for where an item begins. */
const LEADING_WORDS = 4;
/** Shorter names are words of other languages too. */
const SHORTEST_LEADING = 5;
// Behind the name such a word makes it another thing: "bleach extract", "salicylic acid ester".
const GOES_ON =
  /^(?:extract|extrait|extrakt|extracto|estratto|oil|powder|of|from|de|di|du|von|aus|acid|free|ester|ether|salt|poly\p{L}*|co\p{L}*polymer|resin)(?!\p{L})/iu;

/**
 * What an item that nothing explains begins with, where something is told of it: "Methylisothiazolinone 774 in France
 * Procter" is a list whose end ran on into an address.
 */
const leadingName = (text: string, matcher: NameMatcher): TokenPart | null => {
  const words = text.split(' ');
  for (let count = Math.min(LEADING_WORDS, words.length - 1); count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const hit = name.length < SHORTEST_LEADING ? null : matcher.sure(name);
    const part = { raw: name, text: name, hit, group: false };
    const rest = words.slice(count).join(' ');
    if (hit !== null && isTold(part, matcher)) return GOES_ON.test(rest) ? null : part;
  }
  return null;
};

/** An item that nothing explains, with the name it begins with told beside it. */
const withLeading = (head: LabelToken, found: MatchedToken, matcher: NameMatcher): MatchedToken => {
  if (matcher.edible || found.parts.some(({ hit }) => hit !== null)) return found;
  const part = leadingName(head.text, matcher);
  if (part?.hit == null) return found;
  return { ...found, parts: [{ ...part, raw: head.raw, hit: around(part.hit, part.text) }] };
};

/**
 * An item whose name is broken by a word or number that no name of the pack has ("sodium 112 bisulfite", "Benzyl xyz
 * Alcohol"). What it names without that word, where something is told of it, is read as a misreading is, so that a
 * foreign word never takes a hazard off a label (method M3.4). It stays as unknown as it was: it costs no less than an
 * unknown name, adds nothing to the confidence, and counts among the unknown names. What nothing is told of is not read.
 * @param token the item
 * @param found what it was read as
 * @param read reads an item the same way
 */
export const readAround = (token: LabelToken, found: MatchedToken, read: Read, matcher: NameMatcher): MatchedToken => {
  const head = headOf(token);
  if (!/\s/.test(head.raw) || NOT_IT.test(head.raw)) return found;
  if (head.raw.length > LONGEST) return doubtedIfMixed(found, head, matcher);
  if (isNumbered(head.text, matcher) && !(matcher.edible && token.children.length > 0)) return found;
  if (found.parts.some((part) => part.group)) return found;
  const words = foreignWords(head.raw, matcher.knowledge);
  if (words.length === 0) return found;
  if (words.length > MOST_FOREIGN) return doubtedIfMixed(withLeading(head, found, matcher), head, matcher);
  const own: MatchedToken = token.listed ? { ...found, children: [] } : found;
  const here = new Set(
    partsOf(own, read)
      .filter(({ hit }) => hit?.step !== 'fuzzy')
      .map(keyOf),
  );
  for (const left of leavings(words)) {
    const rest = tokenWithout(head, left);
    if (rest.text === '' || rest.raw === head.raw || !namesAnything(rest.raw) || !matcher.further.mayReadAround())
      continue;
    const told = partsOf(read(rest), read).filter(
      (part) => isTold(part, matcher) && namesAnything(part.text) && isSure(part, rest) && !here.has(keyOf(part)),
    );
    if (told.length === 0) continue;
    // A harmless guess at the words around the foreign one would only thin out what is told.
    const kept = found.parts.filter(
      (part) => part.hit !== null && (isTold(part, matcher) || !GUESSED.has(part.hit.step)),
    );
    const anew = new Set(told.map(keyOf));
    const known = kept.map((part) => (part.hit !== null && anew.has(keyOf(part)) ? settled(part, part.hit) : part));
    const before = new Set(kept.map(keyOf));
    const named = told.flatMap((part) =>
      part.hit === null || before.has(keyOf(part))
        ? []
        : [{ ...part, raw: token.raw, hit: around(part.hit, part.text) }],
    );
    return { parts: [...named, ...known.map((part) => atMost(part, CONFIDENCE.class))], children: found.children };
  }
  return doubtedIfMixed(withLeading(head, found, matcher), head, matcher);
};

import { itemText } from '#domain/products/label/item-text.ts';
import type { LabelToken } from '#domain/products/label/label-reading.ts';
import { CONFIDENCE, type NameHit, type NameMatcher } from '../matching/match-name.ts';
import type { MatchedToken } from '../matching/matched-token.ts';
import { foreignWords, isMixed } from '../pack/pack-words.ts';
import type { TokenPart } from './token-part.ts';

/** With more foreign words than this it is another name, or no name at all. */
const MOST_FOREIGN = 6;
const LONGEST = 200;
/** Words for something absent or imitated, which may be foreign to a pack. */
const NOT_IT =
  /\b(?:free|without|no(?!\.? ?\d)|not|non|sans|ohne|frei|sin|senza|sem|libre|zonder|vrij|bez|fara|uden|utan|uten|ingen|inga|geen|kein|keine|mentes|nelkul|imitation|ersatz|substitute|replacer)\b|\p{L}{3}(?:free|frei(?:e[rnsm]?)?|vrije?|frie?|fria|fritt|mentes|lose[rnsm]?)(?![\p{L}])/iu;

const BRACKETED = /\([^()]*\)|\[[^[\]]*\]/g;
const GUESSED: ReadonlySet<string> = new Set(['class', 'fuzzy']);
const DOUBTED: ReadonlySet<string> = new Set(['bracket', 'number', 'fuzzy']);
const JOINED = /^(?:and|et|und|y|e|en|och|og|oraz|i|&)\s+(?=\S)/i;

const WORD_SIGN = /[\p{L}\p{N}]/u;
const SPACES = / {2,}/g;

/** Whether the character at a position of a text is a letter or digit. */
const isWordSign = (text: string, at: number): boolean => {
  const code = text.codePointAt(at);
  return code !== undefined && WORD_SIGN.test(String.fromCodePoint(code));
};

/** Where the character before a position starts: two code units back if it is a surrogate pair. */
const signBefore = (text: string, at: number): number => ((text.codePointAt(at - 2) ?? 0) > 0xffff ? at - 2 : at - 1);

/** The index of a whole word in a text; -1 if it does not occur. */
const placeOf = (text: string, word: string): number => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if ((at === 0 || !isWordSign(text, signBefore(text, at))) && !isWordSign(text, at + word.length)) return at;
  }
  return -1;
};

/** A text with one word removed, and then any leading "and". */
const without = (text: string, word: string): string => {
  const at = placeOf(text, word);
  const rest = at < 0 ? text : text.slice(0, at) + text.slice(at + word.length);
  return rest.replace(SPACES, ' ').trim().replace(JOINED, '');
};

const exchanged = (text: string, word: string, other: string): string => {
  const at = placeOf(text, word);
  return at < 0 ? text : text.slice(0, at) + other + text.slice(at + word.length);
};

/** An item with one of its words replaced by another. */
export const tokenWith = (token: LabelToken, word: string, other: string): LabelToken => ({
  ...token,
  raw: exchanged(token.raw, word, other),
  text: exchanged(token.text, word, other),
  children: token.children.map((child) => tokenWith(child, word, other)),
});

/** An item without some of its words, also inside its brackets. */
export const tokenWithout = (token: LabelToken, words: readonly string[]): LabelToken => ({
  ...token,
  raw: words.reduce(without, token.raw),
  text: itemText(words.reduce(without, token.text)),
  children: token.children.map((child) => tokenWithout(child, words)),
});

/** The words to leave out, attempt by attempt: each foreign word alone, then all of them. */
const leavings = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length === 1 ? [words] : [...words.map((word) => [word]), words];

/** Whether an ingredient has classes, facts or warnings. Without any it does not affect the score and stays unknown. */
export const hasFactsOrWarnings = ({ hit }: TokenPart, matcher: NameMatcher): boolean => {
  if (hit === null) return false;
  if (hit.classMatch !== null && hit.classMatch.classes.length > 0) return true;
  if (hit.id === null) return false;
  const entry = matcher.knowledge.ingredient(hit.id);
  return entry !== undefined && entry.facts.length + entry.audience.length > 0;
};

const keyOf = ({ hit }: TokenPart): string => hit?.id ?? hit?.classMatch?.classes.join() ?? '';

/** A hit in a name with a foreign word. It is uncertain, so it adds no more confidence than an unknown name. */
export const hitAroundForeignWord = (hit: NameHit, text: string): NameHit => ({
  ...hit,
  step: 'fuzzy',
  confidence: 0,
  readAs: hit.readAs ?? text,
  interrupted: true,
});

/** A misreading that turns out to be printed word for word. */
const settled = (part: TokenPart, hit: NameHit): TokenPart => ({ ...part, hit: { ...hit, interrupted: true } });

/** The part with its confidence capped at the limit. */
const atMost = (part: TokenPart, limit: number): TokenPart =>
  part.hit === null ? part : { ...part, hit: { ...part.hit, confidence: Math.min(part.hit.confidence, limit) } };

/**
 * Caps the confidence of a part next to a foreign word: a hit by bracket, number or misreading at that of a broken
 * name, a partial name at that of a pattern, because a pattern may match the item without that word.
 */
const doubted = (part: TokenPart): TokenPart => {
  const step = part.hit?.step ?? 'none';
  if (DOUBTED.has(step)) return atMost(part, CONFIDENCE.broken);
  return step === 'part' ? atMost(part, CONFIDENCE.class) : part;
};

/** A misreading that includes a foreign word as one of the name's own: no more certain than a pattern. */
export const cappedIfMixed = (found: MatchedToken, token: LabelToken, matcher: NameMatcher): MatchedToken =>
  isMixed(headOf(token).text.replace(BRACKETED, ' '), matcher.knowledge)
    ? { ...found, parts: found.parts.map((part) => atMost(part, CONFIDENCE.class)) }
    : found;

/** Caps the confidence of a reading if its item mixes foreign and known words. */
const doubtedIfMixed = (found: MatchedToken, head: LabelToken, matcher: NameMatcher): MatchedToken =>
  isMixed(head.text.replace(BRACKETED, ' '), matcher.knowledge) ? { ...found, parts: found.parts.map(doubted) } : found;

type Read = (token: LabelToken) => MatchedToken;

/** The parts of a token and of its children, which are read separately. */
const partsOf = (found: MatchedToken, read: Read): readonly TokenPart[] => [
  ...found.parts,
  ...found.children.flatMap((child) => partsOf(read(child), read)),
];

/** The item without its bracketed list, which is read separately. */
const headOf = (token: LabelToken): LabelToken =>
  token.listed ? { ...token, raw: token.text, children: [], listed: false } : token;

/** A misreading of the remaining text counts only if it has several words: a lone word is close to many others. */
const isSure = ({ hit }: TokenPart, rest: LabelToken): boolean => hit?.step !== 'fuzzy' || rest.text.includes(' ');

/** Linking words, some of which are a name on their own in another language (thé, té, MIT). */
const LINKS: ReadonlySet<string> = new Set(
  `a al and au aux con d das de dei del der des di die do du e ed el en et for from il in l la le les less los mehr mehrere
  mit more o of one or ou per plus por pour than that the te to und une un una von with y`.split(/\s+/),
);

/** Whether any word is left that can be a name on its own. */
const namesAnything = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word.length > 1 && /\p{L}/u.test(word) && !LINKS.has(word.toLowerCase()));

/**
 * "Polysorbate 29": the number distinguishes the name from its relatives, unless the word alone has facts or warnings.
 */
const ENDS_IN_NUMBER = /^([^\s(]+) \d+(?:[.,]\d+)?(?:$| ?\()/;

const isNumbered = (text: string, matcher: NameMatcher): boolean => {
  const word = ENDS_IN_NUMBER.exec(text)?.[1];
  if (word === undefined) return false;
  const hit = matcher.exactOrNumber(word);
  return hit === null || !hasFactsOrWarnings({ raw: word, text: word, hit, group: false }, matcher);
};

/** The longest name, in words, that is looked for at the start of an item. */
const LEADING_WORDS = 4;
/** Shorter names are also words of other languages. */
const SHORTEST_LEADING = 5;
// After a name, such a word makes it another substance: "bleach extract", "salicylic acid ester".
const GOES_ON =
  /^(?:extract|extrait|extrakt|extracto|estratto|oil|powder|of|from|de|di|du|von|aus|acid|free|ester|ether|salt|poly\p{L}*|co\p{L}*polymer|resin)(?!\p{L})/iu;

/**
 * The name with facts or warnings at the start of an item that matched nothing: "Methylisothiazolinone 774 in France
 * Procter" is a list that ran on into an address.
 */
const leadingName = (text: string, matcher: NameMatcher): TokenPart | null => {
  const words = text.split(' ');
  for (let count = Math.min(LEADING_WORDS, words.length - 1); count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const hit = name.length < SHORTEST_LEADING ? null : matcher.exactOrNumber(name);
    const part = { raw: name, text: name, hit, group: false };
    const rest = words.slice(count).join(' ');
    if (hit !== null && hasFactsOrWarnings(part, matcher)) return GOES_ON.test(rest) ? null : part;
  }
  return null;
};

/** An item that matched nothing, read as the name it starts with. Not for food. */
const withLeading = (head: LabelToken, found: MatchedToken, matcher: NameMatcher): MatchedToken => {
  if (matcher.edible || found.parts.some(({ hit }) => hit !== null)) return found;
  const part = leadingName(head.text, matcher);
  if (part?.hit == null) return found;
  return { ...found, parts: [{ ...part, raw: head.raw, hit: hitAroundForeignWord(part.hit, part.text) }] };
};

/**
 * Reads an item whose name is interrupted by a word or number that no name of the pack contains ("sodium 112
 * bisulfite", "Benzyl xyz Alcohol"). If the rest names something with facts or warnings, that is reported like a
 * misreading, so that a foreign word never hides a hazard (method M3.4). The item stays as unknown as it was: it costs
 * no less than an unknown name, adds no confidence, and counts among the unknown names. Names without facts or warnings
 * are not read this way.
 * @param token the item
 * @param found how it was read
 * @param read reads an item the same way
 */
export const readWithoutForeignWords = (
  token: LabelToken,
  found: MatchedToken,
  read: Read,
  matcher: NameMatcher,
): MatchedToken => {
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
    if (rest.text === '' || rest.raw === head.raw || !namesAnything(rest.raw) || !matcher.rereadLimits.mayReadAround())
      continue;
    const told = partsOf(read(rest), read).filter(
      (part) =>
        hasFactsOrWarnings(part, matcher) && namesAnything(part.text) && isSure(part, rest) && !here.has(keyOf(part)),
    );
    if (told.length === 0) continue;
    // A harmless guess from the words around the foreign one would only dilute the result.
    const kept = found.parts.filter(
      (part) => part.hit !== null && (hasFactsOrWarnings(part, matcher) || !GUESSED.has(part.hit.step)),
    );
    const anew = new Set(told.map(keyOf));
    const known = kept.map((part) => (part.hit !== null && anew.has(keyOf(part)) ? settled(part, part.hit) : part));
    const before = new Set(kept.map(keyOf));
    const named = told.flatMap((part) =>
      part.hit === null || before.has(keyOf(part))
        ? []
        : [{ ...part, raw: token.raw, hit: hitAroundForeignWord(part.hit, part.text) }],
    );
    return { parts: [...named, ...known.map((part) => atMost(part, CONFIDENCE.class))], children: found.children };
  }
  return doubtedIfMixed(withLeading(head, found, matcher), head, matcher);
};

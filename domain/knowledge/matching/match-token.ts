import { onlyDescribes } from '#domain/products/label/describing-item.ts';
import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import { isFunctionName } from '#domain/products/label/function-words.ts';
import { itemText } from '#domain/products/label/item-text.ts';
import type { LabelToken } from '#domain/products/label/label-reading.ts';
import { partsOfNumbers } from '../chemistry/split-numbers.ts';
import { BARRED, GLUED, hasNoFactsOrWarnings, withUnclearParts } from '../misreadings/as-unclear.ts';
import { partsOfLostComma } from '../misreadings/lost-comma.ts';
import { hiddenGrave, partsAroundGrave } from '../misreadings/split-grave.ts';
import { separateStrayWords } from '../misreadings/stray-words.ts';
import { coversWholeItem } from '../names/covers-whole-item.ts';
import { cappedIfMixed, readWithoutForeignWords } from '../names/foreign-words.ts';
import { slashHits } from '../names/slash-group.ts';
import { aroundList, partsOfFunctions } from '../names/split-marked.ts';
import { partsAtMisreadCommas, partsOfAnd, partsOfLines, partsOfRun } from '../names/split-name.ts';
import type { TokenPart } from '../names/token-part.ts';
import { isMixed } from '../pack/pack-words.ts';
import { wordAcrossLine } from './across-line.ts';
import { CONFIDENCE, hit, type NameHit, type NameMatcher } from './match-name.ts';
import { matchWithState } from './match-with-state.ts';
import type { MatchedToken } from './matched-token.ts';
import { headOf, mayHideAnotherName } from './may-hide-another-name.ts';

/** A bracket attached to letters, as in systematic names the pack may know ("4-[bis(4-tolyl)methyl]-1H-triazole"). */
const LIKE_SYSTEMATIC = /[\p{L}\d\])-][([{]|[)\]}][\p{L}\d([-]/u;
const BRACKETED = / ?\([^()]*\) ?| ?\[[^[\]]*\] ?| ?\{[^{}]*\} ?/g;

/** A longer item is not a list that lost its commas. */
const LONGEST_ITEM = 3000;
/** "Vitamins (A, D3, B12)": single letters with their numbers. */
const VITAMIN = /^(?:[a-k]\d{0,2}|pp)$/i;
/** "B1, B6, PP" in a food's list of vitamins without brackets. */
const BARE_VITAMIN = /^(?:b\d{1,2}|d[23]|k[12]|pp)$/i;

const isFunction = (text: string): boolean => isFunctionName(foldInPlace(text));

/** The steps after the slash groups, from an inner number to misreadings and genus; null if nothing matches. */
const loosely = (text: string, matcher: NameMatcher): NameHit | null =>
  matcher.innerNumber(text) ??
  matcher.stem(text) ??
  matcher.pattern(text) ??
  matcher.misread(text) ??
  matcher.genus(text);

const one = (token: LabelToken, text: string, found: NameHit | null, group = false): TokenPart => ({
  raw: token.raw,
  text,
  hit: found,
  group,
});

/** Several ingredients in one item, each looked up separately. */
const several = (texts: readonly string[], matcher: NameMatcher): MatchedToken => ({
  parts: texts.map((text) => {
    const found = matcher.exactOrNumber(text);
    const reduced = found?.id == null ? loosely(text, matcher) : hit(found.id, 'part', CONFIDENCE.part);
    return { raw: text, text, hit: reduced, group: false };
  }),
  children: [],
});

/** Several names in one item, each of which may be split further. */
const each = (token: LabelToken, texts: readonly string[], matcher: NameMatcher): MatchedToken => ({
  parts: texts.flatMap((text) => plain({ ...token, raw: text }, text, matcher, false).parts),
  children: [],
});

/** Matches a name without brackets of its own. */
const plain = (token: LabelToken, text: string, matcher: NameMatcher, bare: boolean): MatchedToken => {
  if (token.raw.includes('-\n')) {
    const whole = itemText(token.raw.replace(/-\s*\n\s*/g, ''));
    const joined = matcher.exactOrNumber(whole);
    if (joined) return { parts: [one(token, whole, joined)], children: [] };
  }
  const sure = matcher.exactOrNumber(text, bare);
  if (sure) return { parts: [one(token, text, sure)], children: [] };
  const glued = wordAcrossLine(token.raw, matcher);
  if (glued) return { parts: [one(token, glued.text, glued.hit)], children: [] };
  // "Emulsifiers" with nothing after it is not an ingredient.
  if (isFunction(text)) return { parts: [one(token, text, null, true)], children: [] };
  // "Milk, pasteurised": the word describes the item before it and is not an ingredient.
  if (matcher.edible && onlyDescribes(foldInPlace(text)))
    return { parts: [one(token, text, null, true)], children: [] };
  // "Lactobacillus/Soybean Ferment" and "Orange Peel Oil/Extract" are one name.
  const made = text.includes('/') ? matcher.prepared(text) : null;
  if (made) return { parts: [one(token, text, made)], children: [] };
  const slashed = slashHits(text, matcher);
  if (slashed.length > 0) return { parts: slashed.map((part) => one(token, part.text, part.hit)), children: [] };
  const pointed = partsAtMisreadCommas(text, matcher);
  if (pointed)
    return GLUED.test(text) ? withUnclearParts(several(pointed, matcher), matcher) : several(pointed, matcher);
  const around = partsOfNumbers(text, matcher);
  if (around) return each(token, around, matcher);
  const numbered = matcher.innerNumber(text) ?? matcher.stem(text);
  if (numbered) return { parts: [one(token, text, numbered)], children: [] };
  // Outside food, a run of whole names is not a plant preparation.
  const apart = partsOfLines(token.raw, matcher) ?? (matcher.edible ? null : partsOfRun(text, matcher));
  const plant = apart ? null : matcher.prepared(text);
  if (plant) return { parts: [one(token, text, plant)], children: [] };
  const linked = apart ? null : partsOfAnd(text, matcher);
  // "Mhlluscs and crustaceans": one name with one misread word.
  const misread = linked?.some((part) => matcher.exactOrNumber(part) === null) ? matcher.misread(text) : null;
  if (misread) return { parts: [one(token, text, misread)], children: [] };
  const parts = apart ?? linked ?? partsOfFunctions(text, matcher) ?? partsOfRun(text, matcher);
  if (parts) return several(parts, matcher);
  const last = matcher.pattern(text) ?? matcher.misread(text) ?? matcher.genus(text);
  const lines = last ? null : partsOfLines(token.raw, matcher, true);
  if (lines) return several(lines, matcher);
  return last ? { parts: [one(token, text, last)], children: [] } : unclear(token, text, matcher);
};

/** An item nothing matches, unless it can be split at a lost comma or around a grave name. */
const unclear = (token: LabelToken, text: string, matcher: NameMatcher): MatchedToken => {
  const parts = partsOfLostComma(text, matcher) ?? partsAroundGrave(text, matcher);
  if (parts === null) return { parts: [one(token, text, null)], children: [] };
  return {
    parts: parts.map((part) => ({ raw: token.raw, text: part.text, hit: part.hit, group: false })),
    children: [],
  };
};

/** Sugars made from starch, and the plants a label names as their source: "Glucose Syrup (Wheat)" is one ingredient. */
const STARCH_SUGARS = new Set(['glucose-syrup', 'maltodextrin']);
const STARCHES = new Set(['wheat-flour', 'barley', 'corn', 'potato', 'rice', 'tapioca', 'tapioca-starch']);

/** Whether a bracket only names what the ingredient was made from (method M2.4.3). */
const namesSource = (id: string | null | undefined, children: readonly LabelToken[], matcher: NameMatcher): boolean =>
  id != null &&
  STARCH_SUGARS.has(id) &&
  children.every((child) => child.children.length === 0 && STARCHES.has(matcher.exactOrNumber(child.text)?.id ?? ''));

/** "(Peanut) Oil": the name continues after the bracket. */
const AFTER_BRACKET = /[)\]}]\s*\p{L}/u;

/** "Arachis Hypogaea (Peanut) Oil": the plant is part of the name; the ingredient itself already has its allergens. */
const namesPlant = (token: LabelToken, id: string, child: string, matcher: NameMatcher): boolean => {
  if (!AFTER_BRACKET.test(token.text)) return false;
  const own = matcher.knowledge.ingredient(id)?.facts ?? [];
  const told = matcher.knowledge.ingredient(child)?.facts ?? [];
  return told.every((fact) => own.some((other) => other.class === fact.class));
};

/** A single thing in brackets: "Butyrospermum Parkii (Shea) Butter", "acid (E330)", "Parfum (limonene)". */
const bracketed = (token: LabelToken, child: LabelToken, matcher: NameMatcher): MatchedToken => {
  const whole = matcher.exactOrNumber(token.text);
  const outer = itemText(token.text.replace(BRACKETED, ' '));
  // "Blorfin (may contain peanuts)": something that may be present does not explain the name.
  if (child.optional && !token.optional && outer !== '')
    return { ...plain(token, outer, matcher, false), children: [child] };
  const inside = matcher.exactOrNumber(child.text, true);
  if (isFunction(child.text)) {
    const found = whole ?? matcher.exactOrNumber(outer);
    if (found) return { parts: [one(token, outer, found)], children: [] };
    return plain(token, outer, matcher, false);
  }
  if (whole) return { parts: [one(token, token.text, whole)], children: [] };
  if (outer === '' || isFunction(outer)) {
    if (inside) return { parts: [one(token, child.text, inside)], children: [] };
    return { parts: [one(token, outer, null, true)], children: [child] };
  }
  const raw = matchWithState(outer, child.text, matcher);
  if (raw) return { parts: [one(token, token.text, raw)], children: [] };
  const around = matcher.exactOrNumber(outer);
  if (around?.id != null) {
    const apart =
      inside?.id != null &&
      inside.id !== around.id &&
      // "(Aat)" for "(Oat)": three letters next to a known name are no reliable evidence.
      (child.text.length > 3 || inside.step === 'number' || matcher.edible) &&
      !hasNoFactsOrWarnings(inside.id, matcher) &&
      !namesSource(around.id, [child], matcher) &&
      !namesPlant(token, around.id, inside.id, matcher);
    const found = around.step === 'number' ? around : hit(around.id, 'bracket', CONFIDENCE.bracket);
    return { parts: [one(token, outer, found)], children: apart ? [child] : [] };
  }
  if (inside?.id != null) {
    // "Eugenia Caryophyllus (Clove) Bud Oil" is an oil with facts of its own, not the spice in the brackets.
    const made = AFTER_BRACKET.test(token.text) ? matcher.prepared(token.text) : null;
    if (made) return { parts: [one(token, token.text, made)], children: [] };
    // "Parfum (Fragrance)- Limonene Coumarin": the bracket repeats the name before it; the text after it is separate.
    const { head, tail } = aroundList(token.raw);
    if (/\p{L}{3}/u.test(tail) && matcher.exactOrNumber(head)?.id === inside.id)
      return each(token, [head, tail], matcher);
    const sureness = isMixed(outer, matcher.knowledge) ? CONFIDENCE.broken : CONFIDENCE.bracket;
    const found = inside.step === 'number' ? inside : hit(inside.id, 'bracket', sureness);
    return { parts: [one(token, child.text, found)], children: [] };
  }
  const inner = slashHits(child.text, matcher);
  const [first] = inner;
  if (first && inner.length === 1) return { parts: [one(token, outer, first.hit)], children: [] };
  for (const text of [token.text, outer, child.text]) {
    const slashed = slashHits(text, matcher);
    if (slashed.length > 0)
      return {
        parts: slashed.map((part) => ({ raw: token.raw, text: part.text, hit: part.hit, group: false })),
        children: [],
      };
  }
  const numbered = partsOfNumbers(outer, matcher);
  if (numbered) return { ...each(token, numbered, matcher), children: [child] };
  for (const text of [token.text, outer]) {
    const found = matcher.innerNumber(text) ?? matcher.stem(text);
    if (found) return { parts: [one(token, text, found)], children: [] };
  }
  const read = matcher.stem(child.text);
  if (read) return { parts: [one(token, child.text, read)], children: [] };
  for (const text of [token.text, outer]) {
    const found = matcher.pattern(text);
    if (found) return { parts: [one(token, text, found)], children: [] };
  }
  const parts = partsOfAnd(outer, matcher) ?? partsOfRun(outer, matcher);
  if (parts) return { ...several(parts, matcher), children: [child] };
  const meant = matcher.misread(outer) ?? matcher.misread(child.text) ?? matcher.genus(outer);
  return meant ? { parts: [one(token, outer, meant)], children: [] } : unclear(token, outer, matcher);
};

/** The name in front of a bracketed list, and the name after the list if a comma is missing. */
const listHead = (token: LabelToken, matcher: NameMatcher, inBracket: boolean): MatchedToken => {
  const own = plain(token, token.text, matcher, inBracket);
  if (own.parts.some((part) => part.hit !== null || part.group)) return own;
  const { head, tail } = aroundList(token.raw);
  if (head === '' || tail === '') return own;
  if (matcher.exactOrNumber(tail)) return several([head, tail], matcher);
  const found = matcher.exactOrNumber(head) ?? matcher.stem(head);
  return found ? { parts: [one(token, head, found)], children: [] } : own;
};

/** "mannitol (E421) and aspartame (E951)": adds what the brackets after the first one name. */
const withFurther = (token: LabelToken, found: MatchedToken, matcher: NameMatcher): MatchedToken => {
  const ids = new Set(found.parts.map((part) => part.hit?.id ?? null));
  const further = token.children.slice(1).filter((child) => {
    const id = matcher.exactOrNumber(child.text, true)?.id;
    return id != null && !ids.has(id) && !found.children.includes(child) && !hasNoFactsOrWarnings(id, matcher);
  });
  return { parts: found.parts, children: [...found.children, ...further] };
};

/**
 * Matches one item of a label.
 * @param inBracket whether it is inside brackets, where a single letter may be a vitamin
 * @param numbers whether bare numbers are additives, as in a bracket of numbers or after a function word
 */
export const matchToken = (
  token: LabelToken,
  matcher: NameMatcher,
  inBracket: boolean,
  numbers: boolean,
): MatchedToken => {
  const read = (one: LabelToken): MatchedToken => {
    const item = matchItem(one, matcher, inBracket, numbers);
    const found = BARRED.test(headOf(one)) ? withUnclearParts(item, matcher) : item;
    return mayHideAnotherName(one, found.parts) ? withHidden(one, found, matcher) : found;
  };
  const whole = (one: LabelToken): MatchedToken => {
    const found = read(one);
    if (!coversWholeItem(one, found)) return readWithoutForeignWords(one, found, read, matcher);
    return found.parts[0]?.hit?.step === 'fuzzy' ? cappedIfMixed(found, one, matcher) : found;
  };
  return separateStrayWords(token, whole(token), whole, matcher);
};

/** Adds the grave ingredient in an item that its parts do not already name, if there is one. */
const withHidden = (token: LabelToken, found: MatchedToken, matcher: NameMatcher): MatchedToken => {
  const ids = new Set(found.parts.map((part) => part.hit?.id ?? null));
  for (const child of token.children) ids.add(matcher.exactOrNumber(child.text)?.id ?? null);
  const hidden = hiddenGrave(headOf(token), ids, matcher);
  if (hidden === null) return found;
  const known = found.parts.filter((part) => part.hit !== null || part.group);
  return { ...found, parts: [...known, { raw: token.raw, text: hidden.text, hit: hidden.hit, group: false }] };
};

const matchItem = (token: LabelToken, matcher: NameMatcher, inBracket: boolean, numbers: boolean): MatchedToken => {
  if (token.raw.length > LONGEST_ITEM) return { parts: [one(token, token.text, null)], children: token.children };
  if ((inBracket && VITAMIN.test(token.text)) || (matcher.edible && BARE_VITAMIN.test(token.text))) {
    const found = matcher.exactOrNumber(`vitamin ${token.text}`);
    if (found) return { parts: [one(token, token.text, found)], children: [] };
  }
  const [child] = token.children;
  if (child !== undefined && LIKE_SYSTEMATIC.test(token.raw)) {
    const whole = matcher.exactOrNumber(itemText(token.raw));
    if (whole?.id != null) return { parts: [one(token, itemText(token.raw), whole)], children: [] };
  }
  if (!child) {
    const text = token.text.includes('(') || token.text.includes('[') ? itemText(token.text) : token.text;
    return plain(token, text, matcher, numbers);
  }
  if (!token.listed) {
    const found = bracketed(token, child, matcher);
    return token.children.length > 1 ? withFurther(token, found, matcher) : found;
  }
  if (isFunction(token.text)) return { parts: [one(token, token.text, null, true)], children: token.children };
  const own = listHead(token, matcher, numbers);
  const [part] = own.parts;
  const source = own.parts.length === 1 && namesSource(part?.hit?.id, token.children, matcher);
  return { parts: own.parts, children: source ? [] : token.children };
};

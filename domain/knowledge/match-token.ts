import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import { isFunctionName } from '#domain/products/label/function-words.ts';
import { itemText } from '#domain/products/label/item-text.ts';
import type { LabelToken } from '#domain/products/label/label-reading.ts';
import { CONFIDENCE, hit, type NameHit, type NameMatcher } from './match-name.ts';
import { headOf, mayHide } from './may-hide.ts';
import { hiddenGrave, partsAroundGrave } from './split-grave.ts';
import { aroundList, partsOfFunctions } from './split-marked.ts';
import { partsOfAnd, partsOfLines, partsOfPoints, partsOfRun } from './split-name.ts';
import type { TokenPart } from './token-part.ts';

/** What an item names: mostly one ingredient, and the children that are ingredients of their own. */
export interface MatchedToken {
  readonly parts: readonly TokenPart[];
  readonly children: readonly LabelToken[];
}

const BRACKETED = / ?\([^()]*\) ?| ?\[[^[\]]*\] ?| ?\{[^{}]*\} ?/g;

/** "Vitamins (A, D3, B12)": single letters with their number. */
const VITAMIN = /^(?:[a-k]\d{0,2}|pp)$/i;
/** "B1, B6, PP" in a food's list of vitamins without brackets. */
const BARE_VITAMIN = /^(?:b\d{1,2}|d[23]|k[12]|pp)$/i;

const isFunction = (text: string): boolean => isFunctionName(foldInPlace(text));

/** A slash group, then the remaining steps from word order to a misreading; null when nothing fits. */
const loosely = (text: string, matcher: NameMatcher): NameHit | null =>
  matcher.innerNumber(text) ??
  matcher.stem(text) ??
  matcher.pattern(text) ??
  matcher.misread(text) ??
  matcher.genus(text);

// "Styrene/acrylates copolymer" is made of styrene and is not styrene.
const POLYMER = /polymer|condensate|\bresin\b/i;
const EITHER = /\b(?:and\/or|et\/ou|und\/oder|y\/o|e\/o)\b/gi;

/** No list without a comma is longer; what is, is no list. */
const LONGEST_ITEM = 3000;
/** A last part longer than this may be two words whose space was lost. */
const LONGEST_WORD = 12;

/** Hits of the parts of "Aqua / Water / Eau": one for each different ingredient. */
/** A part whose hazards may not be meant: told as a reading that is not clear. */
const doubted = (found: NameHit, text: string, matcher: NameMatcher): NameHit =>
  found.id === null || saysNothing(found.id, matcher)
    ? found
    : { ...found, step: 'fuzzy', confidence: CONFIDENCE.repaired, readAs: text };

const slashHits = (text: string, matcher: NameMatcher): { text: string; hit: NameHit }[] => {
  const found: { text: string; hit: NameHit }[] = [];
  let last = '';
  if (!text.includes('/') || text.length > 400 || POLYMER.test(text)) return found;
  for (const part of text.replace(EITHER, '/').split('/')) {
    const name = itemText(part.replace(BRACKETED, ' '));
    const id = name === '' ? null : matcher.sure(name)?.id;
    last = id == null ? name : '';
    if (id != null && !found.some((other) => other.hit.id === id))
      found.push({ text: name, hit: hit(id, 'part', CONFIDENCE.part) });
  }
  // "styrene/acrylates xyz": what the last part says may be said of all of it, and styrene be no part on its own.
  if (last.includes(' ') || last.length > LONGEST_WORD)
    return found.map((part) => ({ ...part, hit: doubted(part.hit, part.text, matcher) }));
  return found;
};

const one = (token: LabelToken, text: string, found: NameHit | null, group = false): TokenPart => ({
  raw: token.raw,
  text,
  hit: found,
  group,
});

/** Several ingredients in one item, each looked up for itself. */
const several = (texts: readonly string[], matcher: NameMatcher): MatchedToken => ({
  parts: texts.map((text) => {
    const found = matcher.sure(text);
    const reduced = found?.id == null ? loosely(text, matcher) : hit(found.id, 'part', CONFIDENCE.part);
    return { raw: text, text, hit: reduced, group: false };
  }),
  children: [],
});

/** A name without brackets of its own. */
const plain = (token: LabelToken, text: string, matcher: NameMatcher, bare: boolean): MatchedToken => {
  const sure = matcher.sure(text, bare);
  if (sure) return { parts: [one(token, text, sure)], children: [] };
  // "Emulsifiers" with nothing behind it names no ingredient.
  if (isFunction(text)) return { parts: [one(token, text, null, true)], children: [] };
  if (token.raw.includes('-\n')) {
    const joined = matcher.sure(itemText(token.raw.replace(/-\s*\n\s*/g, '')));
    if (joined) return { parts: [one(token, text, joined)], children: [] };
  }
  // "Lactobacillus/Soybean Ferment" and "Orange Peel Oil/Extract" are one name.
  const made = text.includes('/') ? matcher.prepared(text) : null;
  if (made) return { parts: [one(token, text, made)], children: [] };
  const slashed = slashHits(text, matcher);
  if (slashed.length > 0) {
    return {
      parts: slashed.map((part) => ({ raw: token.raw, text: part.text, hit: part.hit, group: false })),
      children: [],
    };
  }
  const pointed = partsOfPoints(text, matcher);
  if (pointed) return several(pointed, matcher);
  const numbered = matcher.innerNumber(text) ?? matcher.stem(text);
  if (numbered) return { parts: [one(token, text, numbered)], children: [] };
  // Away from food a run of whole names is not the preparation of a plant.
  const apart = partsOfLines(token.raw, matcher) ?? (matcher.edible ? null : partsOfRun(text, matcher));
  const plant = apart ? null : matcher.prepared(text);
  if (plant) return { parts: [one(token, text, plant)], children: [] };
  const parts = apart ?? partsOfAnd(text, matcher) ?? partsOfFunctions(text, matcher) ?? partsOfRun(text, matcher);
  if (parts) return several(parts, matcher);
  const last = matcher.pattern(text) ?? matcher.misread(text) ?? matcher.genus(text);
  const lines = last ? null : partsOfLines(token.raw, matcher, true);
  if (lines) return several(lines, matcher);
  return last ? { parts: [one(token, text, last)], children: [] } : unclear(token, text, matcher);
};

/** An item that nothing fits, but for a grave name that may stand among its words. */
const unclear = (token: LabelToken, text: string, matcher: NameMatcher): MatchedToken => {
  const parts = partsAroundGrave(text, matcher);
  if (parts === null) return { parts: [one(token, text, null)], children: [] };
  return {
    parts: parts.map((part) => ({ raw: token.raw, text: part.text, hit: part.hit, group: false })),
    children: [],
  };
};

/** A child that says nothing of its own: a synonym, plant or origin without a fact, or words that match nothing. */
const saysNothing = (id: string, matcher: NameMatcher): boolean => {
  const entry = matcher.knowledge.ingredient(id);
  return entry === undefined || (entry.facts.length === 0 && entry.audience.length === 0);
};

/** Sugars made from starch, and the plants the label names as their source: "Glucose Syrup (Wheat)" is one thing. */
const STARCH_SUGARS = new Set(['glucose-syrup', 'maltodextrin']);
const STARCHES = new Set(['wheat-flour', 'barley', 'corn', 'potato', 'rice', 'tapioca', 'tapioca-starch']);

/** Whether a bracket names nothing but what the ingredient was made from (method, section 2.4). */
const namesSource = (id: string | null | undefined, children: readonly LabelToken[], matcher: NameMatcher): boolean =>
  id != null &&
  STARCH_SUGARS.has(id) &&
  children.every((child) => child.children.length === 0 && STARCHES.has(matcher.sure(child.text)?.id ?? ''));

/** "(Peanut) Oil": the name goes on behind its bracket. */
const AFTER_BRACKET = /[)\]}]\s*\p{L}/u;

/** "Arachis Hypogaea (Peanut) Oil": a plant within the name, whose allergens the ingredient has itself. */
const namesPlant = (token: LabelToken, id: string, child: string, matcher: NameMatcher): boolean => {
  if (!AFTER_BRACKET.test(token.text)) return false;
  const own = matcher.knowledge.ingredient(id)?.facts ?? [];
  const told = matcher.knowledge.ingredient(child)?.facts ?? [];
  return told.every((fact) => own.some((other) => other.class === fact.class));
};

/** "Butyrospermum Parkii (Shea) Butter", "acid (E330)", "Parfum (limonene)": one thing in brackets. */
const bracketed = (token: LabelToken, child: LabelToken, matcher: NameMatcher): MatchedToken => {
  const whole = matcher.sure(token.text);
  const outer = itemText(token.text.replace(BRACKETED, ' '));
  const inside = matcher.sure(child.text, true);
  if (isFunction(child.text)) {
    const found = whole ?? matcher.sure(outer);
    if (found) return { parts: [one(token, outer, found)], children: [] };
    return plain(token, outer, matcher, false);
  }
  if (whole) return { parts: [one(token, token.text, whole)], children: [] };
  if (outer === '' || isFunction(outer)) {
    if (inside) return { parts: [one(token, child.text, inside)], children: [] };
    return { parts: [one(token, outer, null, true)], children: [child] };
  }
  const around = matcher.sure(outer);
  if (around?.id != null) {
    const apart =
      inside?.id != null &&
      inside.id !== around.id &&
      // "(Aat)" for "(Oat)": three letters beside a name that is known say nothing for certain.
      (child.text.length > 3 || inside.step === 'number' || matcher.edible) &&
      !saysNothing(inside.id, matcher) &&
      !namesSource(around.id, [child], matcher) &&
      !namesPlant(token, around.id, inside.id, matcher);
    const found = around.step === 'number' ? around : hit(around.id, 'bracket', CONFIDENCE.bracket);
    return { parts: [one(token, outer, found)], children: apart ? [child] : [] };
  }
  if (inside?.id != null) {
    // "Eugenia Caryophyllus (Clove) Bud Oil" is an oil with facts of its own, not the spice in its bracket.
    const made = AFTER_BRACKET.test(token.text) ? matcher.prepared(token.text) : null;
    if (made) return { parts: [one(token, token.text, made)], children: [] };
    const found = inside.step === 'number' ? inside : hit(inside.id, 'bracket', CONFIDENCE.bracket);
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
  if (parts) return several(parts, matcher);
  const meant = matcher.misread(outer) ?? matcher.misread(child.text) ?? matcher.genus(outer);
  return meant ? { parts: [one(token, outer, meant)], children: [] } : unclear(token, outer, matcher);
};

/** The name over a list in brackets, and the one behind it where a comma is missing. */
const listHead = (token: LabelToken, matcher: NameMatcher, inBracket: boolean): MatchedToken => {
  const own = plain(token, token.text, matcher, inBracket);
  if (own.parts.some((part) => part.hit !== null || part.group)) return own;
  const { head, tail } = aroundList(token.raw);
  if (head === '' || tail === '') return own;
  if (matcher.sure(tail)) return several([head, tail], matcher);
  const found = matcher.sure(head) ?? matcher.stem(head);
  return found ? { parts: [one(token, head, found)], children: [] } : own;
};

/** "mannitol (E421) and aspartame (E951)": what the later brackets of an item name besides its first. */
const withFurther = (token: LabelToken, found: MatchedToken, matcher: NameMatcher): MatchedToken => {
  const ids = new Set(found.parts.map((part) => part.hit?.id ?? null));
  const further = token.children.slice(1).filter((child) => {
    const id = matcher.sure(child.text, true)?.id;
    return id != null && !ids.has(id) && !found.children.includes(child) && !saysNothing(id, matcher);
  });
  return { parts: found.parts, children: [...found.children, ...further] };
};

/**
 * What one item of a label names.
 * @param inBracket whether it stands in a bracket, where a bare number may be an additive
 */
export const matchToken = (token: LabelToken, matcher: NameMatcher, inBracket: boolean): MatchedToken => {
  const found = matchItem(token, matcher, inBracket);
  return mayHide(token, found.parts) ? withHidden(token, found, matcher) : found;
};

/** An item with the grave ingredient that its parts do not tell, if there is one in it. */
const withHidden = (token: LabelToken, found: MatchedToken, matcher: NameMatcher): MatchedToken => {
  const ids = new Set(found.parts.map((part) => part.hit?.id ?? null));
  for (const child of token.children) ids.add(matcher.sure(child.text)?.id ?? null);
  const hidden = hiddenGrave(headOf(token), ids, matcher);
  if (hidden === null) return found;
  const known = found.parts.filter((part) => part.hit !== null || part.group);
  return { ...found, parts: [...known, { raw: token.raw, text: hidden.text, hit: hidden.hit, group: false }] };
};

const matchItem = (token: LabelToken, matcher: NameMatcher, inBracket: boolean): MatchedToken => {
  if (token.raw.length > LONGEST_ITEM) return { parts: [one(token, token.text, null)], children: token.children };
  if ((inBracket && VITAMIN.test(token.text)) || (matcher.edible && BARE_VITAMIN.test(token.text))) {
    const found = matcher.sure(`vitamin ${token.text}`);
    if (found) return { parts: [one(token, token.text, found)], children: [] };
  }
  const [child] = token.children;
  if (!child) {
    const text = token.text.includes('(') || token.text.includes('[') ? itemText(token.text) : token.text;
    return plain(token, text, matcher, inBracket);
  }
  if (!token.listed) {
    const found = bracketed(token, child, matcher);
    return token.children.length > 1 ? withFurther(token, found, matcher) : found;
  }
  if (isFunction(token.text)) return { parts: [one(token, token.text, null, true)], children: token.children };
  const own = listHead(token, matcher, inBracket);
  const [part] = own.parts;
  const source = own.parts.length === 1 && namesSource(part?.hit?.id, token.children, matcher);
  return { parts: own.parts, children: source ? [] : token.children };
};

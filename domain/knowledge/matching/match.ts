import { foldInPlace } from '#domain/products/label/fold-in-place.ts';
import { isFunctionName } from '#domain/products/label/function-words.ts';
import type { LabelReading, LabelToken } from '#domain/products/label/label-reading.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { joinIndexNames } from '../chemistry/index-names.ts';
import { groupOf } from '../class-patterns.ts';
import type { Ingredient, Knowledge } from '../knowledge.ts';
import type { TokenPart } from '../names/token-part.ts';
import { notesToSearch } from './asides.ts';
import { countOnce } from './count-once.ts';
import { CONFIDENCE, hit, NameMatcher } from './match-name.ts';
import { matchToken } from './match-token.ts';
import type { ClassMatch, MatchedIngredient, MatchedLabel } from './matched-label.ts';
import type { MatchedToken } from './matched-token.ts';

/** The classes of a name's family that its entry lacks: some entries only establish identity. */
const missingClasses = (text: string, known: Ingredient): ClassMatch | null => {
  // A synonym inherits the family of its ingredient's name.
  const group = groupOf(text) ?? groupOf(known.name);
  if (!group) return null;
  const classes = group.classes.filter((name) => !known.facts.some((fact) => fact.class === name));
  return classes.length > 0 ? { ...group, classes } : null;
};

// A word (in Chinese one character, in Japanese two kana), or the form of a registry, additive or colour number.
const LIKE_A_NAME = /\p{L}{3}|\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}]{2}|\d-\d|\p{L}\.? ?\d{3}|\d{5}/u;

/** If a bracket contains nothing else, its numbers are additives. A number among names is just a number. */
const ADDITIVE = /^e? ?\d{3,4}[a-h]?(?: ?\([ivx]+\))?$/i;

const opensNumbers = ({ raw, text }: LabelToken): boolean =>
  raw.length > text.length && isFunctionName(foldInPlace(raw.slice(0, raw.indexOf(':') + 1)));

/** Which items are bare numbers after a function word ("Colours: 102, 110"), read as its additives (method M3.4.4). */
const behindFunction = (tokens: readonly LabelToken[]): readonly boolean[] => {
  let behind = false;
  return tokens.map((token) => {
    behind = ADDITIVE.test(token.text) && (behind || opensNumbers(token));
    return behind;
  });
};

/**
 * Whether an ingredient was matched or at least looks like a name. A label without any was not readable (method
 * M3.3.8).
 */
const isReadable = (one: MatchedIngredient): boolean => one.match.step !== 'none' || LIKE_A_NAME.test(one.name);

/**
 * Matches a label reading against a pack, using the steps of method M3.1; the first step that matches wins.
 * @param reading the result of `readLabel`
 * @param type decides what `aroma`, "contains:" and "may contain" mean
 * @returns the ingredients as one flat list in label order, children after their parent
 */
export const matchLabel = (reading: LabelReading, knowledge: Knowledge, type: ProductType): MatchedLabel => {
  const edible = type === 'food' || type === 'pet_food';
  const matcher = new NameMatcher(knowledge, type);
  const list: MatchedIngredient[] = [];
  const traces = [...reading.traces];
  const asides = [...notesToSearch(reading.notes)];

  const add = (token: LabelToken, part: TokenPart, parent: number | null, heading: boolean): void => {
    const { hit } = part;
    const known = hit?.id == null ? undefined : knowledge.ingredient(hit.id);
    list.push({
      raw: part.raw,
      text: part.text,
      name: known?.name ?? part.text,
      id: hit?.id ?? null,
      match: { step: hit?.step ?? 'none', confidence: hit?.confidence ?? 0 },
      percent: token.percent,
      minor: token.minor,
      optional: token.optional,
      active: token.active,
      parent,
      notCounted: part.group ? 'group' : null,
      readAs: hit?.readAs ?? null,
      ...(hit?.interrupted === true ? { around: true } : {}),
      ...(heading ? { heading } : {}),
      classMatch: hit?.classMatch ?? (known ? missingClasses(part.text, known) : null),
    });
  };

  // Cache: a name that the label repeats is matched once.
  const seen = new Map<string, MatchedToken>();
  const matched = (token: LabelToken, inBracket: boolean, numbers: boolean): MatchedToken => {
    const key = `${inBracket ? '(' : ''}${numbers ? '#' : ''}${token.raw}`;
    const known = seen.get(key);
    if (known) return known;
    const found = matchToken(token, matcher, inBracket, numbers);
    seen.set(key, found);
    return found;
  };

  /** Whether any part of a token was identified. */
  const isKnown = (token: LabelToken | undefined, inBracket: boolean, numbers: boolean): boolean =>
    token !== undefined && matched(token, inBracket, numbers).parts.some((part) => part.hit !== null || part.group);

  const visitAll = (items: readonly LabelToken[], parent: number | null, numbers = false): void => {
    const tokens = joinIndexNames(items, matcher);
    const counted = behindFunction(tokens).map((behind) => numbers || behind);
    for (const [at, token] of tokens.entries()) {
      // "Filling: sugar": a heading over identified names is a parent, just as a name before a bracket is (method
      // M2.4).
      const over = token.head && isKnown(tokens[at + 1], parent !== null, counted[at + 1] === true);
      visit(token, parent, over, counted[at] === true);
    }
  };

  const visit = (token: LabelToken, parent: number | null, over: boolean, numbers: boolean): void => {
    const found = matched(token, parent !== null, numbers);
    const { children } = found;
    const unclear = over && found.parts.every((part) => part.hit === null || part.hit.step === 'fuzzy');
    const parts = unclear ? found.parts.map((part) => ({ ...part, hit: null, group: true })) : found.parts;
    // On food, "may contain" lists allergen traces; only numbers (colours) are ingredients that may be present.
    if (edible && token.mayContain && parts.every((part) => part.hit?.step !== 'number')) {
      traces.push(token.raw);
      return;
    }
    // Search an item that was split as a whole too, so that no word between its parts is lost.
    if (parts.length > 1) asides.push(token.raw);
    const place = list.length;
    for (const part of parts) {
      add(token, part, parent, over);
      const also = part.hit?.also ?? [];
      // Further ingredients in a misread name are no more certain than the first (method M3.2.6).
      const unclear = part.hit?.step === 'fuzzy' ? part.hit : null;
      for (const id of also) {
        const further = hit(id, 'class', CONFIDENCE.class);
        add(token, { ...part, hit: unclear === null ? further : { ...unclear, id, classMatch: null } }, parent, over);
      }
    }
    const additives = children.every(({ text }) => ADDITIVE.test(text)) || parts.some((part) => part.group);
    visitAll(children, place, additives);
  };

  visitAll(reading.tokens, null);
  // Outside food, the items after "contains" are ingredients that the law requires to be listed separately.
  if (!edible) visitAll(reading.contains, null);
  const readable = list.length === 0 || list.some(isReadable);
  return {
    ingredients: readable ? countOnce(list, knowledge) : [],
    traces,
    asides,
    contains: edible ? reading.contains.map(({ raw }) => raw) : [],
    notes: readable
      ? reading.notes
      : [...reading.notes, ...list.map(({ raw }) => ({ reason: 'no_name', text: raw }) as const)],
  };
};

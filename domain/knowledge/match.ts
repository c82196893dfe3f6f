import type { LabelReading, LabelToken } from '#domain/products/label/label-reading.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { groupOf } from './class-patterns.ts';
import { countOnce } from './count-once.ts';
import type { Ingredient, Knowledge } from './knowledge.ts';
import { CONFIDENCE, hit, NameMatcher } from './match-name.ts';
import { type MatchedToken, matchToken } from './match-token.ts';
import type { ClassMatch, MatchedIngredient, MatchedLabel } from './matched-label.ts';
import type { TokenPart } from './token-part.ts';

/** The classes of a name's family that its own entry does not hold: an entry may be an identity and no more. */
const missingClasses = (text: string, known: Ingredient): ClassMatch | null => {
  const group = groupOf(text);
  if (!group) return null;
  const classes = group.classes.filter((name) => !known.facts.some((fact) => fact.class === name));
  return classes.length > 0 ? { ...group, classes } : null;
};

// A word, or the form of a registry, additive or colour number.
const LIKE_A_NAME = /\p{L}{3}|\d-\d|\p{L}\.? ?\d{3}|\d{5}/u;

/** Whether an ingredient was found or at least looks like a name; a text with neither was not read (method, section 3). */
const isReadable = (one: MatchedIngredient): boolean => one.match.step !== 'none' || LIKE_A_NAME.test(one.name);

/**
 * Matches a reading to a pack by the steps of the method, section 3; the first that hits wins.
 * @param reading what `readLabel` gave
 * @param type decides what `aroma`, "contains:" and "may contain" mean
 * @returns the ingredients as one flat list in label order, children after their parent
 */
export const matchLabel = (reading: LabelReading, knowledge: Knowledge, type: ProductType): MatchedLabel => {
  const edible = type === 'food' || type === 'pet_food';
  const matcher = new NameMatcher(knowledge, type);
  const list: MatchedIngredient[] = [];
  const traces = [...reading.traces];

  const add = (token: LabelToken, part: TokenPart, parent: number | null): void => {
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
      classMatch: hit?.classMatch ?? (known ? missingClasses(part.text, known) : null),
    });
  };

  // A label that repeats a name is looked up once. Nothing is kept between labels.
  const seen = new Map<string, MatchedToken>();
  const matched = (token: LabelToken, inBracket: boolean): MatchedToken => {
    const key = inBracket ? `(${token.raw}` : token.raw;
    const known = seen.get(key);
    if (known) return known;
    const found = matchToken(token, matcher, inBracket);
    seen.set(key, found);
    return found;
  };

  const visit = (token: LabelToken, parent: number | null): void => {
    const { parts, children } = matched(token, parent !== null);
    // On food, "may contain" names allergen traces; only colours are ingredients that may be there.
    if (edible && token.mayContain && parts.every((part) => part.hit?.step !== 'number')) {
      traces.push(token.raw);
      return;
    }
    const place = list.length;
    for (const part of parts) {
      add(token, part, parent);
      for (const id of part.hit?.also ?? []) add(token, { ...part, hit: hit(id, 'class', CONFIDENCE.class) }, parent);
    }
    for (const child of children) visit(child, place);
  };

  for (const token of reading.tokens) visit(token, null);
  // Away from food, what a label "contains" are ingredients that the law wants named apart.
  if (!edible) for (const token of reading.contains) visit(token, null);
  const readable = list.length === 0 || list.some(isReadable);
  return {
    ingredients: readable ? countOnce(list, knowledge) : [],
    traces,
    contains: edible ? reading.contains.map(({ raw }) => raw) : [],
    notes: readable
      ? reading.notes
      : [...reading.notes, ...list.map(({ raw }) => ({ reason: 'no_name', text: raw }) as const)],
  };
};

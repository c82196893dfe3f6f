import { CONFIDENCE, type NameHit, type NameMatcher } from '../matching/match-name.ts';
import type { TokenPart } from '../names/token-part.ts';

/** "CCCOO'BUTTER": a sign between capitals may be a space of one name. */
export const GLUED = /\p{Lu}['’`.]+\p{Lu}/u;
/** "malto|", "chlor!de": a bar at a word, or such a sign inside of one, is a letter of it. */
export const BARRED = /\p{L}\||\|\p{L}|\p{L}!\p{L}/u;

/** A child that says nothing of its own: a synonym, plant or origin without a fact, or words that match nothing. */
export const saysNothing = (id: string, matcher: NameMatcher): boolean => {
  const entry = matcher.knowledge.ingredient(id);
  return entry === undefined || (entry.facts.length === 0 && entry.audience.length === 0);
};

/** A part whose hazards may not be meant: told as a reading that is not clear. */
export const doubted = (found: NameHit, text: string, matcher: NameMatcher): NameHit =>
  found.id === null || saysNothing(found.id, matcher)
    ? found
    : { ...found, step: 'fuzzy', confidence: CONFIDENCE.repaired, readAs: text };

/** An item of which every part is doubted. */
export const doubtful = <T extends { readonly parts: readonly TokenPart[] }>(item: T, matcher: NameMatcher): T => ({
  ...item,
  parts: item.parts.map((part) => ({ ...part, hit: part.hit && doubted(part.hit, part.text, matcher) })),
});

import { CONFIDENCE, type NameHit, type NameMatcher } from '../matching/match-name.ts';
import type { TokenPart } from '../names/token-part.ts';

/** "CCCOO'BUTTER": a sign between capitals may be a misread space within one name. */
export const GLUED = /\p{Lu}['’`.]+\p{Lu}/u;
/** "malto|", "chlor!de": a bar next to a letter, or an exclamation mark inside a word, is a misread letter. */
export const BARRED = /\p{L}\||\|\p{L}|\p{L}!\p{L}/u;

/** Whether an id has neither facts nor warnings: a synonym, plant or origin without any, or not in the pack. */
export const hasNoFactsOrWarnings = (id: string, matcher: NameMatcher): boolean => {
  const entry = matcher.knowledge.ingredient(id);
  return entry === undefined || (entry.facts.length === 0 && entry.audience.length === 0);
};

/** Turns a hit with facts or warnings into an unclear reading, because its hazards may not apply. */
export const asUnclear = (found: NameHit, text: string, matcher: NameMatcher): NameHit =>
  found.id === null || hasNoFactsOrWarnings(found.id, matcher)
    ? found
    : { ...found, step: 'fuzzy', confidence: CONFIDENCE.repaired, readAs: text };

/** An item with all its parts doubted. */
export const withUnclearParts = <T extends { readonly parts: readonly TokenPart[] }>(
  item: T,
  matcher: NameMatcher,
): T => ({
  ...item,
  parts: item.parts.map((part) => ({ ...part, hit: part.hit && asUnclear(part.hit, part.text, matcher) })),
});

import type { FoodAllergen } from '../../../knowledge/knowledge.ts';

/** What a phrase says about an allergen: names it, often contains it, is an exempt form, or is not it. */
export type AllergenSense = 'word' | 'check' | 'exempt' | 'not';

/** A phrase of the allergen lexicon, with what it says about its allergen. */
export interface Phrase {
  readonly words: readonly string[];
  readonly allergen: FoodAllergen;
  readonly sense: AllergenSense;
}

/** A phrase, and the range of words where it is found in a text; `end` is exclusive. */
export interface Span {
  readonly phrase: Phrase;
  readonly start: number;
  readonly end: number;
}

/** Whether one of the last spans begins at an index and names an allergen. @param spans ordered by start */
export const isNamedAt = (start: number, allergen: FoodAllergen, spans: readonly Span[]): boolean => {
  for (let at = spans.length - 1; at >= 0 && spans[at]?.start === start; at -= 1)
    if (spans[at]?.phrase.allergen === allergen) return true;
  return false;
};

const shields = (outer: Span, inner: Span): boolean => {
  const { sense, allergen } = outer.phrase;
  if (sense !== 'not' && (sense !== 'exempt' || inner.phrase.sense === 'exempt')) return false;
  // "Rice malt syrup": a phrase that is not the allergen may end inside the words that would name it.
  if (allergen !== inner.phrase.allergen || outer.start > inner.start) return false;
  return outer.end >= inner.end || (outer.start < inner.start && outer.end > inner.start);
};

/**
 * Whether a span that is not the allergen, or is an exempt form of it, wins over the allergen word inside it.
 * @param place index of the inner span
 * @param spans ordered by start, none longer than the longest phrase
 */
export const isShielded = (place: number, spans: readonly Span[], longest: number): boolean => {
  const inner = spans[place];
  if (inner === undefined) return false;
  for (let at = place; at >= 0; at -= 1) {
    const outer = spans[at];
    if (outer === undefined || outer.start + longest <= inner.start) break;
    if (shields(outer, inner)) return true;
  }
  for (let at = place + 1; spans[at]?.start === inner.start; at += 1) {
    const outer = spans[at];
    if (outer !== undefined && shields(outer, inner)) return true;
  }
  return false;
};

import type { BracketPairs } from './brackets.ts';
import { isWordUnit } from './fold-in-place.ts';
import { cutOut } from './item-shape.ts';

const EDGE = ' \t\n\r,;:.!?|-\u00a0';
const FRAGRANCE =
  /^(?:parfums?|fragrances?|perfumes?|profumo|duftstoffe?|aromas?|flavou?rs?|flavou?rings?|aromes?|aromen)$/;

/** A label's text with its folded form and its brackets. All places are places in all three. */
export class LabelText {
  readonly text: string;
  readonly folded: string;
  readonly pairs: BracketPairs;

  /** @param text the label @param folded the label folded in place @param pairs its brackets */
  constructor(text: string, folded: string, pairs: BracketPairs) {
    this.text = text;
    this.folded = folded;
    this.pairs = pairs;
  }

  /** An item without some of its brackets. */
  pick(start: number, end: number, brackets: readonly (readonly [number, number])[]): string {
    const spans = [...brackets].sort((a, b) => a[0] - b[0]);
    return cutOut(
      this.text.slice(start, end),
      spans.map(([open, close]) => [open - start, close + 1 - start] as const),
    );
  }

  /** Where the colon stands in "Parfum: limonene", which names two ingredients; 0 otherwise. */
  fragranceHeading(start: number, end: number): number {
    const colon = start + this.folded.slice(start, Math.min(end, start + 20)).indexOf(':');
    if (colon <= start) return 0;
    return FRAGRANCE.test(this.folded.slice(start, colon).trim()) && this.trimmed(colon + 1, end)[0] < end ? colon : 0;
  }

  trimmed(start: number, end: number): [number, number] {
    let from = start;
    let to = end;
    while (from < to && this.isEdge(from)) from += 1;
    while (to > from && this.isEdge(to - 1)) to -= 1;
    return [from, to];
  }

  /** Signs around an item, and a bracket without partner there. */
  isEdge(at: number): boolean {
    if (isWordUnit(this.folded.charCodeAt(at))) return false;
    const sign = this.folded.charAt(at);
    return EDGE.includes(sign) || ('([{)]}'.includes(sign) && (this.pairs[at] ?? -1) < 0);
  }
}

import type { BracketPairs } from './brackets.ts';
import { Excerpt, type Span } from './excerpt.ts';
import { isWordUnit } from './fold-in-place.ts';

const EDGE = ' \t\n\r,;:.!?|-\u00a0';
/** A label's text with its folded form and its brackets. A position is the same in all three. */
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
  pick(start: number, end: number, brackets: readonly Span[]): Excerpt {
    const item = Excerpt.of(this.text, start, end);
    if (brackets.length === 0) return item;
    const spans = [...brackets].sort((a, b) => a[0] - b[0]);
    return item.without(spans.map(([open, close]) => [open - start, Math.min(close + 1, end) - start] as const));
  }

  trimmed(start: number, end: number): [number, number] {
    let from = start;
    let to = end;
    while (from < to && this.isEdge(from)) from += 1;
    while (to > from && this.isEdge(to - 1)) to -= 1;
    return [from, this.isSubstituent(from, to, end) ? to + 1 : to];
  }

  /** Whether the hyphen after an item ties it to the parent that an inverted index name puts before it: "4-nonyl-". */
  private isSubstituent(from: number, to: number, end: number): boolean {
    if (to >= end || this.folded.charAt(to) !== '-' || this.folded.charAt(to + 1) === '\n') return false;
    const located = /^[([]?(?:\d|[no][,'-])/.test(this.folded.slice(from, from + 4));
    return located
      ? /[a-z)\]]$/.test(this.folded.slice(to - 1, to))
      : /(?:yl|ylene|oxy|amino|imino|chloro|bromo|fluoro|nitro|thio|oxo)$/.test(
          this.folded.slice(Math.max(from, to - 8), to),
        );
  }

  /** Whether a character is punctuation around an item, or a bracket without a partner. */
  isEdge(at: number): boolean {
    if (isWordUnit(this.folded.charCodeAt(at))) return false;
    const sign = this.folded.charAt(at);
    return EDGE.includes(sign) || ('([{)]}'.includes(sign) && (this.pairs[at] ?? -1) < 0);
  }
}

import { foldInPlace } from './fold-in-place.ts';
import { runCuts } from './item-runs.ts';
import { type ItemShape, nameOf, shapeOf } from './item-shape.ts';
import type { Item, ItemState } from './item-state.ts';
import { LABEL_LIMITS, type LabelNote, type LabelToken } from './label-reading.ts';
import type { LabelText } from './label-text.ts';
import { isMarked, reasonToLeaveOut } from './left-out.ts';
import { saysFree } from './markers.ts';

/** Longer items are no few names whose commas are missing. */
const LONGEST_RUN = 1500;

/** Reads the ingredients that single items name, and holds what is gathered of a label on the way. */
export abstract class TokenReader {
  readonly traces: string[] = [];
  readonly contains: LabelToken[] = [];
  readonly structure: string[] = [];
  readonly notes: LabelNote[] = [];
  protected readonly label: LabelText;
  /** Whether a footnote mark was seen behind a name. */
  protected marked = false;
  private count = 0;
  /** Signs looked for item by item only where the label has any. */
  private readonly hasMarks: boolean;

  constructor(label: LabelText) {
    this.label = label;
    this.hasMarks = /[*†‡°¹²³]/.test(label.folded);
  }

  /** The items of a bracket. */
  protected abstract inside(open: number, close: number, depth: number, state: ItemState): LabelToken[];

  /** Leaves a stretch out, and says so. */
  leave(reason: LabelNote['reason'], start: number, end: number): void {
    const text = this.label.text.slice(start, end).trim();
    if (/[\p{L}\d]/u.test(text)) this.notes.push({ reason, text });
  }

  /** Whether a label holds more than is read. */
  protected isFull(): boolean {
    return this.count >= LABEL_LIMITS.ingredients || this.notes.length >= LABEL_LIMITS.ingredients;
  }

  /** Notes words that say how to read on. @returns where the name begins */
  protected takeStructure(start: number, end: number, last: number): number {
    this.structure.push(this.label.text.slice(start, end).trim());
    let after = end;
    while (after < last && (this.label.isEdge(after) || this.label.folded.charAt(after) === '/')) after += 1;
    return after;
  }

  /** The ingredients that one item names; most often one. */
  protected tokens(item: Item, state: ItemState, lines = true): LabelToken[] {
    const { piece, start, end, depth } = item;
    const colon = this.label.fragranceHeading(start, end);
    if (colon > 0) {
      const [next] = this.label.trimmed(colon + 1, end);
      const [, last] = this.label.trimmed(start, colon);
      return [...this.tokens({ ...item, end: last }, state), ...this.tokens({ ...item, start: next }, state)];
    }
    const cuts = this.runs(item, state.active);
    if (cuts.length > 0) {
      return [start, ...cuts].flatMap((from, at) => {
        const [first, last] = this.label.trimmed(from, cuts[at] ?? end);
        return first < last ? this.tokens({ ...item, start: first, end: last }, state, lines) : [];
      });
    }
    const shape = shapeOf(this.label.folded, piece.brackets, start, end);
    const outside = this.label.pick(start, end, [...shape.brackets, ...shape.gaps]);
    const alone = nameOf(outside, state.inBracket);
    const folded = foldInPlace(alone.text);
    const named = folded !== '';
    // "0% parabens" names what is absent.
    const absent = alone.percent === 0 && this.label.folded.charAt(start) === '0';
    let reason = absent || saysFree(folded) ? 'free_from' : reasonToLeaveOut(folded, state.inBracket);
    if (reason === 'sentence' && lines) {
      // An address or sentence on the lines, or behind the point, after the last ingredient.
      const line = nextBreak(this.label.folded, start, end);
      if (line > start && line < end && !piece.brackets.some(([open, close]) => open < line && close > line)) {
        const [, last] = this.label.trimmed(start, line);
        const [next] = this.label.trimmed(line + 1, end);
        return [
          ...this.tokens({ ...item, end: last }, state, false),
          ...this.tokens({ ...item, start: next }, state, false),
        ];
      }
    }
    const children: LabelToken[] = [];
    const listed: (readonly [number, number])[] = [];
    if (depth < LABEL_LIMITS.depth) {
      for (const bracket of shape.brackets) {
        const before = this.count;
        const inner = this.inside(bracket[0], bracket[1], depth + 1, { ...state, share: null, inBracket: named });
        children.push(...inner);
        if (inner.length !== 1 || this.count - before > 1) listed.push(bracket);
      }
    }
    const { text, percent } =
      shape.brackets.length === listed.length
        ? alone
        : nameOf(this.label.pick(start, end, [...listed, ...shape.gaps]) + missingSign(shape, end), state.inBracket);
    // A name that is nothing without its bracket may be something with it.
    if (reason === 'no_name' && named && listed.length === 0)
      reason = reasonToLeaveOut(foldInPlace(text), state.inBracket);
    if (reason !== null && named && children.length > 0) reason = null;
    const left = reason ?? (this.count >= LABEL_LIMITS.ingredients ? 'too_many' : null);
    if (left !== null) {
      this.leaveAround(left, item, children.length > 0 ? shape.brackets : []);
      return children;
    }
    this.count += 1;
    if (this.hasMarks && !state.inBracket && !this.marked && isMarked(this.label.folded.slice(start, end)))
      this.marked = true;
    const { minor, optional, mayContain, active } = state;
    const share = percent ?? (this.isHeadShare(shape, end) ? null : shape.percent) ?? state.share;
    const raw = this.label.text.slice(start, end);
    const isList = listed.length > 0 && children.length > 0;
    return [{ raw, text, percent: share, minor, optional, mayContain, active, children, listed: isList }];
  }

  /** Whether the bracket with a share belongs to words before a colon ("Filling (52%): sugar"). */
  private isHeadShare({ gaps }: ItemShape, end: number): boolean {
    const last = gaps[gaps.length - 1]?.[1];
    return last !== undefined && /^\s*:/.test(this.label.folded.slice(last + 1, Math.min(end, last + 6)));
  }

  /** Places in an item at which another one begins though no comma stands there. */
  private runs({ piece, start, end }: Item, active: boolean): readonly number[] {
    if (end - start > LONGEST_RUN) return [];
    const text = this.label.folded.slice(start, end);
    if (!active && !text.includes('%')) return [];
    const own = piece.brackets.filter(([open, close]) => open >= start && close < end);
    return runCuts(
      text,
      own.map(([open, close]) => [open - start, close - start] as const),
      active,
    ).map((at) => start + at);
  }

  /** The children stay; what stands around their brackets is left out. */
  private leaveAround(
    reason: LabelNote['reason'],
    { start, end }: Item,
    brackets: readonly (readonly [number, number])[],
  ): void {
    this.leave(reason, start, brackets[0]?.[0] ?? end);
    const last = brackets[brackets.length - 1]?.[1];
    if (last !== undefined) this.leave(reason, last + 1, end);
  }
}

/** Closes the last bracket of a name that the label leaves open. */
const missingSign = ({ brackets }: ItemShape, end: number): string =>
  brackets[brackets.length - 1]?.[1] === end ? ')' : '';

/** Where the next line or sentence of an item begins; -1 for nowhere. */
const nextBreak = (folded: string, start: number, end: number): number => {
  const line = folded.indexOf('\n', start);
  const point = folded.indexOf('. ', start);
  if (point < 0 || point >= end) return line;
  return line < 0 ? point : Math.min(line, point);
};

import type { Span } from './excerpt.ts';
import { type ExtractMarker, extractMarker } from './extract-marker.ts';
import { foldInPlace } from './fold-in-place.ts';
import { endOfHeadName } from './item-head.ts';
import { isZeroPercentClaim } from './item-lead.ts';
import { colonOf, isPrefix, nameOf } from './item-name.ts';
import { runCuts } from './item-runs.ts';
import { type ItemShape, shapeOf } from './item-shape.ts';
import type { Item, ItemState } from './item-state.ts';
import { LABEL_LIMITS, type LabelNote, type LabelToken, type ReadAs, type ReadSpan } from './label-reading.ts';
import type { LabelText } from './label-text.ts';
import { isMarked, reasonToLeaveOut } from './left-out.ts';
import { isFreeFromName } from './markers.ts';
import type { IsName } from './row-of-known-names.ts';

/** An item longer than this is not just a few names whose commas are missing. */
const LONGEST_RUN = 1500;
const SPACES = /\s+/g;
/** Maximum number of words of a name that a sentence follows without a separator. */
const MOST_WORDS = 5;

/** Reads the ingredients that single items name, and collects what is found on a label. */
export abstract class TokenReader {
  readonly traces: string[] = [];
  readonly contains: LabelToken[] = [];
  readonly structure: string[] = [];
  readonly notes: LabelNote[] = [];
  /** What each word was read as. */
  readonly spans: ReadSpan[] = [];
  protected readonly label: LabelText;
  /** Whether a footnote mark was seen after a name. */
  protected marked = false;
  private count = 0;
  /** Whether the label has such characters at all; if not, its items are not searched for them. */
  private readonly hasMarks: boolean;
  private readonly hasColon: boolean;
  protected readonly isName: IsName;

  constructor(label: LabelText, isName: IsName) {
    this.label = label;
    this.isName = isName;
    this.hasMarks = /[*†‡°¹²³]/.test(label.folded);
    this.hasColon = label.folded.includes(':');
  }

  /** Reads the items of a bracket. */
  protected abstract inside(open: number, close: number, depth: number, state: ItemState): LabelToken[];

  /** Reads the lines of an item after its first. */
  protected abstract behind(item: Item, state: ItemState): LabelToken[];

  /** Leaves out a stretch, with a note. */
  leave(reason: LabelNote['reason'], start: number, end: number): void {
    const text = this.label.text.slice(start, end).trim();
    if (!/[\p{L}\d]/u.test(text)) return;
    this.notes.push({ reason, text });
    this.put(reason, start, end);
  }

  /** Records words that only say how to read what follows. */
  structured(start: number, end: number): void {
    const text = this.label.text.slice(start, end).trim();
    if (!/[\p{L}\d]/u.test(text)) return;
    this.structure.push(text);
    this.put('structure', start, end);
  }

  /** Records what a stretch was read as. */
  protected put(as: ReadAs, start: number, end: number): void {
    if (start < end) this.spans.push({ start, end, as });
  }

  /** Whether the limit of ingredients or notes is reached. */
  protected isFull(): boolean {
    return this.count >= LABEL_LIMITS.ingredients || this.notes.length >= LABEL_LIMITS.ingredients;
  }

  /** Records words that say how to read what follows. @returns where the name begins */
  protected takeStructure(start: number, end: number, last: number): number {
    this.structure.push(this.label.text.slice(start, end).trim());
    this.put('structure', start, end);
    let after = end;
    while (after < last && (this.label.isEdge(after) || this.label.folded.charAt(after) === '/')) after += 1;
    return after;
  }

  /** The ingredients that one item names; usually one. */
  protected tokens(item: Item, state: ItemState, lines = true): LabelToken[] {
    const { piece, start, end, depth } = item;
    const colon = this.headColon(item);
    if (colon > 0) {
      const [next] = this.label.trimmed(colon + 1, end);
      // A share given for a group belongs to the name of the group.
      const own = { ...state, share: null };
      const over = this.head({ ...item, end: colon }, state);
      const under = this.tokens({ ...item, start: next }, own, lines);
      return under.length > 0 ? [...over, ...under] : over.map((token) => ({ ...token, head: false }));
    }
    const cuts = this.runs(item, state.active);
    if (cuts.length > 0) {
      return [start, ...cuts].flatMap((from, at) => {
        const [first, last] = this.label.trimmed(from, cuts[at] ?? end);
        return first < last ? this.tokens({ ...item, start: first, end: last }, state, lines) : [];
      });
    }
    const strong = piece.brackets.some(([open]) => open >= start && open < end)
      ? null
      : extractMarker(this.label.folded.slice(start, end));
    if (strong !== null) return this.withMarker(item, strong, state);
    const shape = shapeOf(this.label.folded, piece.brackets, start, end);
    const alone = nameOf(this.label.pick(start, end, [...shape.brackets, ...shape.gaps]), state.inBracket);
    const folded = foldInPlace(alone.text);
    const named = folded !== '';
    const absent = alone.percent === 0 && isZeroPercentClaim(this.label.folded.slice(start, end));
    let reason = absent || isFreeFromName(folded) ? 'free_from' : reasonToLeaveOut(folded, state.inBracket);
    if (reason === 'sentence' && lines) {
      // An address or sentence after the last ingredient, on the next line or after a full stop or colon.
      const line = nextBreak(this.label.folded, start, end);
      if (line > start && line < end && !piece.brackets.some(([open, close]) => open < line && close > line)) {
        const [, last] = this.label.trimmed(start, line);
        const [next] = this.label.trimmed(line + 1, end);
        return [...this.tokens({ ...item, end: last }, state, false), ...this.behind({ ...item, start: next }, state)];
      }
    }
    const name = reason === 'sentence' && lines ? this.endOfKnownName(item) : 0;
    if (name > 0) {
      const own = this.tokens({ ...item, end: name }, state, false);
      this.leave('sentence', name, end);
      return own;
    }
    const children: LabelToken[] = [];
    const listed: Span[] = [];
    const noted = this.notes.length;
    const traced = this.traces.length;
    const told = this.spans.length;
    const ofName: Span[] = [];
    if (depth < LABEL_LIMITS.depth) {
      for (const bracket of shape.brackets) {
        const before = this.count;
        const from = this.spans.length;
        const inner = this.inside(bracket[0], bracket[1], depth + 1, { ...state, share: null, inBracket: named });
        children.push(...inner);
        if (inner.length !== 1 || this.count - before > 1) listed.push(bracket);
        else ofName.push([from, this.spans.length]);
      }
    }
    const own =
      shape.brackets.length === listed.length
        ? alone
        : nameOf(this.label.pick(start, end, [...listed, ...shape.gaps]), state.inBracket);
    const { percent } = own;
    const text = shape.brackets.length === listed.length ? own.text : withMissingSign(own.text, shape, end);
    // A name that is rejected without its bracket may be valid with it.
    if (reason === 'no_name' && named && listed.length === 0)
      reason = reasonToLeaveOut(foldInPlace(text), state.inBracket);
    if (reason !== null && named && children.length > 0) reason = null;
    const left = reason ?? (this.count >= LABEL_LIMITS.ingredients ? 'too_many' : null);
    if (left !== null) {
      const kept = children.length > 0 || this.traces.length > traced;
      if (!kept) {
        // A single note covers the whole item.
        this.spans.length = told;
        this.notes.length = noted;
      }
      this.leaveAround(left, item, kept ? shape.brackets : []);
      return children;
    }
    this.count += 1;
    // The words of a bracket with one thing in it belong to the name around it.
    for (const [from, to] of ofName.reverse()) this.spans.splice(from, to - from);
    for (const [open, close] of shape.gaps) this.put('amount', open, Math.min(close + 1, end));
    for (const [from, to] of own.places) this.put('name', from, to);
    for (const { as, span } of own.asides) {
      if (as === 'long_name' || as === 'free_from') this.leave(as, ...span);
      else this.put(as, ...span);
    }
    if (this.hasMarks && !state.inBracket && !this.marked && isMarked(this.label.folded.slice(start, end)))
      this.marked = true;
    const { minor, optional, mayContain, active } = state;
    const share = percent ?? shape.percent ?? state.share;
    const raw = this.label.text.slice(start, end);
    const isList = listed.length > 0 && children.length > 0;
    return [{ raw, text, percent: share, minor, optional, mayContain, active, children, listed: isList, head: false }];
  }

  /**
   * The end of a known name that is followed by a sentence without a separator ("…, salted butter (milk) Best eaten
   * cold"). Only after a comma, semicolon or bullet, and before a capital or digit.
   * @returns 0 if there is none
   */
  private endOfKnownName({ piece, start, end }: Item): number {
    const { text, folded } = this.label;
    if (!/[,;•]\s*$/.test(folded.slice(Math.max(0, start - 4), start))) return 0;
    let last = 0;
    let words = 0;
    for (const { index, 0: space } of folded.slice(start, end).matchAll(SPACES)) {
      words += 1;
      if (words > MOST_WORDS) break;
      const bracket = piece.brackets.find(([open]) => open === start + index + space.length);
      const next = bracket === undefined ? start + index + space.length : bracket[1] + 1;
      const sign = text.slice(next, end).trimStart().charAt(0);
      if ((sign !== sign.toLowerCase() || /\d/.test(sign)) && this.isName(text.slice(start, start + index)))
        last = next;
    }
    return last;
  }

  /** An extract, with the substance it is standardised to read as if it were in a bracket. */
  private withMarker(item: Item, strong: ExtractMarker, state: ItemState): LabelToken[] {
    const { start, end } = item;
    const [from, to] = this.label.trimmed(start, start + strong.end);
    const own = this.tokens({ ...item, start: from, end: to }, state, false);
    const [named] = own;
    if (named === undefined || own.length > 1) return own;
    // The share is that of the substance in the extract, not of the product.
    this.put('amount', start + strong.end, start + strong.start);
    const inside = { ...state, share: null, inBracket: true };
    const children = this.tokens({ ...item, start: start + strong.start, end }, inside, false);
    const [marker] = children;
    const text = marker === undefined ? named.text : `${named.text} (${marker.text})`;
    return [{ ...named, raw: this.label.text.slice(start, end), text, children }];
  }

  /** The colon after words that are an item of their own ("Filling (52%): sugar"); 0 if there is none. */
  private headColon({ piece, start, end }: Item): number {
    if (!this.hasColon || !this.label.folded.slice(start, end).includes(':')) return 0;
    const own = piece.brackets.filter(([open, close]) => open >= start && close < end);
    const outside = this.label.pick(start, end, own);
    const at = colonOf(outside.text);
    const before = foldInPlace(outside.text.slice(0, Math.max(0, at)));
    return !/\p{L}{2}/u.test(before) || isPrefix(before) ? 0 : (outside.placesOf(at, at + 1)[0]?.[0] ?? 0);
  }

  /** Reads the words before a colon: a name that heads those after it, or a name followed by the function of those. */
  private head(item: Item, state: ItemState): LabelToken[] {
    const [start, end] = this.label.trimmed(item.start, item.end);
    const name = start + endOfHeadName(this.label.folded.slice(start, end));
    if (name < end) {
      this.structured(name, end);
      return this.tokens({ ...item, start, end: this.label.trimmed(start, name)[1] }, state);
    }
    const own = this.tokens({ ...item, start, end }, state);
    return own.map((token, at) => (at === own.length - 1 ? { ...token, head: true } : token));
  }

  /** Positions in an item at which another one begins without a comma. */
  private runs({ piece, start, end }: Item, active: boolean): readonly number[] {
    if (end - start > LONGEST_RUN) return [];
    const text = this.label.folded.slice(start, end);
    if (!active && !text.includes('%')) return [];
    const own = piece.brackets.filter(([open, close]) => open >= start && close < end);
    return runCuts(
      text,
      own.map(([open, close]) => [open - start, close - start] as const),
      active,
    )
      .map((at) => start + at)
      .filter((at) => !own.some(([open, close]) => at > open && at <= close));
  }

  /** Leaves out what is around the brackets; their children are kept. */
  private leaveAround(reason: LabelNote['reason'], { start, end }: Item, brackets: readonly Span[]): void {
    let from = start;
    for (const [open, close] of brackets) {
      this.leave(reason, from, open);
      from = close + 1;
    }
    this.leave(reason, from, end);
  }
}

/** Closes the last bracket of a name if the label leaves it open. */
const withMissingSign = (name: string, { brackets }: ItemShape, end: number): string =>
  brackets[brackets.length - 1]?.[1] === end && /[([{][^)\]}]*$/.test(name) ? `${name})` : name;

/** The first line break, full stop or colon in an item; -1 if there is none. */
const nextBreak = (folded: string, start: number, end: number): number => {
  let first = -1;
  for (const sign of ['\n', '. ', ': ']) {
    const at = folded.slice(start, end).indexOf(sign);
    if (at >= 0 && (first < 0 || start + at < first)) first = start + at;
  }
  return first;
};

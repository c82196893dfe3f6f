import { claimReaches, followingItems } from './absence-claim.ts';
import { foldInPlace, isWordUnit } from './fold-in-place.ts';
import { endOfInnerTrace, leadOf, saysTraces } from './item-lead.ts';
import { type ItemShape, nameOf, shapeOf } from './item-shape.ts';
import { type Item, type ItemState, PLAIN } from './item-state.ts';
import { itemText } from './item-text.ts';
import { LABEL_LIMITS, type LabelNote, type LabelToken } from './label-reading.ts';
import type { LabelText } from './label-text.ts';
import { isAddress, isFootnote, isMarked, reasonToLeaveOut } from './left-out.ts';
import { saysFree } from './markers.ts';
import { type Piece, splitItems } from './split.ts';
import { statementStarts } from './statement-starts.ts';

type Mode = 'list' | 'trace' | 'contains' | 'free';

const TRAILING_VERB = / (?:enthalten|sein|bevatten|innehålla)$/i;
// "Sodium Fluoride 0.24% Purpose Anticavity": the second column of US Drug Facts, on the line of the active ingredient.
const PURPOSE = /(?<![a-z])(?:purposes?|uses?)(?=[ :\n])/;
/** Reads the items of one label. Holds what is gathered on the way. */
export class ItemReader {
  readonly traces: string[] = [];
  readonly contains: LabelToken[] = [];
  readonly structure: string[] = [];
  readonly notes: LabelNote[] = [];
  private count = 0;
  private marked = false;
  /** Signs and words looked for item by item only where the label has any. */
  private readonly hasMarks: boolean;
  private readonly hasTraces: boolean;
  private readonly hasPurpose: boolean;
  private readonly label: LabelText;

  constructor(label: LabelText) {
    this.label = label;
    this.hasMarks = /[*†‡°¹²³]/.test(label.folded);
    this.hasTraces = saysTraces(label.folded);
    this.hasPurpose = label.folded.includes('purpose');
  }

  /** The ingredients of one block, top level. */
  block(start: number, end: number, active: boolean): LabelToken[] {
    const cuts = statementStarts(this.label.folded, start, end);
    const pieces = splitItems(this.label.text, this.label.folded, this.label.pairs, start, end, true, cuts);
    return this.items(pieces, 0, { ...PLAIN, active });
  }

  /** Leaves a stretch out, and says so. */
  leave(reason: LabelNote['reason'], start: number, end: number): void {
    const text = this.label.text.slice(start, end).trim();
    if (/[\p{L}\d]/u.test(text)) this.notes.push({ reason, text });
  }

  private inside(open: number, close: number, depth: number, state: ItemState): LabelToken[] {
    return this.items(
      splitItems(this.label.text, this.label.folded, this.label.pairs, open + 1, close, false),
      depth,
      state,
    );
  }

  private items(pieces: readonly Piece[], depth: number, given: ItemState): LabelToken[] {
    const tokens: LabelToken[] = [];
    const state = { ...given };
    let mode: Mode = 'list';
    let opens = true;
    for (const [index, piece] of pieces.entries()) {
      const [start, end] = this.label.trimmed(piece.start, piece.end);
      if (start < end) {
        if (this.isFull()) {
          this.leave('too_many', start, pieces[pieces.length - 1]?.end ?? end);
          return tokens;
        }
        const item = { piece, start, end, depth };
        mode = this.item(item, state, mode, { opens, following: followingItems(pieces, index) }, tokens);
      }
      opens = piece.ending !== 'item';
      if (opens) {
        mode = 'list';
        if (depth === 0) Object.assign(state, given);
      }
    }
    return tokens;
  }

  private isFull(): boolean {
    return this.count >= LABEL_LIMITS.ingredients || this.notes.length >= LABEL_LIMITS.ingredients;
  }

  /** Reads one item into `tokens` or wherever it belongs. @returns the mode for the next item */
  private item(
    item: Item,
    state: ItemState,
    before: Mode,
    place: { readonly opens: boolean; readonly following: number },
    tokens: LabelToken[],
  ): Mode {
    const { start, end, depth } = item;
    // A bracket that stands alone holds items of this level: "[+/- CI 77891, CI 77491]".
    const partner = this.label.pairs[start] ?? -1;
    if (partner === end - 1 && partner > start && depth < LABEL_LIMITS.depth) {
      tokens.push(...this.inside(start, partner, depth + 1, state));
      return before;
    }
    if (
      !isWordUnit(this.label.folded.charCodeAt(start)) &&
      isFootnote(this.label.folded.slice(start, Math.min(end, start + 200)), this.marked, place.opens)
    ) {
      this.leave('footnote', start, end);
      return before;
    }
    if (depth === 0 && (state.active || this.hasPurpose)) {
      const purpose = PURPOSE.exec(this.label.folded.slice(start, end));
      if (purpose && (state.active || this.label.folded.slice(start, start + purpose.index).includes('%'))) {
        this.leave('sentence', start + purpose.index, end);
        if (purpose.index === 0) return before;
        return this.item(
          { ...item, end: this.label.trimmed(start, start + purpose.index)[1] },
          state,
          before,
          place,
          tokens,
        );
      }
    }
    let mode = before;
    let from = start;
    for (let step = 0; step < 4; step += 1) {
      const lead = leadOf(this.label.folded.slice(from, Math.min(end, from + 160)));
      if (lead === null) break;
      if (lead.kind === 'free' || lead.kind === 'absent') {
        this.leave('free_from', start, end);
        return claimReaches(lead.kind, place.opens, place.following) ? 'free' : mode;
      }
      from = this.takeStructure(from, from + lead.end, end);
      if (lead.kind === 'optional') state.optional = true;
      else if (lead.kind === 'minor') state.minor = true;
      else if (lead.kind === 'share') state.share = lead.percent;
      else if (lead.kind === 'trace') mode = 'trace';
      else if (lead.kind === 'mayContain') {
        state.optional = true;
        state.mayContain = true;
        mode = 'list';
      } else if (!state.inBracket && (tokens.length > 0 || lead.named)) {
        mode = 'contains';
        if (!lead.named && !place.opens) {
          this.statement({ ...item, start: from }, mode);
          return before;
        }
      }
    }
    if (mode === 'free') this.leave('free_from', from, end);
    if (from >= end || mode === 'free') return mode;
    const trace =
      this.hasTraces && mode === 'list' && !state.inBracket ? endOfInnerTrace(this.label.folded.slice(from, end)) : 0;
    if (trace > 0) {
      from = this.takeStructure(from, from + trace, end);
      mode = 'trace';
    }
    if (mode === 'list') tokens.push(...this.tokens({ ...item, start: from }, state));
    else this.statement({ ...item, start: from }, mode);
    return mode;
  }

  private statement(item: Item, mode: 'trace' | 'contains'): void {
    const { start, end } = item;
    if (start >= end) return;
    if (mode === 'contains') {
      this.contains.push(...this.tokens(item, PLAIN));
      return;
    }
    const text = itemText(this.label.text.slice(start, end)).replace(TRAILING_VERB, '');
    if (isAddress(foldInPlace(text))) this.leave('sentence', start, end);
    else if (text !== '') this.traces.push(text);
  }

  /** Notes words that say how to read on. @returns where the name begins */
  private takeStructure(start: number, end: number, last: number): number {
    this.structure.push(this.label.text.slice(start, end).trim());
    let after = end;
    while (after < last && (this.label.isEdge(after) || this.label.folded.charAt(after) === '/')) after += 1;
    return after;
  }

  /** The ingredients that one item names; most often one. */
  private tokens(item: Item, state: ItemState, lines = true): LabelToken[] {
    const { piece, start, end, depth } = item;
    const colon = this.label.fragranceHeading(start, end);
    if (colon > 0) {
      const [next] = this.label.trimmed(colon + 1, end);
      const [, last] = this.label.trimmed(start, colon);
      return [...this.tokens({ ...item, end: last }, state), ...this.tokens({ ...item, start: next }, state)];
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
      // An address or sentence on the lines after the last ingredient.
      const line = this.label.folded.indexOf('\n', start);
      if (line > start && line < end && !piece.brackets.some(([open, close]) => open < line && close > line)) {
        return [
          ...this.tokens({ ...item, end: line }, state, false),
          ...this.tokens({ ...item, start: line + 1 }, state, false),
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
    const share = percent ?? shape.percent ?? state.share;
    const raw = this.label.text.slice(start, end);
    const isList = listed.length > 0 && children.length > 0;
    return [{ raw, text, percent: share, minor, optional, mayContain, active, children, listed: isList }];
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

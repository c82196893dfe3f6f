import { claimReaches, followingItems } from './absence-claim.ts';
import { continuesAddress, isAddress } from './address.ts';
import { foldInPlace, isWordUnit } from './fold-in-place.ts';
import { endOfInnerTrace, leadOf, saysTraces } from './item-lead.ts';
import { type Item, type ItemState, PLAIN } from './item-state.ts';
import { LABEL_LIMITS, type LabelToken } from './label-reading.ts';
import type { LabelText } from './label-text.ts';
import { isFootnote } from './left-out.ts';
import { startOfOrganicClaim } from './organic-claim.ts';
import { activeStretches } from './purpose-column.ts';
import { TokenReader } from './read-tokens.ts';
import { isOtherScript } from './script.ts';
import { type Piece, splitItems } from './split.ts';
import { statementStarts } from './statement-starts.ts';
import { endOfMadeFrom, tellsOfProduct } from './told-of-product.ts';
import { startOfTrace, traceParts } from './trace-parts.ts';

type Mode = 'list' | 'trace' | 'contains' | 'free' | 'address';

/** Where an item stands among the others. */
interface Place {
  readonly opens: boolean;
  readonly following: number;
}

// "Active ingredient (in each tablet)".
const DOSE = /^[([](?:in|per) (?:each|every|one|1) [^()[\]]{1,40}[)\]]/;
/** Names in Latin letters before a list in another script is taken for the same one again. */
const FEWEST = 3;

/** Reads the items of one label. Holds what is gathered on the way. */
export class ItemReader extends TokenReader {
  /** Words looked for item by item only where the label has any. */
  private readonly hasTraces: boolean;
  private readonly hasPurpose: boolean;

  constructor(label: LabelText) {
    super(label);
    this.hasTraces = saysTraces(label.folded);
    this.hasPurpose = label.folded.includes('purpose');
  }

  /** The ingredients of one block, top level. */
  block(start: number, end: number, active: boolean): LabelToken[] {
    const cuts = statementStarts(this.label.folded, start, end);
    const pieces = splitItems(this.label.text, this.label.folded, this.label.pairs, start, end, true, cuts);
    return this.items(pieces, 0, { ...PLAIN, active });
  }

  protected override inside(open: number, close: number, depth: number, state: ItemState): LabelToken[] {
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

  /** Reads one item into `tokens` or wherever it belongs. @returns the mode for the next item */
  private item(item: Item, state: ItemState, before: Mode, place: Place, tokens: LabelToken[]): Mode {
    const { start, end, depth } = item;
    const { folded } = this.label;
    // A bracket that stands alone holds items of this level: "[+/- CI 77891, CI 77491]".
    const partner = this.label.pairs[start] ?? -1;
    if (partner === end - 1 && partner > start && depth < LABEL_LIMITS.depth) {
      tokens.push(...this.inside(start, partner, depth + 1, state));
      return before;
    }
    const text = folded.slice(start, Math.min(end, start + 300));
    if (!isWordUnit(folded.charCodeAt(start)) && isFootnote(text.slice(0, 200), this.marked, place.opens)) {
      this.leave('footnote', start, end);
      return before;
    }
    const aside = this.asideReason(item, text, before, tokens.length);
    if (aside !== null) {
      this.leave(aside, start, end);
      return aside === 'sentence' && isAddress(text) ? 'address' : before;
    }
    if (depth === 0 && (state.active || this.hasPurpose)) {
      const stretches = activeStretches(folded.slice(start, end));
      const told = stretches.length > 1 && (state.active || text.includes('%'));
      if (told || stretches[0]?.purpose === true) {
        for (const stretch of stretches) {
          const [from, to] = this.label.trimmed(start + stretch.start, start + stretch.end);
          if (stretch.purpose) this.leave('sentence', from, to);
          else if (from < to) this.named({ ...item, start: from, end: to }, state, before, place, tokens);
        }
        return before;
      }
    }
    return this.named(item, state, before, place, tokens);
  }

  /** Why an item is left out whatever it names, or null. */
  private asideReason(
    { start, end, depth }: Item,
    text: string,
    before: Mode,
    count: number,
  ): 'footnote' | 'sentence' | 'other_language' | null {
    if (before === 'address' && continuesAddress(text)) return 'sentence';
    if (before !== 'trace' && before !== 'contains' && startOfOrganicClaim(text) === 0) return 'footnote';
    if (tellsOfProduct(text)) return 'sentence';
    const other = depth === 0 && count >= FEWEST && isOtherScript(this.label.text.slice(start, end));
    return other ? 'other_language' : null;
  }

  /** An item without what stands around its name. @returns the mode for the next item */
  private named(item: Item, state: ItemState, given: Mode, place: Place, tokens: LabelToken[]): Mode {
    const { start, end } = item;
    const before = given === 'address' ? 'list' : given;
    let mode = before;
    let from = start;
    const head = this.label.folded.slice(from, Math.min(end, from + 100));
    const dose = DOSE.exec(head)?.[0].length ?? endOfMadeFrom(head);
    if (dose > 0 && dose < end - start) from = this.takeStructure(from, from + dose, end);
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
    if (mode === 'trace' || mode === 'contains') {
      this.statement({ ...item, start: from }, mode);
      return mode;
    }
    const count = this.notes.length;
    tokens.push(...this.tokens({ ...item, start: from }, state));
    const left = this.notes.length > count && !state.inBracket;
    return left && isAddress(this.label.folded.slice(from, Math.min(end, from + 300))) ? 'address' : mode;
  }

  private statement(item: Item, mode: 'trace' | 'contains'): void {
    const { start, end } = item;
    if (start >= end) return;
    if (mode === 'contains') {
      this.contains.push(...this.tokens(item, PLAIN));
      return;
    }
    const from = startOfTrace(this.label.folded, start, end);
    const name = from > start ? this.takeStructure(start, from, end) : start;
    for (const part of traceParts(this.label.text.slice(name, end))) {
      if (part.isTrace && !isAddress(foldInPlace(part.text))) this.traces.push(part.text);
      else this.notes.push({ reason: 'sentence', text: part.text });
    }
  }
}

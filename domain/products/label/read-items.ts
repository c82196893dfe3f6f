import { claimAfterSeparator, isAbsent } from './absence-claim.ts';
import { continuesAddress, isAddress, isStreet } from './address.ts';
import { isBoneOrStone } from './bones-and-stones.ts';
import type { Span } from './excerpt.ts';
import { isWordUnit } from './fold-in-place.ts';
import { innerTrace, leadOf, saysTraces } from './item-lead.ts';
import { type Item, type ItemState, type Mode, PLAIN, type Place } from './item-state.ts';
import { LABEL_LIMITS, type LabelToken } from './label-reading.ts';
import type { LabelText } from './label-text.ts';
import { isFootnote } from './left-out.ts';
import { isFreeFromName } from './markers.ts';
import { endsInTraceVerb, isStapleIngredient } from './never-a-trace.ts';
import { startOfOrganicClaim } from './organic-claim.ts';
import { endOfFactoryStatement } from './place-of-making.ts';
import { endOfMadeFrom, isProductStatement } from './product-statement.ts';
import { activeStretches } from './purpose-column.ts';
import { endOfNotSuitableFor, StatedReader } from './read-stated.ts';
import type { IsName } from './row-of-known-names.ts';
import { isOtherScript, startsInLatin } from './script.ts';
import { type Piece, splitItems } from './split.ts';
import { statementStarts } from './statement-starts.ts';
import { isStop } from './stops.ts';
import { trailingVerb } from './trailing-verb.ts';
import { isCrossed, isUsualClaim } from './usual-claim.ts';

// "Active ingredient (in each tablet)".
const DOSE = /^[([](?:in|per) (?:each|every|one|1) [^()[\]]{1,40}[)\]]/;
const MADE_IN = /^(?:made|produced|manufactured|fabrique|hergestellt|prodotto|hecho|elaborado|fabricado) (?:in|en|au) /;
/** Matches a bracket with three names or more. */
const LIST = /,[^,]{2,},/;

/** Reads the items of one label, and collects what is found on the way. */
export class ItemReader extends StatedReader {
  /** Whether the label has such words at all; if not, its items are not searched for them. */
  private readonly hasTraces: boolean;
  private readonly hasPurpose: boolean;

  /** Words of another section in the middle of a line, from left to right. */
  private readonly passed: readonly Span[];
  private nextPassed = 0;

  constructor(label: LabelText, passed: readonly Span[], isName: IsName) {
    super(label, isName);
    this.passed = passed;
    this.hasTraces = saysTraces(label.folded);
    this.hasPurpose = label.folded.includes('purpose');
  }

  /** The top-level ingredients of one block. */
  block(start: number, end: number, active: boolean): LabelToken[] {
    const cuts = statementStarts(this.label.text, this.label.folded, start, end);
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

  protected override behind(item: Item, state: ItemState): LabelToken[] {
    const tokens: LabelToken[] = [];
    this.named(item, { ...state }, 'list', { opens: true, pieces: [item.piece], at: 0, lines: false }, tokens);
    return tokens;
  }

  protected override items(pieces: readonly Piece[], depth: number, given: ItemState): LabelToken[] {
    const tokens: LabelToken[] = [];
    const state = { ...given };
    const outer = this.claim;
    this.claim = null;
    let mode: Mode = 'list';
    let opens = true;
    let order = -1;
    for (const [index, piece] of pieces.entries()) {
      if (index <= order) continue;
      const [start, end] = this.label.trimmed(piece.start, piece.end);
      if (start < end) {
        if (this.isFull()) {
          this.leave('too_many', start, pieces[pieces.length - 1]?.end ?? end);
          break;
        }
        const item = { piece, start, end, depth };
        order = opens && depth === 0 && tokens.length > 0 ? this.leaveOrder(item, pieces, state, tokens) : -1;
        if (order >= 0) {
          mode = 'list';
          opens = true;
          continue;
        }
        mode = this.item(item, state, mode, { opens, pieces, at: index, lines: true }, tokens);
      }
      const next = pieces[index + 1];
      // "(and)" between the parts of a blend.
      if (next && next.start > piece.end + 1) this.put('structure', piece.end, next.start);
      opens = piece.ending !== 'item';
      if (opens) {
        mode = 'list';
        if (depth === 0) Object.assign(state, given);
      } else if (next && this.claim && (mode === 'free' || mode === 'maybe_free')) {
        this.claim = claimAfterSeparator(this.claim, this.label.folded, piece, next);
        mode = this.claim?.mode ?? 'list';
      }
    }
    this.claim = outer;
    return tokens;
  }

  /** Reads one item into `tokens` or wherever it belongs. @returns the mode for the next item */
  private item(item: Item, state: ItemState, before: Mode, place: Place, tokens: LabelToken[]): Mode {
    const { start, end, depth } = item;
    const { folded } = this.label;
    // A bracket by itself holds items of this level: "[+/- CI 77891, CI 77491]".
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
    const stop = depth === 0 ? this.passedIn(item) : end;
    if (stop < end) {
      const told = folded.slice(stop, Math.min(end, stop + 300));
      const rest = isAddress(told) || MADE_IN.test(told) ? 'address' : before;
      const [, last] = this.label.trimmed(start, stop);
      const mode = start < last ? this.item({ ...item, end: last }, state, before, place, tokens) : rest;
      this.leave('sentence', stop, end);
      return rest === 'address' ? rest : mode;
    }
    if (depth === 0 && before !== 'contains' && before !== 'trace' && isCrossed(this.label.text, start)) {
      // "✗ Nuts" may say that there are none, or that there are some.
      this.leave(isUsualClaim(text) && !isFreeFromName(text) ? 'free_from' : 'maybe_free_from', start, end);
      return before;
    }
    const aside = this.asideReason(item, text, before, place, tokens);
    if (aside !== null) {
      tokens.push(...this.leaveAside(aside, item, state));
      return aside === 'sentence' && (isAddress(text) || isStreet(text)) ? 'address' : before;
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

  /**
   * Where a sentence of another section begins in an item ("Parfum Made in France"): a stop word followed by another
   * word. Not before a bracket, which may hold ingredients.
   * @returns the end of the item if there is no such sentence
   */
  private passedIn({ piece, start, end }: Item): number {
    while ((this.passed[this.nextPassed]?.[0] ?? end) < start) this.nextPassed += 1;
    const [at, after] = this.passed[this.nextPassed] ?? [end, end];
    if (at >= end || piece.brackets.some(([, close]) => close > at)) return end;
    if (at > start && !/\s/.test(this.label.folded.charAt(at - 1))) return end;
    return /\p{L}/u.test(this.label.folded.slice(after, end)) ? at : end;
  }

  /** Why an item is left out regardless of what it names, or null. */
  private asideReason(
    { start, end, depth }: Item,
    text: string,
    before: Mode,
    place: Place,
    tokens: readonly LabelToken[],
  ): 'footnote' | 'sentence' | 'other_language' | null {
    if (before === 'address' && (continuesAddress(text) || this.isTown(text, place))) return 'sentence';
    if (tokens.length > 0 && depth === 0 && isStreet(text)) return 'sentence';
    if (depth === 0 && this.isOfTable(text, place)) return 'sentence';
    if (before !== 'trace' && before !== 'contains' && startOfOrganicClaim(text) === 0) return 'footnote';
    const unsure = endOfNotSuitableFor(this.label.folded.slice(start, start + 200)) > 0;
    const ofTraces = leadOf(text)?.kind === 'trace' || endOfFactoryStatement(text) > 0 || unsure;
    if (!ofTraces && (isProductStatement(text) || isStop(text))) return 'sentence';
    const other =
      depth === 0 && startsInLatin(tokens.map(({ raw }) => raw)) && isOtherScript(this.label.text.slice(start, end));
    return other ? 'other_language' : null;
  }

  /** Reads the lead words of an item, then what it names. @returns the mode for the next item */
  private named(item: Item, state: ItemState, given: Mode, place: Place, tokens: LabelToken[]): Mode {
    const { start, end } = item;
    const goesOn = isStapleIngredient(this.label.folded.slice(start, end));
    if (goesOn && state.mayContain && item.depth === 0) Object.assign(state, { optional: false, mayContain: false });
    const before = given === 'address' || (given === 'trace' && goesOn) ? 'list' : given;
    let mode: Mode = before;
    let from = start;
    const head = this.label.folded.slice(from, Math.min(end, from + 100));
    const dose = DOSE.exec(head)?.[0].length ?? endOfMadeFrom(head);
    if (dose > 0 && dose < end - start) from = this.takeStructure(from, from + dose, end);
    from = this.unspacedTrace(item, from);
    if (from >= end) return given;
    const afterAbsence = this.denied;
    this.denied = false;
    // The colon of a heading comes directly after its item.
    const colon = /^[ \t]?:/.exec(this.label.folded.slice(end, item.piece.end))?.[0].length ?? 0;
    const opening = before === 'list' ? this.behindOpening(item, from, place) : 0;
    if (opening > 0) {
      from = this.takeStructure(from, opening, end);
      mode = 'trace';
      if (from >= end) return mode;
    }
    for (let step = 0; step < 4; step += 1) {
      const lead = leadOf(this.label.folded.slice(from, Math.min(end + colon, from + 160)));
      if (lead === null) break;
      if (lead.kind === 'present' && state.inBracket) break;
      if (isAbsent(lead)) return this.absence(item, from, lead, { state, mode, place }, tokens);
      from = this.takeStructure(from, from + lead.end, end);
      if (lead.kind === 'optional') state.optional = true;
      else if (lead.kind === 'minor') state.minor = true;
      else if (lead.kind === 'share') state.share = lead.percent;
      else if (lead.kind === 'trace') mode = 'trace';
      else if (lead.kind === 'present') mode = 'list';
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
    if (from >= end) return mode;
    if (afterAbsence || mode === 'free' || mode === 'maybe_free') {
      const isLast = item.piece.ending !== 'item' || place.at + 1 >= place.pieces.length;
      const claimed = this.claimed(
        { ...item, start: from },
        { state, mode, afterAbsence, headed: colon > 0, isLast },
        tokens,
      );
      if (claimed.done) return claimed.mode;
      ({ from, mode } = claimed);
    }
    const trace =
      this.hasTraces && mode === 'list' && !state.inBracket ? innerTrace(this.label.folded.slice(from, end)) : null;
    // "Süt eser miktarda bulunabilir": if the verb comes last, the name comes before the words for traces.
    if (trace !== null && trailingVerb(this.label, item, from, place, false) === null) {
      const name = this.nameBefore(from, from + trace.start);
      if (name > from) tokens.push(...this.tokens({ ...item, start: from, end: name }, state, false));
      from = this.takeStructure(name, from + trace.end, end);
      mode = 'trace';
    }
    if (mode === 'list') mode = trailingVerb(this.label, item, from, place, tokens.length === 0) ?? mode;
    if ((mode === 'trace' || state.mayContain) && isBoneOrStone(this.label.text.slice(from, end))) {
      this.leave('sentence', from, end);
      return mode === 'trace' && endsInTraceVerb(this.label.folded.slice(from, end)) ? 'list' : mode;
    }
    if (mode === 'trace' || mode === 'contains') {
      this.statement({ ...item, start: from }, mode);
      return mode === 'trace' && endsInTraceVerb(this.label.folded.slice(from, end)) ? 'list' : mode;
    }
    const denied = this.deniedLater(item, from, place, tokens.length === 0);
    if (denied !== null) return denied;
    const count = this.notes.length;
    tokens.push(...this.tokens({ ...item, start: from }, state, place.lines));
    if (state.mayContain && endsInTraceVerb(this.label.folded.slice(from, end)))
      Object.assign(state, { optional: false, mayContain: false });
    const left = this.notes.length > count && !state.inBracket;
    return left && isAddress(this.label.folded.slice(from, Math.min(end, from + 300))) ? 'address' : mode;
  }

  /** Leaves an item out, except for what its brackets list: "Cocoa: 70 % minimum (cocoa mass, sugar)". */
  private leaveAside(
    reason: 'footnote' | 'sentence' | 'other_language',
    { piece, start, end, depth }: Item,
    state: ItemState,
  ): LabelToken[] {
    const tokens: LabelToken[] = [];
    let from = start;
    for (const [open, close] of reason === 'sentence' && depth < LABEL_LIMITS.depth ? piece.brackets : []) {
      if (open < from || close >= end || !LIST.test(this.label.folded.slice(open, close))) continue;
      this.leave(reason, from, open);
      tokens.push(...this.inside(open, close, depth + 1, state));
      from = close + 1;
    }
    this.leave(reason, from, end);
    return tokens;
  }
}

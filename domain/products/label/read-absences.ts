import {
  type AbsentLead,
  beginsList,
  type Claim,
  type ClaimForm,
  claimForm,
  claimOf,
  closesClaim,
} from './absence-claim.ts';
import { hasShare } from './claim-end.ts';
import { claimParts } from './claim-parts.ts';
import { colonOf } from './item-name.ts';
import type { Item, ItemState, Mode, Place } from './item-state.ts';
import type { LabelToken } from './label-reading.ts';
import { endOfOrder, isOrderWithObjects } from './order.ts';
import { TokenReader } from './read-tokens.ts';
import { type Piece, splitItems } from './split.ts';
import { continuesAllergenClaim, isAllergenClaim, isUsualClaim } from './usual-claim.ts';

// After these words something is in the product again: "no parabens, with honey".
const WITH = /^(?:now )?(?:made |enriched |sweetened )?(?:with|mit|avec|con|met|med) (?=[a-z])/;
const NOR = /^(?:nor|ni|noch|ani|nem|nici) (?=[a-z])/;
const PLAIN_FORM: ClaimForm = { heading: false, onLines: false, bulleted: false };

/** Where to continue reading an item. */
interface ReadOn {
  /** Whether the item was read to its end. */
  readonly done: boolean;
  readonly from: number;
  readonly mode: Mode;
}

/** Reads what a label says is absent, and what it says the product is eaten or mixed with. */
export abstract class AbsenceReader extends TokenReader {
  /** The absence that covers the next item, and whether the previous item stated an absence. */
  protected claim: Claim | null = null;
  protected denied = false;
  /** Whether the end of that absence was in doubt. */
  protected doubted = false;

  /** Reads the items of a stretch. */
  protected abstract items(pieces: readonly Piece[], depth: number, given: ItemState): LabelToken[];

  /**
   * Leaves out an order with the things it names, and reads the lines after it.
   * @returns the index of its last piece, or -1
   */
  protected leaveOrder(
    { start, end, depth }: Item,
    pieces: readonly Piece[],
    state: ItemState,
    tokens: LabelToken[],
  ): number {
    const { text, folded, pairs } = this.label;
    if (!isOrderWithObjects(folded.slice(start, Math.min(end, start + 80)))) return -1;
    const at = pieces.findIndex((piece) => piece.end >= end);
    const last = endOfOrder(folded, pieces, at);
    const stop = pieces[last]?.end ?? -1;
    if (stop < 0) return -1;
    // A line that begins with a capital is another statement.
    const line = /\n\s*(?=\p{Lu})/u.exec(text.slice(start, stop))?.index ?? stop - start;
    this.leave('sentence', start, start + line);
    const next = start + line;
    if (next < stop) tokens.push(...this.items(splitItems(text, folded, pairs, next, stop, true), depth, state));
    return last;
  }

  /** Reads an item that begins with words of absence. @returns the mode for the next item */
  protected absence(
    item: Item,
    from: number,
    lead: AbsentLead,
    { state, mode, place }: { state: ItemState; mode: Mode; place: Place },
    tokens: LabelToken[],
  ): Mode {
    const { folded } = this.label;
    const behind = from + lead.end;
    const form = claimForm(lead, folded.slice(behind, behind + 40), behind >= item.end);
    const next = this.leaveAbsent(item, from, behind, 'free_from', form, state, tokens);
    if (next !== null) return next;
    const afterComma = /[,;|]\s*$|\s-\s*$/.test(folded.slice(Math.max(0, item.start - 4), item.start));
    const named = folded
      .slice(behind, item.end)
      .replace(/[\s:]+/g, ' ')
      .trim();
    const usual = named === '' || isUsualClaim(named);
    const ofAllergen = isAllergenClaim(named);
    const claim = claimOf(lead, form, folded, place, tokens.length, afterComma, usual, ofAllergen);
    if (claim === null) return mode;
    this.claim = this.doubted ? { ...claim, mode: 'maybe_free', usual: false, ofAllergens: false } : claim;
    return this.claim.mode;
  }

  /**
   * Leaves out what is absent, and reads what follows it.
   * @param lead where the words of absence end
   * @returns the mode for the next item, or null if nothing follows that is in the product
   */
  private leaveAbsent(
    { start, end, depth }: Item,
    from: number,
    lead: number,
    reason: 'free_from' | 'maybe_free_from',
    form: ClaimForm,
    state: ItemState,
    tokens: LabelToken[],
  ): Mode | null {
    const { text, folded, pairs } = this.label;
    this.denied = true;
    let mode: Mode | null = null;
    for (const part of claimParts(
      text.slice(from, end),
      folded.slice(from, end),
      lead - from,
      reason,
      form,
      tokens.length > 0,
    )) {
      const [first, last] = [from + part.start, from + part.end];
      const [next, stop] = part.as === 'present' ? this.label.trimmed(first, last) : [first, first];
      if (next >= stop || next <= start) {
        this.leave(part.as === 'present' ? reason : part.as, first, last);
        this.doubted = part.as === 'maybe_free_from';
        continue;
      }
      this.denied = false;
      this.doubted = false;
      tokens.push(...this.items(splitItems(text, folded, pairs, next, stop, depth === 0), depth, state));
      mode = 'list';
    }
    return mode;
  }

  /** Reads an item that an earlier absence may cover. */
  protected claimed(
    item: Item,
    {
      state,
      mode,
      afterAbsence,
      headed,
      isLast,
    }: { state: ItemState; mode: Mode; afterAbsence: boolean; headed: boolean; isLast: boolean },
    tokens: LabelToken[],
  ): ReadOn {
    const { start, end } = item;
    const text = this.label.folded.slice(start, end);
    const nor = afterAbsence ? (NOR.exec(text)?.[0].length ?? 0) : 0;
    if (nor > 0) {
      const next = this.leaveAbsent(item, start, start + nor, 'free_from', PLAIN_FORM, state, tokens);
      return { done: true, from: end, mode: next ?? mode };
    }
    if (mode !== 'free' && mode !== 'maybe_free') return { done: false, from: start, mode };
    const [line = ''] = text.split('\n', 1);
    const joined = WITH.exec(text)?.[0].length ?? 0;
    if (joined > 0) return { done: false, from: this.takeStructure(start, start + joined, end), mode: 'list' };
    if (headed || hasShare(line) || colonOf(line) >= 0 || (!isLast && beginsList(text.trim())))
      return { done: false, from: start, mode: 'list' };
    // "No parabens, colours" is one claim; in "no milk, salt" the list may continue with the salt (method M2.7.7).
    const usual =
      (this.claim?.usual ?? true) && (this.claim?.ofAllergens ? continuesAllergenClaim(text) : isUsualClaim(text));
    if (this.claim !== null) this.claim = { ...this.claim, usual };
    const reason = mode === 'free' || usual ? 'free_from' : 'maybe_free_from';
    const next = this.leaveAbsent(item, start, start, reason, this.claim ?? PLAIN_FORM, state, tokens);
    // "silicones Retinol, parfum": the list has most likely begun.
    if (this.doubted && this.claim !== null) this.claim = { ...this.claim, mode: 'maybe_free', usual: false };
    return { done: true, from: end, mode: next ?? (this.claim && closesClaim(this.claim, text) ? 'list' : mode) };
  }
}

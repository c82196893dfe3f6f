import { isAddress, isStreet, mayBeTown } from './address.ts';
import type { Span } from './excerpt.ts';
import { foldInPlace } from './fold-in-place.ts';
import { endOfAllergenHead, leadOf } from './item-lead.ts';
import { type Item, type Mode, PLAIN, type Place } from './item-state.ts';
import { isNutritionLine, isSubLine, mayBeNutritionLine } from './nutrition-item.ts';
import { endOfFactoryStatement } from './place-of-making.ts';
import { AbsenceReader } from './read-absences.ts';
import { startOfTrace, traceParts } from './trace-parts.ts';
import { endOfSplitMay, trailingDenial, trailingVerb } from './trailing-verb.ts';
import { type UnspacedTraces, unspacedDenials, unspacedTraces } from './unspaced-traces.ts';

const LONGEST_OPENING = 200;
const LONGEST_NAME = 60;

// "Not suitable for those with nut, milk or egg allergies", "cannot guarantee the absence of nuts": may be there.
const UNSURE =
  /^(?:(?:this product is )?(?:not suitable|unsuitable) for (?:(?:those|people|persons|anyone|individuals|consumers|customers) )?(?:with|who (?:have|suffer from)|suffering from)|nicht geeignet fur (?:(?:personen|menschen|kinder) )?mit)(?: an?| einer)?(?= [^.;!?]{0,120}(?:allerg|intoleran))|^(?:we )?can ?not guarantee (?:the )?(?:total |complete )?absence of(?= )/;

/** The end of such words; 0 if there are none. @param folded a label from the start of an item, folded */
export const endOfNotSuitableFor = (folded: string): number => UNSURE.exec(folded)?.[0].length ?? 0;

/** Reads what a label states outside its list: what it contains or may contain, and its nutrition table. */
export abstract class StatedReader extends AbsenceReader {
  /** Whether the previous item was a line of a nutrition table. */
  private inTable = false;
  private unspaced: readonly UnspacedTraces[] | undefined;
  private denials: readonly Span[] | undefined;

  /** Whether an item is a line of a nutrition table by its own words, or next to one ("…, Fat 3 g, Salt 0.1 g"). */
  protected isOfTable(text: string, { pieces, at }: Place): boolean {
    const told = isNutritionLine(text);
    const next = pieces[at + 1];
    const begins = (): boolean =>
      next !== undefined && isSubLine(this.label.folded.slice(...this.label.trimmed(next.start, next.end)));
    this.inTable = told || (mayBeNutritionLine(text) && (this.inTable || begins()));
    return this.inTable;
  }

  /** Whether an item after a street names its town. */
  protected isTown(text: string, { pieces, at }: Place): boolean {
    const { start, end } = pieces[at - 1] ?? { start: 0, end: 0 };
    return (
      mayBeTown(text) && !this.isName(text) && isStreet(this.label.folded.slice(...this.label.trimmed(start, end)))
    );
  }

  /**
   * Where an item continues after words that open a trace statement: "kann … enthalten", "not suitable for those with
   * …", a place where other foods are handled, or a heading about allergens before any of these.
   * @returns 0 if there are no such words
   */
  protected behindOpening(item: Item, from: number, place: Place): number {
    const { folded } = this.label;
    const text = folded.slice(from, from + LONGEST_OPENING);
    const may = endOfSplitMay(this.label, item, from, place);
    if (may > 0) return may;
    const unsure = from + endOfNotSuitableFor(text);
    if (unsure > from && unsure < item.end) return unsure;
    const made = from + endOfFactoryStatement(text);
    if (made > from && made <= item.end) return made;
    const head = endOfAllergenHead(text);
    const names = from + head;
    if (head === 0 || names >= item.end) return 0;
    const lead = leadOf(folded.slice(names, Math.min(item.end, names + LONGEST_OPENING)));
    if (lead?.kind === 'mayContain' || lead?.kind === 'trace') return names + lead.end;
    return trailingVerb(this.label, item, names, place, false) === 'trace'
      ? names
      : this.behindOpening(item, names, place);
  }

  /**
   * Reads the part of an item that is in a Chinese or Japanese statement of traces or absences.
   * @returns where the rest of the item begins
   */
  protected unspacedTrace(item: Item, from: number): number {
    this.denials ??= unspacedDenials(this.label.text);
    const denial = this.denials.find(([start, end]) => start <= from && end > from);
    if (denial !== undefined) {
      const end = Math.min(item.end, denial[1]);
      this.leave('free_from', from, end);
      return end;
    }
    this.unspaced ??= unspacedTraces(this.label.text);
    const found = this.unspaced.find(({ span: [start, end] }) => start <= from && end > from);
    if (found === undefined) return from;
    const end = Math.min(item.end, found.span[1]);
    const names = Math.max(from, Math.min(end, found.names));
    if (names > from) this.takeStructure(from, names, end);
    this.statement({ ...item, start: names, end }, 'trace');
    return end;
  }

  /**
   * Leaves out an item that is denied by a verb after the last name of its sentence.
   * @returns the mode for the next item, or null
   */
  protected deniedLater(item: Item, from: number, place: Place, isFirst: boolean): Mode | null {
    const reason = trailingDenial(this.label, item, from, place, isFirst);
    if (reason === null) return null;
    this.leave(reason, from, item.end);
    return reason === 'free_from' ? 'free' : 'maybe_free';
  }

  /** Where a sentence or known name before the words for traces ends ("œufs. Peut-être traces de soja"). */
  protected nameBefore(from: number, to: number): number {
    const { text, folded } = this.label;
    const point = folded.slice(from, to).lastIndexOf('. ');
    if (point > 0) return from + point;
    let last = from;
    for (const { index } of folded.slice(from, to).matchAll(/ /g))
      if (index <= LONGEST_NAME && this.isName(text.slice(from, from + index))) last = from + index;
    return last;
  }

  /** Reads an item of a statement. */
  protected statement(item: Item, mode: 'trace' | 'contains'): void {
    const { start, end } = item;
    if (start >= end) return;
    if (mode === 'contains') {
      const told = this.spans.length;
      this.contains.push(...this.tokens(item, PLAIN));
      for (let at = told; at < this.spans.length; at += 1) {
        const span = this.spans[at];
        if (span?.as === 'name') this.spans[at] = { ...span, as: 'contains' };
      }
      return;
    }
    const from = startOfTrace(this.label.folded, start, end);
    const name = from > start ? this.takeStructure(start, from, end) : start;
    for (const part of traceParts(this.label.text.slice(name, end))) {
      const at = [name + part.start, name + part.end] as const;
      const lead = leadOf(foldInPlace(part.text))?.kind;
      const isAbsent = lead === 'free' || lead === 'absent';
      if (part.isTrace && !isAbsent && !isAddress(this.label.folded.slice(...at))) {
        this.traces.push(part.text);
        this.put('trace', ...at);
      } else this.leave(isAbsent ? 'free_from' : 'sentence', ...at);
    }
  }
}

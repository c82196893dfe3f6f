import { daysBetween, lastDayOf } from '../inventory/expiry.ts';
import type { InventoryItem } from '../inventory/item.ts';
import { isUsedUp } from '../inventory/standing.ts';
import { holds, searchable } from '../products/word-search.ts';

/** A query about the inventory; absent fields do not filter. */
export interface HomeQuestion {
  /** Every word must occur in the name, the brand or the place. */
  readonly words?: string | undefined;
  /** Maximum score. */
  readonly scoreAtMost?: number | undefined;
  /** Last day within this many days from now, or already past. */
  readonly endsWithinDays?: number | undefined;
}

/** The part of an inventory entry that a query reads. */
export type AtHome = Pick<InventoryItem, 'quantity' | 'place' | 'expiresOn' | 'openedOn' | 'periodAfterOpening'> & {
  readonly product: { readonly name: string; readonly brand: string; readonly safetyScore: number | null };
};

/** Whether a text contains a word or phrase as a whole, ignoring case and spelling variants. */
const says = (text: string, phrase: string): boolean => holds(searchable(text), [searchable(phrase)]);

/** Whether an entry matches the query. A used-up entry never does. @param today ISO date */
export function answersQuestion(entry: AtHome, asked: HomeQuestion, today: string): boolean {
  const { name, brand, safetyScore } = entry.product;
  if (isUsedUp(entry)) return false;
  const about = [name, brand, entry.place ?? ''].join(' ');
  if (asked.words !== undefined && !asked.words.split(/\s+/).every((word) => says(about, word))) return false;
  if (asked.scoreAtMost !== undefined && (safetyScore === null || safetyScore > asked.scoreAtMost)) return false;
  if (asked.endsWithinDays === undefined) return true;
  const last = lastDayOf(entry);
  return last !== null && daysBetween(today, last.day) <= asked.endsWithinDays;
}

/** The ingredients with this name, on the label or by the substance they were matched to; returned as printed. */
export function ingredientsCalled(
  ingredients: readonly { readonly raw: string; readonly name: string }[],
  asked: string,
): readonly string[] {
  const phrase = [searchable(asked)];
  return ingredients
    .filter(({ raw, name }) => holds(searchable(raw), phrase) || (name !== raw && holds(searchable(name), phrase)))
    .map(({ raw }) => raw);
}

import { daysBetween, lastDayOf } from '../inventory/expiry.ts';
import type { InventoryItem } from '../inventory/item.ts';
import { isUsedUp } from '../inventory/standing.ts';
import { holds, searchable } from '../products/word-search.ts';

/** What is asked of the shelf; what is left out asks for nothing. */
export interface HomeQuestion {
  /** Each in the name, the brand or the place. */
  readonly words?: string | undefined;
  /** Scores up to this one. */
  readonly scoreAtMost?: number | undefined;
  /** Past its last day so many days from now, or already. */
  readonly endsWithinDays?: number | undefined;
}

/** One entry of the shelf, as far as a question looks. */
export type AtHome = Pick<InventoryItem, 'quantity' | 'place' | 'expiresOn' | 'openedOn' | 'periodAfterOpening'> & {
  readonly product: { readonly name: string; readonly brand: string; readonly safetyScore: number | null };
};

/** Whether a text has a word or phrase, whole and however it is written. */
const says = (text: string, phrase: string): boolean => holds(searchable(text), [searchable(phrase)]);

/** Whether an entry answers the question. What is used up never does. @param today ISO date */
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

/** The ingredients that are called so, on the label or by the name they were matched to; as they are printed. */
export function ingredientsCalled(
  ingredients: readonly { readonly raw: string; readonly name: string }[],
  asked: string,
): readonly string[] {
  const phrase = [searchable(asked)];
  return ingredients
    .filter(({ raw, name }) => holds(searchable(raw), phrase) || (name !== raw && holds(searchable(name), phrase)))
    .map(({ raw }) => raw);
}

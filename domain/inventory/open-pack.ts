import { daysBetween, lastDayOf } from './expiry.ts';
import type { InventoryItem, ItemFields } from './item.ts';

/** What opening a pack does to an entry (product P2.8.12). */
export type Opening =
  /** It is the only one: the entry itself was opened. */
  | { readonly kind: 'whole' }
  /** One of several: it becomes an entry of its own, with these fields, and the others stay closed. */
  | { readonly kind: 'one'; readonly fields: ItemFields };

/**
 * How one pack of an entry is opened. Packs of one entry have the same dates, so one that is opened parts from the
 * others; both keep the date on the pack, and of that and the opening the earlier counts (product P2.8.7).
 * @param today ISO date of the phone's own calendar
 */
export function openingOf(item: InventoryItem, today: string): Opening {
  if (item.quantity <= 1) return { kind: 'whole' };
  const { place, expiresOn, periodAfterOpening, notes } = item;
  return { kind: 'one', fields: { place, expiresOn, periodAfterOpening, notes, openedOn: today } };
}

/** The packs of one product that something is left of, the one to use first in front; without a date last. */
export function packsOf(productId: string, items: readonly InventoryItem[], today: string): readonly InventoryItem[] {
  const daysLeft = (item: InventoryItem): number => {
    const last = lastDayOf(item);
    return last ? daysBetween(today, last.day) : Number.MAX_SAFE_INTEGER;
  };
  return items
    .filter((item) => item.productId === productId && item.quantity > 0)
    .sort((one, other) => daysLeft(one) - daysLeft(other) || one.addedAt - other.addedAt);
}

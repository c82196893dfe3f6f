import { daysBetween, lastDayOf } from './expiry.ts';
import type { InventoryItem, ItemFields } from './item.ts';

/** What opening a pack changes in an entry (product P2.8.12). */
export type Opening =
  /** It is the only pack: the entry itself is marked as opened. */
  | { readonly kind: 'whole' }
  /** One of several: it becomes a separate entry with these fields, and the others stay closed. */
  | { readonly kind: 'one'; readonly fields: ItemFields };

/**
 * How to open one pack of an entry. Packs of one entry share the same dates, so an opened pack is split off. Both keep
 * the printed date; for the opened pack, the earlier of that and the time since opening counts (product P2.8.7).
 * @param today ISO date of the phone's own calendar
 */
export function openingOf(item: InventoryItem, today: string): Opening {
  if (item.quantity <= 1) return { kind: 'whole' };
  const { place, expiresOn, periodAfterOpening, notes } = item;
  return { kind: 'one', fields: { place, expiresOn, periodAfterOpening, notes, openedOn: today } };
}

/** A product's entries that are not used up, the one to use first in front; those without a date come last. */
export function packsOf(productId: string, items: readonly InventoryItem[], today: string): readonly InventoryItem[] {
  const daysLeft = (item: InventoryItem): number => {
    const last = lastDayOf(item);
    return last ? daysBetween(today, last.day) : Number.MAX_SAFE_INTEGER;
  };
  return items
    .filter((item) => item.productId === productId && item.quantity > 0)
    .sort((one, other) => daysLeft(one) - daysLeft(other) || one.addedAt - other.addedAt);
}

import { daysBetween, EXPIRING_DAYS, type LastDay, lastDayOf } from '../expiry.ts';
import type { InventoryItem } from '../item.ts';
import { isUsedUp } from '../standing.ts';

/** An inventory entry close to its last day. */
export interface DueSoon {
  readonly itemId: string;
  readonly productId: string;
  readonly last: LastDay;
  /** Days until its last day: 0 is today. */
  readonly daysLeft: number;
}

/**
 * Entries that are not used up and whose last day is today or within the next {@link EXPIRING_DAYS}, the first due
 * first. Entries past their last day are findings instead.
 * @param today the day (ISO date) where the person is
 */
export const dueSoon = (items: readonly InventoryItem[], today: string): DueSoon[] =>
  items
    .flatMap((item): DueSoon[] => {
      const last = isUsedUp(item) ? null : lastDayOf(item);
      if (!last) return [];
      const daysLeft = daysBetween(today, last.day);
      return daysLeft >= 0 && daysLeft <= EXPIRING_DAYS
        ? [{ itemId: item.id, productId: item.productId, last, daysLeft }]
        : [];
    })
    .sort((one, other) => one.daysLeft - other.daysLeft);

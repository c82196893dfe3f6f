import { daysBetween, lastDayOf } from './expiry.ts';
import type { InventoryItem } from './item.ts';

/** The input for the badge count on the app icon. */
export interface Attention {
  /** Operations that were refused or are held: the "not sent" count. */
  readonly notSent: number;
  readonly items: readonly Pick<InventoryItem, 'quantity' | 'expiresOn' | 'openedOn' | 'periodAfterOpening'>[];
  /** ISO date of the phone's own calendar. */
  readonly today: string;
}

/** How many things need the person's attention: unsent operations, and entries at home past their last day. */
export function attentionCount({ notSent, items, today }: Attention): number {
  const past = items.filter((item) => {
    const last = lastDayOf(item);
    return item.quantity > 0 && last !== null && daysBetween(today, last.day) < 0;
  });
  return notSent + past.length;
}

import { daysBetween, lastDayOf } from './expiry.ts';
import type { InventoryItem } from './item.ts';

/** What the number on the app's icon is made of. */
export interface Attention {
  /** Operations that were refused or held back: the "not sent" count. */
  readonly notSent: number;
  readonly items: readonly Pick<InventoryItem, 'quantity' | 'expiresOn' | 'openedOn' | 'periodAfterOpening'>[];
  /** ISO date of the phone's own calendar. */
  readonly today: string;
}

/** How many things wait for the person: what was not sent, and entries at home past their last day. */
export function attentionCount({ notSent, items, today }: Attention): number {
  const past = items.filter((item) => {
    const last = lastDayOf(item);
    return item.quantity > 0 && last !== null && daysBetween(today, last.day) < 0;
  });
  return notSent + past.length;
}

import { z } from 'zod';
import type { ShoppingEntry } from '../shopping/shopping-entry.ts';
import type { InventoryItem } from './item.ts';
import { dateStanding, isUsedUp } from './standing.ts';

const Count = z.number().int().min(0);

/** The counts that the dashboard shows (product P2.3.5). */
export const Stats = z.object({
  /** Products at home that are not used up, without duplicates, and how many of them suit everybody who lives there. */
  productsAtHome: Count,
  safeProducts: Count,
  /** Entries to use within 30 days, and entries past their last day. */
  expiringSoon: Count,
  expired: Count,
  familyMembers: Count,
  pets: Count,
  /** Scans counted in the current month (UTC). */
  scansThisMonth: Count,
  achievements: Count,
  /** Lines on the shopping list that are not bought yet. */
  toBuy: Count,
});
export type Stats = z.infer<typeof Stats>;

/** The input for the counts. */
export interface Counted {
  readonly items: readonly InventoryItem[];
  /** Ids of the products that suit the household and are not kept locked away (method M5.2). */
  readonly suitable: ReadonlySet<string>;
  readonly shopping: readonly ShoppingEntry[];
  readonly familyMembers: number;
  readonly pets: number;
  readonly scansThisMonth: number;
  readonly achievements: number;
  /** ISO date. */
  readonly today: string;
}

/** See {@link Stats}. */
export function statsOf({ items, suitable, shopping, today, ...counts }: Counted): Stats {
  const left = items.filter((item) => !isUsedUp(item));
  const products = [...new Set(left.map(({ productId }) => productId))];
  const standing = left.map((item) => dateStanding(item, today));
  return {
    ...counts,
    productsAtHome: products.length,
    safeProducts: products.filter((id) => suitable.has(id)).length,
    expiringSoon: standing.filter((one) => one === 'soon').length,
    expired: standing.filter((one) => one === 'past').length,
    toBuy: shopping.filter(({ tickedAt }) => tickedAt === null).length,
  };
}

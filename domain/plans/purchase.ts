import { largestOf } from './entitlements.ts';
import type { Tier } from './plan-schemas.ts';

/** How a bought plan stands: not paid for the first time yet, paid, a payment failed, over for good. */
export type PurchaseState = 'waiting' | 'paid' | 'failing' | 'ended';

/** A plan that a household bought. Times in milliseconds since 1970. */
export interface Purchase {
  /** The payment service's id of it. */
  readonly id: string;
  /** Null while its price belongs to no plan of this server. */
  readonly tier: Tier | null;
  readonly state: PurchaseState;
  /** When what was paid for is used up; null where nobody said. */
  readonly periodEndsAt: number | null;
  /** It ends then, and is not renewed. */
  readonly endsWithPeriod: boolean;
  /** Since when payments fail; null where they do not. */
  readonly failingSince: number | null;
  /** How new what is known of it is, by the payment service's clock. */
  readonly changedAt: number;
}

/** What the payment service says of a purchase, as of a moment of its clock. */
export type PurchaseNews = Omit<Purchase, 'failingSince' | 'changedAt'> & { readonly at: number };

/** A plan stays for so long after a payment failed (product P6.27). */
export const GRACE_MS = 7 * 86_400_000;

/** When a plan is lost unless a payment goes through; null where none failed. */
export const graceEndsAt = ({ state, failingSince }: Purchase): number | null =>
  state === 'failing' && failingSince !== null ? failingSince + GRACE_MS : null;

/** The plan that a purchase gives at a moment; null where it gives none. */
export function planOfPurchase(purchase: Purchase, nowMs: number): Tier | null {
  const graceEnds = graceEndsAt(purchase);
  const holds = purchase.state === 'paid' || (graceEnds !== null && nowMs < graceEnds);
  return holds ? purchase.tier : null;
}

/**
 * The plan of a household: the largest of what it was given and what it bought (product P6.26).
 * @param granted what it has without paying
 */
export const planOf = (granted: Tier, purchases: readonly Purchase[], nowMs: number): Tier =>
  largestOf([granted, ...purchases.flatMap((purchase) => planOfPurchase(purchase, nowMs) ?? [])]);

/** What is known of a purchase once news of it came, and whether that may already be out of date. */
export interface Learned {
  readonly purchase: Purchase;
  /** Two things happened within the second that the clock tells apart: only asking tells which was later. */
  readonly isDoubtful: boolean;
}

/**
 * Takes news of a purchase, whatever order they come in (product P6.25): older ones never win, and what is over stays
 * over. Of two in one second the later to come counts, but for the beginning, which comes before everything.
 * @param before what was known; null where nothing was
 * @param wasAsked the news answer a question: they hold whatever happened until then
 * @returns null where the news change nothing
 */
export function takeNews(before: Purchase | null, { at, ...news }: PurchaseNews, wasAsked: boolean): Learned | null {
  if (before && (at < before.changedAt || (before.state === 'ended' && news.state !== 'ended'))) return null;
  const isTie = before !== null && at === before.changedAt;
  if (isTie && news.state === 'waiting' && before.state !== 'waiting') return null;
  const since = before?.state === 'failing' ? before.failingSince : at;
  return {
    purchase: {
      ...news,
      // The operator may have taken a price out of the settings that people still pay.
      tier: news.tier ?? before?.tier ?? null,
      failingSince: news.state === 'failing' ? since : null,
      changedAt: at,
    },
    isDoubtful: isTie && !wasAsked && news.state !== 'ended',
  };
}

import { largestOf } from './entitlements.ts';
import type { Tier } from './plan-schemas.ts';

/** State of a bought plan: first payment pending, paid, a payment failed, ended for good. */
export type PurchaseState = 'waiting' | 'paid' | 'failing' | 'ended';

/** A plan that a household bought. Times in milliseconds since 1970. */
export interface Purchase {
  /** Its id at the payment service. */
  readonly id: string;
  /** Null while its price matches no plan of this server. */
  readonly tier: Tier | null;
  readonly state: PurchaseState;
  /** When the paid period ends; null if unknown. */
  readonly periodEndsAt: number | null;
  /** Whether it is cancelled as of the end of the period. */
  readonly endsWithPeriod: boolean;
  /** Since when payments have been failing; null if they are not. */
  readonly failingSince: number | null;
  /** Time of the latest known update, by the payment service's clock. */
  readonly changedAt: number;
}

/** An update about a purchase from the payment service, with its time by the service's clock. */
export type PurchaseNews = Omit<Purchase, 'failingSince' | 'changedAt'> & { readonly at: number };

/** How long a plan stays after a failed payment (product P6.27). */
export const GRACE_MS = 7 * 86_400_000;

/** When the plan is lost unless a payment succeeds; null if none failed. */
export const graceEndsAt = ({ state, failingSince }: Purchase): number | null =>
  state === 'failing' && failingSince !== null ? failingSince + GRACE_MS : null;

/** The plan that a purchase gives at a moment; null if none. */
export function planOfPurchase(purchase: Purchase, nowMs: number): Tier | null {
  const graceEnds = graceEndsAt(purchase);
  const holds = purchase.state === 'paid' || (graceEnds !== null && nowMs < graceEnds);
  return holds ? purchase.tier : null;
}

/**
 * The plan of a household: the largest of its granted and its bought plans (product P6.26).
 * @param granted the plan it has without paying
 */
export const planOf = (granted: Tier, purchases: readonly Purchase[], nowMs: number): Tier =>
  largestOf([granted, ...purchases.flatMap((purchase) => planOfPurchase(purchase, nowMs) ?? [])]);

/** A purchase after an update, and whether it may already be out of date. */
export interface Learned {
  readonly purchase: Purchase;
  /** Two updates have the same timestamp, to the second: only a query to the payment service tells which is later. */
  readonly isDoubtful: boolean;
}

/**
 * Applies an update to a purchase, in whatever order updates arrive (product P6.25). Older updates never win, and an
 * ended purchase stays ended. Of two in the same second the later to arrive wins, except that `waiting`, the initial
 * state, never overwrites another.
 * @param before the known state; null if there is none
 * @param wasAsked the update answers a query, so it includes everything that happened until then
 * @returns null if the update changes nothing
 */
export function applyUpdate(before: Purchase | null, { at, ...news }: PurchaseNews, wasAsked: boolean): Learned | null {
  if (before && (at < before.changedAt || (before.state === 'ended' && news.state !== 'ended'))) return null;
  const isTie = before !== null && at === before.changedAt;
  if (isTie && news.state === 'waiting' && before.state !== 'waiting') return null;
  const since = before?.state === 'failing' ? before.failingSince : at;
  return {
    purchase: {
      ...news,
      // The operator may have removed a price from the settings that people still pay.
      tier: news.tier ?? before?.tier ?? null,
      failingSince: news.state === 'failing' ? since : null,
      changedAt: at,
    },
    isDoubtful: isTie && !wasAsked && news.state !== 'ended',
  };
}

import { z } from 'zod';
import type { Tier } from '#domain/plans/plan-schemas.ts';
import type { PurchaseNews, PurchaseState } from '#domain/plans/purchase.ts';

// The fields of Stripe's objects that are read here. All others are dropped.

/** The price id of each plan that is sold. */
export type PlanPrices = Readonly<Partial<Record<Tier, string>>>;

/** An id, or the expanded object with that id. */
const Id = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

export const StripeSubscription = z.object({
  id: z.string(),
  customer: Id,
  status: z.string(),
  cancel_at_period_end: z.boolean().default(false),
  cancel_at: z.number().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  items: z.object({
    data: z.array(z.object({ price: z.object({ id: z.string() }), current_period_end: z.number().nullish() })).min(1),
  }),
});
export type StripeSubscription = z.infer<typeof StripeSubscription>;

export const StripeInvoice = z.object({
  id: z.string(),
  customer: Id,
  status: z.string().nullish(),
  amount_paid: z.number().int(),
  amount_due: z.number().int(),
  currency: z.string(),
  created: z.number(),
  attempted: z.boolean().default(false),
  hosted_invoice_url: z.string().nullish(),
  lines: z.object({
    data: z.array(
      z.object({ pricing: z.object({ price_details: z.object({ price: Id.nullish() }).nullish() }).nullish() }),
    ),
  }),
});
export type StripeInvoice = z.infer<typeof StripeInvoice>;

/** A payment by card or otherwise, which may be partly or fully refunded. */
export const StripeCharge = z.object({
  id: z.string(),
  customer: Id.nullish(),
  amount_refunded: z.number().int(),
  currency: z.string(),
  /** Whether a bank ever disputed it. */
  disputed: z.boolean().default(false),
});
export type StripeCharge = z.infer<typeof StripeCharge>;

/** An object about a charge: a refund or a dispute. */
export const AboutCharge = z.object({ charge: Id.nullish(), payment_intent: Id.nullish() });

/** A dispute: a bank demands a charge back. */
export const StripeDispute = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  created: z.number(),
});
type StripeDispute = z.infer<typeof StripeDispute>;

/** Statuses of disputes that ended in the seller's favour. All others are open, except `lost`. */
const KEPT: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** By Stripe's status of a subscription. Any other status gives no plan. */
const STATES: Readonly<Record<string, PurchaseState>> = {
  active: 'paid',
  trialing: 'paid',
  past_due: 'failing',
  incomplete: 'waiting',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

const tierOf = (prices: PlanPrices, price: string | null | undefined): Tier | null => {
  const found = Object.entries(prices).find(([, id]) => id === price);
  return found ? (found[0] as Tier) : null;
};

/** A subscription as news of a purchase. @param at when it had this state, ms since 1970 by Stripe's clock */
export function newsOf(subscription: StripeSubscription, prices: PlanPrices, at: number): PurchaseNews {
  const [item] = subscription.items.data;
  const ends = item?.current_period_end ?? null;
  return {
    id: subscription.id,
    tier: tierOf(prices, item?.price.id),
    state: STATES[subscription.status] ?? 'waiting',
    periodEndsAt: ends === null ? null : ends * 1000,
    endsWithPeriod: subscription.cancel_at_period_end || typeof subscription.cancel_at === 'number',
    at,
  };
}

/** A payment that succeeded or failed, or a refund or dispute of one. */
export interface Payment {
  readonly id: string;
  readonly at: number;
  /** 0 if nothing is refunded or disputed any more. */
  readonly amount: number;
  readonly currency: string;
  readonly state: 'paid' | 'failed' | 'refunded' | 'disputed' | 'reversed';
  readonly tier: Tier | null;
  readonly url: string | null;
}

/** An invoice as a payment; null if nothing was paid or attempted yet, or nothing was due. */
export function paymentOf(invoice: StripeInvoice, prices: PlanPrices): Payment | null {
  const paid = invoice.status === 'paid';
  const amount = paid ? invoice.amount_paid : invoice.amount_due;
  if (amount <= 0 || !(paid || (invoice.status === 'open' && invoice.attempted))) return null;
  const tiers = invoice.lines.data.flatMap(({ pricing }) => tierOf(prices, pricing?.price_details?.price) ?? []);
  return {
    id: invoice.id,
    at: invoice.created * 1000,
    amount,
    currency: invoice.currency,
    state: paid ? 'paid' : 'failed',
    // After a change of plan, the credit for the old plan comes first.
    tier: tiers.at(-1) ?? null,
    url: invoice.hosted_invoice_url ?? null,
  };
}

/**
 * The total refunded of a charge, without refunds that failed.
 * @param at when this was the total, in milliseconds since 1970 by Stripe's clock
 */
export const refundOf = ({ id, amount_refunded: amount, currency }: StripeCharge, at: number): Payment => ({
  ...{ id, at, amount, currency, state: 'refunded', tier: null, url: null },
});

/** A dispute: open, lost (the bank took the money back), or won, with amount 0. */
export const disputeOf = ({ id, amount, currency, status, created }: StripeDispute): Payment => ({
  ...{ id, at: created * 1000, amount: KEPT.has(status) ? 0 : amount, currency, tier: null, url: null },
  state: status === 'lost' ? 'reversed' : 'disputed',
});

import { z } from 'zod';
import type { Tier } from '#domain/plans/plan-schemas.ts';
import type { PurchaseNews, PurchaseState } from '#domain/plans/purchase.ts';

// What Stripe tells, as far as it is read here. Whatever else stands in its objects is dropped.

/** Which plan is bought with which price. */
export type PlanPrices = Readonly<Partial<Record<Tier, string>>>;

/** An id, or the object that it stands for. */
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

/** A payment by card or otherwise, of which some or all may have been given back. */
export const StripeCharge = z.object({
  id: z.string(),
  customer: Id.nullish(),
  amount_refunded: z.number().int(),
  currency: z.string(),
  /** Whether its bank ever asked for it back. */
  disputed: z.boolean().default(false),
});
export type StripeCharge = z.infer<typeof StripeCharge>;

/** What tells of a charge: what is given back of it, or that its bank asks for it back. */
export const AboutCharge = z.object({ charge: Id.nullish(), payment_intent: Id.nullish() });

/** That a bank asks for a charge back. */
export const StripeDispute = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  created: z.number(),
});
type StripeDispute = z.infer<typeof StripeDispute>;

/** Disputes that ended for whoever sold; any other is open, but for those that were lost. */
const KEPT: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** By what Stripe calls the status of a subscription; whatever else it may come to be called gives no plan. */
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

/** A subscription as news of a purchase. @param at when it stood so, milliseconds since 1970 by Stripe's clock */
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

/** A payment that was made or failed, or what was given back or is disputed of one. */
export interface Payment {
  readonly id: string;
  readonly at: number;
  /** 0 where nothing is given back, or disputed, any more. */
  readonly amount: number;
  readonly currency: string;
  readonly state: 'paid' | 'failed' | 'refunded' | 'disputed' | 'reversed';
  readonly tier: Tier | null;
  readonly url: string | null;
}

/** An invoice as a payment; null where nothing was paid or tried yet, or nothing was to be. */
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
    // A change of plan gives back what is left of the old one first.
    tier: tiers.at(-1) ?? null,
    url: invoice.hosted_invoice_url ?? null,
  };
}

/**
 * What was given back of a charge, all in all: what failed on its way back is not among it.
 * @param at when that was so, milliseconds since 1970 by Stripe's clock
 */
export const refundOf = ({ id, amount_refunded: amount, currency }: StripeCharge, at: number): Payment => ({
  ...{ id, at, amount, currency, state: 'refunded', tier: null, url: null },
});

/** What a bank asks back: open, lost (the bank took it back), or won, of which nothing is left to say. */
export const disputeOf = ({ id, amount, currency, status, created }: StripeDispute): Payment => ({
  ...{ id, at: created * 1000, amount: KEPT.has(status) ? 0 : amount, currency, tier: null, url: null },
  state: status === 'lost' ? 'reversed' : 'disputed',
});

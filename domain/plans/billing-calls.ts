import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { Tier } from './plan-schemas.ts';

// Buying, changing and cancelling a plan (product P6.24 to P6.29).

/** The plans that may have a price. */
export const PaidTier = Tier.exclude(['free']);
export type PaidTier = z.infer<typeof PaidTier>;

export const BoughtPlan = z.object({
  tier: Tier,
  /** `failing`: a payment failed, and the plan is lost at `graceEndsAt`. */
  state: z.enum(['paid', 'failing']),
  periodEndsAt: z.number().nullable(),
  endsWithPeriod: z.boolean(),
  graceEndsAt: z.number().nullable(),
});
export type BoughtPlan = z.infer<typeof BoughtPlan>;

export const PlanPayment = z.object({
  id: z.string(),
  at: z.number(),
  /** In the smallest unit of the currency, such as cents. */
  amount: z.number().int(),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  /**
   * `refunded`: total refunded of a payment. `disputed`: claimed back by the payer's bank, not decided yet. `reversed`:
   * taken back by the bank.
   */
  state: z.enum(['paid', 'failed', 'refunded', 'disputed', 'reversed']),
  tier: Tier.nullable(),
  /** Where the invoice can be viewed and downloaded; null if there is none. */
  url: z.string().nullable(),
});
export type PlanPayment = z.infer<typeof PlanPayment>;

export const BillingAnswer = z.object({
  /** Whether plans are sold on this server. */
  sells: z.boolean(),
  /** True only for the owner of the household that has the plan. */
  mayChange: z.boolean(),
  bought: BoughtPlan.nullable(),
  payments: z.array(PlanPayment),
});
export type BillingAnswer = z.infer<typeof BillingAnswer>;

export const PlanPrice = z.object({
  tier: PaidTier,
  amount: z.number().int(),
  currency: z.string(),
  interval: z.enum(['month', 'year']),
});
export type PlanPrice = z.infer<typeof PlanPrice>;

/** A URL at the payment service that the page redirects to. */
const Elsewhere = z.object({ url: z.string() });

export const billing = {
  method: 'GET',
  path: '/api/billing',
  access: 'household',
  limit: 'default',
  summary: 'List what the household bought and paid.',
  answers: { 200: BillingAnswer },
} as const satisfies Call;

export const planPrices = {
  method: 'GET',
  path: '/api/billing/prices',
  access: 'household',
  limit: 'default',
  summary: 'Get the prices of plans here, from the payment service.',
  answers: { 200: z.object({ prices: z.array(PlanPrice) }) },
} as const satisfies Call;

export const buyPlan = {
  method: 'POST',
  path: '/api/billing/checkout',
  access: 'household',
  limit: 'invite',
  perDay: 50,
  summary: 'Get the page for paying for a plan, or for changing the current one.',
  body: z.strictObject({ plan: PaidTier }),
  answers: { 200: Elsewhere },
} as const satisfies Call;

export const billingPortal = {
  method: 'POST',
  path: '/api/billing/portal',
  access: 'household',
  limit: 'invite',
  perDay: 50,
  repeats: 'freely',
  summary: 'Get the page with the payment method and all invoices.',
  answers: { 200: Elsewhere },
} as const satisfies Call;

export const endPlan = {
  method: 'POST',
  path: '/api/billing/ending',
  access: 'household',
  limit: 'invite',
  perDay: 50,
  summary: 'Cancel the plan at the end of the paid period, or undo that.',
  body: z.strictObject({ ends: z.boolean() }),
  answers: { 200: BillingAnswer },
} as const satisfies Call;

export const refreshBilling = {
  method: 'POST',
  path: '/api/billing/refresh',
  access: 'household',
  limit: 'invite',
  perDay: 100,
  repeats: 'freely',
  summary: 'Refresh the state of the plan from the payment service.',
  answers: { 200: BillingAnswer },
} as const satisfies Call;

export const stripeWebhook = {
  method: 'POST',
  path: '/api/billing/webhook',
  access: 'public',
  limit: 'unlimited',
  summary: 'Receive events about purchases and payments from Stripe, signed by Stripe.',
  signedBy: 'stripe-signature',
  maxBytes: 512 * 1024,
  answers: { 204: null },
} as const satisfies Call;

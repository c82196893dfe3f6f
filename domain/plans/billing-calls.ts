import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { Tier } from './plan-schemas.ts';

// Buying a plan, changing it, ending it (product P6.24 to P6.29).

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
   * `refunded`: what was given back of a payment, all in all. `disputed`: what its bank asks back and nobody has decided;
   * `reversed`: what the bank took back.
   */
  state: z.enum(['paid', 'failed', 'refunded', 'disputed', 'reversed']),
  tier: Tier.nullable(),
  /** Where the invoice can be read and saved; null where there is none. */
  url: z.string().nullable(),
});
export type PlanPayment = z.infer<typeof PlanPayment>;

export const BillingAnswer = z.object({
  /** Whether plans are bought on this server. */
  sells: z.boolean(),
  /** Only the owner of the household that has the plan changes it. */
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

/** An address of the payment service that the page goes to. */
const Elsewhere = z.object({ url: z.string() });

export const billing = {
  method: 'GET',
  path: '/api/billing',
  access: 'household',
  limit: 'default',
  summary: 'What the household bought and paid.',
  answers: { 200: BillingAnswer },
} as const satisfies Call;

export const planPrices = {
  method: 'GET',
  path: '/api/billing/prices',
  access: 'household',
  limit: 'default',
  summary: 'What plans cost here, as the payment service says.',
  answers: { 200: z.object({ prices: z.array(PlanPrice) }) },
} as const satisfies Call;

export const buyPlan = {
  method: 'POST',
  path: '/api/billing/checkout',
  access: 'household',
  limit: 'invite',
  perDay: 50,
  summary: 'Where a plan is paid for, or the one that was bought is changed.',
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
  summary: 'Where the way of paying is changed and all invoices are.',
  answers: { 200: Elsewhere },
} as const satisfies Call;

export const endPlan = {
  method: 'POST',
  path: '/api/billing/ending',
  access: 'household',
  limit: 'invite',
  perDay: 50,
  summary: 'Ends the bought plan with what was paid for, or calls that off.',
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
  summary: 'Asks the payment service how the bought plan stands.',
  answers: { 200: BillingAnswer },
} as const satisfies Call;

export const stripeWebhook = {
  method: 'POST',
  path: '/api/billing/webhook',
  access: 'public',
  limit: 'unlimited',
  summary: 'What Stripe tells of purchases and payments, signed by it.',
  signedBy: 'stripe-signature',
  maxBytes: 512 * 1024,
  answers: { 204: null },
} as const satisfies Call;

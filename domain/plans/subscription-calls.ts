import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { Entitlement, Tier } from './plan-schemas.ts';

// A household's plan and its usage.

export const SubscriptionAnswer = z.object({
  tier: Tier,
  /** "past_due" while a payment for a bought plan is failing, otherwise "active". */
  status: z.string(),
  /** What the plan includes besides scans. The phone relies on this list. */
  entitlements: z.array(Entitlement),
  /** Whether plans are sold on this server; otherwise the operators grant them. */
  payments: z.boolean(),
  /** False if every new household has the largest plan, so that there is nothing to offer. */
  offersPlans: z.boolean(),
});
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>;

export const SubscriptionUsage = z.object({
  /** Scans counted in the current month (UTC). */
  scansThisMonth: z.number().int().min(0),
  familyMembers: z.number().int().min(0),
});
export type SubscriptionUsage = z.infer<typeof SubscriptionUsage>;

export const subscription = {
  method: 'GET',
  path: '/api/subscription',
  access: 'household',
  limit: 'default',
  summary: 'Get the household’s plan and what it includes.',
  answers: { 200: SubscriptionAnswer },
} as const satisfies Call;

export const subscriptionUsage = {
  method: 'GET',
  path: '/api/subscription/usage',
  access: 'household',
  limit: 'default',
  summary: 'Get how much of its plan the household has used.',
  answers: { 200: SubscriptionUsage },
} as const satisfies Call;

import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { Entitlement, Tier } from './plan-schemas.ts';

// The plan of a household, and what was used of it.

export const SubscriptionAnswer = z.object({
  tier: Tier,
  /** "active": a plan that was granted has no end. */
  status: z.string(),
  /** What the plan holds besides scans. The phone goes by this row. */
  entitlements: z.array(Entitlement),
  /** Whether plans are bought on this server; else the people who run it grant them. */
  payments: z.boolean(),
  /** False where every new household has the largest plan: then nothing is offered. */
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
  summary: 'The plan of the household, and what it holds.',
  answers: { 200: SubscriptionAnswer },
} as const satisfies Call;

export const subscriptionUsage = {
  method: 'GET',
  path: '/api/subscription/usage',
  access: 'household',
  limit: 'default',
  summary: 'What the household used of its plan.',
  answers: { 200: SubscriptionUsage },
} as const satisfies Call;

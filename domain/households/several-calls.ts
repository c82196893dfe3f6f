import { z } from 'zod';
import { User } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';
import { typedText } from '../text-limits.ts';
import { AdultRole } from './household-calls.ts';

// The households of one person: listing them, adding one, and switching this device between them.

/** One of the person's households. */
export const OwnHousehold = z.object({
  id: z.string(),
  /** Null if it has no name. */
  name: z.string().nullable(),
  role: AdultRole,
  /** Display names of the other adults. */
  others: z.array(z.string()),
  /** Whether this device acts for it. */
  current: z.boolean(),
});
export type OwnHousehold = z.infer<typeof OwnHousehold>;

export const HouseholdsAnswer = z.object({
  households: z.array(OwnHousehold),
  /** Whether one more household may be added: yes, only with a larger plan, or no. */
  more: z.enum(['yes', 'plan', 'no']),
});
export type HouseholdsAnswer = z.infer<typeof HouseholdsAnswer>;

const HouseholdName = typedText(60, 1);

export const households = {
  method: 'GET',
  path: '/api/households',
  access: 'household',
  limit: 'default',
  summary: 'List your households.',
  answers: { 200: HouseholdsAnswer },
} as const satisfies Call;

export const addHousehold = {
  method: 'POST',
  path: '/api/households',
  access: 'household',
  limit: 'invite',
  perDay: 20,
  summary: 'Create another household on the same plan. This device then acts for it.',
  body: z.strictObject({ name: HouseholdName }),
  answers: { 201: User },
} as const satisfies Call;

export const switchHousehold = {
  method: 'POST',
  path: '/api/household/switch',
  access: 'household',
  limit: 'default',
  summary: 'Switch this device to another of your households.',
  goesOnWhenFull: true,
  body: z.strictObject({ householdId: z.string().max(100) }),
  answers: { 200: User },
} as const satisfies Call;

export const nameHousehold = {
  method: 'PATCH',
  path: '/api/household',
  access: 'household',
  limit: 'default',
  summary: 'Name the household.',
  body: z.strictObject({ name: HouseholdName }),
  answers: { 204: null },
} as const satisfies Call;

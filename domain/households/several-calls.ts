import { z } from 'zod';
import { User } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';
import { typedText } from '../text-limits.ts';
import { AdultRole } from './household-calls.ts';

// The households of one person: which there are, another one, and which of them this device acts for.

/** One household of a person, as they see it. */
export const OwnHousehold = z.object({
  id: z.string(),
  /** Null where nobody gave it one. */
  name: z.string().nullable(),
  role: AdultRole,
  /** The other adults, by the names they show. */
  others: z.array(z.string()),
  /** Whether this device acts for it. */
  current: z.boolean(),
});
export type OwnHousehold = z.infer<typeof OwnHousehold>;

export const HouseholdsAnswer = z.object({
  households: z.array(OwnHousehold),
  /** Whether one more may be made; else whether another plan would allow it. */
  more: z.enum(['yes', 'plan', 'no']),
});
export type HouseholdsAnswer = z.infer<typeof HouseholdsAnswer>;

const HouseholdName = typedText(60, 1);

export const households = {
  method: 'GET',
  path: '/api/households',
  access: 'household',
  limit: 'default',
  summary: 'The households of the person.',
  answers: { 200: HouseholdsAnswer },
} as const satisfies Call;

export const addHousehold = {
  method: 'POST',
  path: '/api/households',
  access: 'household',
  limit: 'invite',
  perDay: 20,
  summary: 'Make another household, on the same plan. This device acts for it from then on.',
  body: z.strictObject({ name: HouseholdName }),
  answers: { 201: User },
} as const satisfies Call;

export const switchHousehold = {
  method: 'POST',
  path: '/api/household/switch',
  access: 'household',
  limit: 'default',
  summary: 'Have this device act for another household of the person.',
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

import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { readReferralCode } from './code.ts';

// Referrals: a household's code, the accounts that signed up with it, and claiming a referral later.

/** A referral code as typed. */
const Code = z
  .string()
  .max(40)
  .transform((text, context) => {
    const code = readReferralCode(text);
    if (code !== null) return code;
    context.addIssue({ code: 'custom', message: 'A code has eight letters and digits, such as 7K2Q MT4X.' });
    return z.NEVER;
  });

/** An account that signed up with the code. */
export const Joined = z.object({
  /** The first name; null if the person did not agree to show it. */
  name: z.string().nullable(),
  /** Milliseconds since 1970. */
  joinedAt: z.number(),
  /** When its first scan was counted; null before that. */
  countedAt: z.number().nullable(),
  /** Refused, as it is this household's own second account, shares a device with it, or closes a referral loop. */
  refused: z.boolean(),
});
export type Joined = z.infer<typeof Joined>;

export const ReferralAnswer = z.object({
  code: z.string(),
  /** Newest first, at most 100. */
  joined: z.array(Joined),
  /** How many accounts, including older ones, had their first scan counted. */
  counted: z.number().int(),
  /** Extra scans per month: for each counted account, in total, and the maximum. */
  scansEach: z.number().int(),
  extraScans: z.number().int(),
  mostExtraScans: z.number().int(),
  /** Whether the plan is unlimited, so that extra scans have no effect. */
  unlimited: z.boolean(),
  /** The person's own referral, and whether the referring household sees their first name; null if there is none. */
  own: z.object({ showsName: z.boolean() }).nullable(),
  /** Whether the person may still enter the code of whoever referred them. */
  mayClaim: z.boolean(),
});
export type ReferralAnswer = z.infer<typeof ReferralAnswer>;

export const referral = {
  method: 'GET',
  path: '/api/referral',
  access: 'household',
  limit: 'default',
  summary: 'Get the household’s code, who joined with it, and what that is worth.',
  answers: { 200: ReferralAnswer },
} as const satisfies Call;

export const claimReferral = {
  method: 'POST',
  path: '/api/referral/claim',
  access: 'user',
  limit: 'invite',
  summary: 'Enter the code of whoever referred you, within 14 days and before your first scan.',
  body: z.strictObject({ code: Code, showName: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;

export const showReferralName = {
  method: 'PUT',
  path: '/api/referral/name',
  access: 'user',
  limit: 'default',
  summary: 'Show your first name to whoever referred you, or hide it.',
  body: z.strictObject({ shown: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;

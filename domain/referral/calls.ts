import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { readReferralCode } from './code.ts';

// Bringing others: the code of a household, who came with it, and naming who brought one.

/** A code as it was typed. */
const Code = z
  .string()
  .max(40)
  .transform((text, context) => {
    const code = readReferralCode(text);
    if (code !== null) return code;
    context.addIssue({ code: 'custom', message: 'A code has eight letters and digits, such as 7K2Q MT4X.' });
    return z.NEVER;
  });

/** Somebody who came with the code. */
export const Joined = z.object({
  /** The first name; null of whoever did not agree to show it. */
  name: z.string().nullable(),
  /** Milliseconds since 1970. */
  joinedAt: z.number(),
  /** When the first scan was counted; null before. */
  countedAt: z.number().nullable(),
  /** It was this household's own second account, came from its device, or led back to it. */
  refused: z.boolean(),
});
export type Joined = z.infer<typeof Joined>;

export const ReferralAnswer = z.object({
  code: z.string(),
  /** The newest first, at most 100. */
  joined: z.array(Joined),
  /** Of those, and of older ones: whose first scan was counted. */
  counted: z.number().int(),
  /** Extra scans a month: for each that counts, of all of them, and the most there are. */
  scansEach: z.number().int(),
  extraScans: z.number().int(),
  mostExtraScans: z.number().int(),
  /** Whether the plan has no limit that scans could be added to. */
  unlimited: z.boolean(),
  /** Whether somebody brought the person themselves, and sees their first name. */
  own: z.object({ showsName: z.boolean() }).nullable(),
  /** Whether the person may still name who brought them. */
  mayClaim: z.boolean(),
});
export type ReferralAnswer = z.infer<typeof ReferralAnswer>;

export const referral = {
  method: 'GET',
  path: '/api/referral',
  access: 'household',
  limit: 'default',
  summary: 'The code of the household, who came with it, and what that is worth.',
  answers: { 200: ReferralAnswer },
} as const satisfies Call;

export const claimReferral = {
  method: 'POST',
  path: '/api/referral/claim',
  access: 'user',
  limit: 'invite',
  summary: 'Name who brought the own account, within 14 days and before its first scan.',
  body: z.strictObject({ code: Code, showName: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;

export const showReferralName = {
  method: 'PUT',
  path: '/api/referral/name',
  access: 'user',
  limit: 'default',
  summary: 'Show whoever brought the own account its first name, or no longer.',
  body: z.strictObject({ shown: z.boolean() }),
  answers: { 204: null },
} as const satisfies Call;

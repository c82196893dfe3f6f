import { z } from 'zod';
import type { Call } from '../contract/call.ts';

// Account deletion.

/** Signing in within this time cancels the deletion (docs/security.md; product P13.14). */
export const DELETION_GRACE_MS = 14 * 86_400_000;

/** Deletion requests that one person may make per day, wrong passwords included (docs/security.md). */
export const DELETIONS_A_DAY = 3;

/** What happens to one of the person's households. */
export const HouseholdFate = z.discriminatedUnion('fate', [
  /** The person is its last adult, so it is deleted with everything in it. */
  z.object({ fate: z.literal('goes') }),
  /** Other adults remain. `nextOwner`: who becomes its owner; null if the person is not the owner. */
  z.object({ fate: z.literal('stays'), adults: z.number().int(), nextOwner: z.string().nullable() }),
]);
export type HouseholdFate = z.infer<typeof HouseholdFate>;

const PATH = '/api/account/deletion';

export const deletionPreview = {
  method: 'GET',
  path: PATH,
  access: 'user',
  beforeConfirming: true,
  limit: 'default',
  summary: 'Show what deleting the account would delete with it.',
  answers: { 200: z.object({ households: z.array(HouseholdFate) }) },
} as const satisfies Call;

export const deleteAccount = {
  method: 'POST',
  path: PATH,
  access: 'user',
  beforeConfirming: true,
  limit: 'login',
  summary: 'Schedule the account for deletion in 14 days and sign out everywhere. Signing in before then cancels it.',
  goesOnWhenFull: true,
  body: z.strictObject({
    password: z.string().min(1).max(128),
    /** The two-step sign-in code, if two-step sign-in is on. */
    code: z.string().max(40).optional(),
  }),
  answers: { 200: z.object({ deletesAt: z.number() }) },
} as const satisfies Call;

import { z } from 'zod';
import type { Call } from '../contract/call.ts';

// Leaving for good.

/** Signing in within this time calls a deletion off (security rules, 3.9; product P13.14). */
export const DELETION_GRACE_MS = 14 * 86_400_000;

/** Deletions that one person may ask for in a day, and try to with a wrong password (security rules, 3.4). */
export const DELETIONS_A_DAY = 3;

/** What becomes of a household of the person. */
export const HouseholdFate = z.discriminatedUnion('fate', [
  /** The person is its last adult: everything in it goes. */
  z.object({ fate: z.literal('goes') }),
  /** Others stay. `nextOwner`: who becomes its owner; null where the person is not the owner. */
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
  summary: 'What deleting the account would take along.',
  answers: { 200: z.object({ households: z.array(HouseholdFate) }) },
} as const satisfies Call;

export const deleteAccount = {
  method: 'POST',
  path: PATH,
  access: 'user',
  beforeConfirming: true,
  limit: 'login',
  summary: 'Have the account deleted in 14 days. Signs out everywhere; signing in until then calls it off.',
  goesOnWhenFull: true,
  body: z.strictObject({
    password: z.string().min(1).max(128),
    /** Of two-step sign-in, where it is on. */
    code: z.string().max(40).optional(),
  }),
  answers: { 200: z.object({ deletesAt: z.number() }) },
} as const satisfies Call;

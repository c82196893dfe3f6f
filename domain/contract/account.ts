import { z } from 'zod';
import { typedText } from '../text-limits.ts';

/** An e-mail address, in lower case. */
export const Email = z
  .string()
  .max(254)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email('Please enter an e-mail address, such as maya@example.org.'));

/** 12 to 128 characters, any characters, no composition rules (NIST SP 800-63B). */
export const NewPassword = z
  .string()
  .min(12, 'Please use at least 12 characters.')
  .max(128, 'Please use at most 128 characters.');

export const Registration = z.strictObject({
  email: Email,
  password: NewPassword,
  username: typedText(80, 1),
  firstName: typedText(80).nullish(),
  lastName: typedText(80).nullish(),
  /** The token of a household invitation; the account joins that household. */
  invitation: z.string().max(100).optional(),
  /** The referral code of the household that brought this person (product P6.22). */
  ref: z.string().max(100).optional(),
});
export type Registration = z.infer<typeof Registration>;

/** The current password of an account. */
export const CurrentPassword = z.string().min(1).max(128);

/** A code of an authenticator app or a recovery code, as typed. */
export const SignInCode = z.string().max(60);

export const Credentials = z.strictObject({
  email: Email,
  password: CurrentPassword,
  /** Needed if two-step sign-in is on. If it is missing, the error names this field. */
  code: SignInCode.optional(),
});
export type Credentials = z.infer<typeof Credentials>;

/** The signed-in person, as returned by /api/user. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  hasOnboarded: z.boolean(),
  hasChildren: z.boolean().nullable(),
  hasPets: z.boolean().nullable(),
  householdId: z.string(),
  /** The person has to confirm their address before this server answers anything else. */
  mustConfirmEmail: z.literal(true).optional(),
});
export type User = z.infer<typeof User>;

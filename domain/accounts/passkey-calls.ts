import { z } from 'zod';
import { CurrentPassword, User } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';
import { typedText } from '../text-limits.ts';

// Passkeys: signing in with what unlocks a phone, in the place of the password (product P2.2.15). What browsers and
// servers tell each other is of the W3C (Web Authentication, Level 3, 5.1); a library reads it.

/** What a browser is handed, or answers, as the standard has it. */
const OfTheBrowser = z.record(z.string(), z.unknown());
/** A name that its person gives a passkey. */
const PasskeyName = typedText(60, 1);
/** Larger than any answer of a browser. */
const ANSWER_BYTES = 16_384;

/** One passkey, as its person knows it. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Milliseconds since 1970. */
  madeAt: z.number(),
  /** Null where it has not signed anybody in yet. */
  usedAt: z.number().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const passkeys = {
  method: 'GET',
  path: '/api/account/passkeys',
  access: 'user',
  limit: 'default',
  summary: 'The passkeys of the person.',
  answers: { 200: z.object({ passkeys: z.array(Passkey) }) },
} as const satisfies Call;

export const beginPasskey = {
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'user',
  limit: 'login',
  repeats: 'freely',
  summary: 'Begin to add a passkey: what the browser needs to make one.',
  body: z.strictObject({ password: CurrentPassword }),
  answers: { 200: z.object({ options: OfTheBrowser }) },
} as const satisfies Call;

export const addPasskey = {
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'user',
  limit: 'login',
  perDay: 50,
  summary: 'Add the passkey that the browser made.',
  body: z.strictObject({ name: PasskeyName, made: OfTheBrowser }),
  maxBytes: ANSWER_BYTES,
  answers: { 201: Passkey },
} as const satisfies Call;

export const renamePasskey = {
  method: 'PATCH',
  path: '/api/account/passkeys/{id}',
  access: 'user',
  limit: 'default',
  summary: 'Give a passkey another name.',
  body: z.strictObject({ name: PasskeyName }),
  answers: { 204: null },
} as const satisfies Call;

export const removePasskey = {
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  access: 'user',
  limit: 'default',
  summary: 'Take a passkey away: it signs nobody in any more.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const beginPasskeySignIn = {
  method: 'POST',
  path: '/api/login/passkey/options',
  access: 'public',
  limit: 'login',
  summary: 'Begin to sign in with a passkey: what the browser needs to ask for one.',
  answers: { 200: z.object({ options: OfTheBrowser }) },
} as const satisfies Call;

export const passkeySignIn = {
  method: 'POST',
  path: '/api/login/passkey',
  access: 'public',
  limit: 'login',
  summary: 'Sign in with what the browser answered.',
  body: z.strictObject({ signed: OfTheBrowser }),
  maxBytes: ANSWER_BYTES,
  answers: { 200: User },
} as const satisfies Call;

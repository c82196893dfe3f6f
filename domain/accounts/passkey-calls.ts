import { z } from 'zod';
import { CurrentPassword, User } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';
import { typedText } from '../text-limits.ts';

// Passkeys: signing in with the phone's own unlock instead of the password (product P2.2.15). The messages between
// browser and server are defined by the W3C (Web Authentication, Level 3, 5.1); a library parses them.

/** WebAuthn options for the browser, or its response, as the standard defines them. */
const OfTheBrowser = z.record(z.string(), z.unknown());
/** The name that a person gives to a passkey. */
const PasskeyName = typedText(60, 1);
/** Larger than any browser's response. */
const ANSWER_BYTES = 16_384;

/** One passkey, as shown to its owner. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Milliseconds since 1970. */
  madeAt: z.number(),
  /** Null if it has not been used to sign in yet. */
  usedAt: z.number().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const passkeys = {
  method: 'GET',
  path: '/api/account/passkeys',
  access: 'user',
  limit: 'default',
  summary: 'List your passkeys.',
  answers: { 200: z.object({ passkeys: z.array(Passkey) }) },
} as const satisfies Call;

export const beginPasskey = {
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'user',
  limit: 'login',
  repeats: 'freely',
  summary: 'Start adding a passkey: returns what the browser needs to create one.',
  body: z.strictObject({ password: CurrentPassword }),
  answers: { 200: z.object({ options: OfTheBrowser }) },
} as const satisfies Call;

export const addPasskey = {
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'user',
  limit: 'login',
  perDay: 50,
  summary: 'Add the passkey that the browser created.',
  body: z.strictObject({ name: PasskeyName, made: OfTheBrowser }),
  maxBytes: ANSWER_BYTES,
  answers: { 201: Passkey },
} as const satisfies Call;

export const renamePasskey = {
  method: 'PATCH',
  path: '/api/account/passkeys/{id}',
  access: 'user',
  limit: 'default',
  summary: 'Rename a passkey.',
  body: z.strictObject({ name: PasskeyName }),
  answers: { 204: null },
} as const satisfies Call;

export const removePasskey = {
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  access: 'user',
  limit: 'default',
  summary: 'Remove a passkey: it can no longer be used to sign in.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const beginPasskeySignIn = {
  method: 'POST',
  path: '/api/login/passkey/options',
  access: 'public',
  limit: 'login',
  summary: 'Start signing in with a passkey: returns what the browser needs to ask for one.',
  answers: { 200: z.object({ options: OfTheBrowser }) },
} as const satisfies Call;

export const passkeySignIn = {
  method: 'POST',
  path: '/api/login/passkey',
  access: 'public',
  limit: 'login',
  summary: 'Sign in with the browser’s response.',
  body: z.strictObject({ signed: OfTheBrowser }),
  maxBytes: ANSWER_BYTES,
  answers: { 200: User },
} as const satisfies Call;

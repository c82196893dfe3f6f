import { z } from 'zod';
import { CurrentPassword, Email, NewPassword } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';

// A forgotten password, and what a signed-in person changes of their account.

/** What stands behind the `#` of a link in a message: 32 bytes in base64url. */
const LinkToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not complete. Please open it again from the message.');

export const forgotPassword = {
  method: 'POST',
  path: '/api/password/forgot',
  access: 'public',
  limit: 'forgot',
  summary: 'Have a link for a new password sent. The answer is the same for every address.',
  body: z.strictObject({ email: Email }),
  answers: { 202: null },
} as const satisfies Call;

export const resetPassword = {
  method: 'POST',
  path: '/api/password/reset',
  access: 'public',
  limit: 'reset',
  summary: 'Choose a new password with the token of such a link. Ends every session of the account.',
  body: z.strictObject({ token: LinkToken, password: NewPassword }),
  answers: { 204: null },
} as const satisfies Call;

export const confirmEmail = {
  method: 'POST',
  path: '/api/email/confirm',
  access: 'public',
  limit: 'reset',
  summary: 'Confirm an address, or make it the one of the account, with the token of the link sent to it.',
  body: z.strictObject({ token: LinkToken }),
  answers: { 204: null },
} as const satisfies Call;

/** What a person sees of their account in the settings. */
export const AccountAnswer = z.object({ email: z.string(), emailConfirmed: z.boolean() });
export type AccountAnswer = z.infer<typeof AccountAnswer>;

export const account = {
  method: 'GET',
  path: '/api/account',
  access: 'user',
  limit: 'default',
  summary: 'The own account: its address, and whether that is confirmed.',
  beforeConfirming: true,
  answers: { 200: AccountAnswer },
} as const satisfies Call;

export const changePassword = {
  method: 'POST',
  path: '/api/account/password',
  access: 'user',
  limit: 'login',
  perDay: 20,
  summary: 'Choose another password. Signs out everywhere else.',
  body: z.strictObject({ current: CurrentPassword, password: NewPassword }),
  answers: { 204: null },
} as const satisfies Call;

export const changeEmail = {
  method: 'POST',
  path: '/api/account/email',
  access: 'user',
  limit: 'forgot',
  summary: 'Have a link sent to another address, which becomes the account’s when it is opened.',
  beforeConfirming: true,
  body: z.strictObject({ email: Email, password: CurrentPassword }),
  answers: { 202: null },
} as const satisfies Call;

export const askToConfirmEmail = {
  method: 'POST',
  path: '/api/account/email/confirmation',
  access: 'user',
  limit: 'forgot',
  summary: 'Have a link sent that confirms the address of the account.',
  beforeConfirming: true,
  answers: { 202: null },
} as const satisfies Call;

/** A browser in which the person is signed in. */
export const SignedInDevice = z.object({
  id: z.string(),
  /** Such as "Chrome on Android"; empty of one that signed in before names were kept. */
  name: z.string(),
  /** Milliseconds since 1970. */
  signedInAt: z.number(),
  /** To the hour. */
  usedAt: z.number(),
  /** The one that asks. */
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const devices = {
  method: 'GET',
  path: '/api/account/devices',
  access: 'user',
  limit: 'default',
  summary: 'Where the person is signed in, the last used first.',
  answers: { 200: z.object({ devices: z.array(SignedInDevice) }) },
} as const satisfies Call;

export const endDevice = {
  method: 'DELETE',
  path: '/api/account/devices/{id}',
  access: 'user',
  limit: 'default',
  summary: 'Sign out one of them.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const endOtherDevices = {
  method: 'DELETE',
  path: '/api/account/devices',
  access: 'user',
  limit: 'default',
  summary: 'Sign out everywhere but here.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

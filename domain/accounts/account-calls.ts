import { z } from 'zod';
import { CurrentPassword, Email, NewPassword } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';

// Password reset, and account changes by a signed-in person.

/** The token behind the `#` of a link in a message: 32 bytes in base64url. */
const LinkToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'This link is incomplete. Please open it again from the message.');

export const forgotPassword = {
  method: 'POST',
  path: '/api/password/forgot',
  access: 'public',
  limit: 'forgot',
  summary: 'Send a password reset link. The response is the same for every address.',
  body: z.strictObject({ email: Email }),
  answers: { 202: null },
} as const satisfies Call;

export const resetPassword = {
  method: 'POST',
  path: '/api/password/reset',
  access: 'public',
  limit: 'reset',
  summary: 'Set a new password with the token from a reset link. Ends every session of the account.',
  body: z.strictObject({ token: LinkToken, password: NewPassword }),
  answers: { 204: null },
} as const satisfies Call;

export const confirmEmail = {
  method: 'POST',
  path: '/api/email/confirm',
  access: 'public',
  limit: 'reset',
  summary: 'Confirm an address, or make it the account’s address, with the token from the link sent to it.',
  body: z.strictObject({ token: LinkToken }),
  answers: { 204: null },
} as const satisfies Call;

/** What the settings show about the person's account. */
export const AccountAnswer = z.object({ email: z.string(), emailConfirmed: z.boolean() });
export type AccountAnswer = z.infer<typeof AccountAnswer>;

export const account = {
  method: 'GET',
  path: '/api/account',
  access: 'user',
  limit: 'default',
  summary: 'Get your account: its address and whether it is confirmed.',
  beforeConfirming: true,
  answers: { 200: AccountAnswer },
} as const satisfies Call;

export const changePassword = {
  method: 'POST',
  path: '/api/account/password',
  access: 'user',
  limit: 'login',
  perDay: 20,
  summary: 'Change your password. Signs out everywhere else.',
  body: z.strictObject({ current: CurrentPassword, password: NewPassword }),
  answers: { 204: null },
} as const satisfies Call;

export const changeEmail = {
  method: 'POST',
  path: '/api/account/email',
  access: 'user',
  limit: 'forgot',
  summary: 'Send a link to a new address, which becomes the account’s address once the link is opened.',
  beforeConfirming: true,
  body: z.strictObject({ email: Email, password: CurrentPassword }),
  answers: { 202: null },
} as const satisfies Call;

export const askToConfirmEmail = {
  method: 'POST',
  path: '/api/account/email/confirmation',
  access: 'user',
  limit: 'forgot',
  summary: 'Send a link to confirm the account’s address.',
  beforeConfirming: true,
  answers: { 202: null },
} as const satisfies Call;

/** A browser in which the person is signed in. */
export const SignedInDevice = z.object({
  id: z.string(),
  /** Such as "Chrome on Android"; empty for sign-ins older than the storing of names. */
  name: z.string(),
  /** Milliseconds since 1970. */
  signedInAt: z.number(),
  /** Last use, to the hour. */
  usedAt: z.number(),
  /** Whether it is the browser making this request. */
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const devices = {
  method: 'GET',
  path: '/api/account/devices',
  access: 'user',
  limit: 'default',
  summary: 'List where you are signed in, most recently used first.',
  answers: { 200: z.object({ devices: z.array(SignedInDevice) }) },
} as const satisfies Call;

export const endDevice = {
  method: 'DELETE',
  path: '/api/account/devices/{id}',
  access: 'user',
  limit: 'default',
  summary: 'Sign out one device.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

export const endOtherDevices = {
  method: 'DELETE',
  path: '/api/account/devices',
  access: 'user',
  limit: 'default',
  summary: 'Sign out everywhere except here.',
  goesOnWhenFull: true,
  answers: { 204: null },
} as const satisfies Call;

import { z } from 'zod';
import { CurrentPassword, SignInCode } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';

// Setting up two-step sign-in.

/** Single-use codes for people who lost their authenticator app. They are shown only once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Whether signing in asks for a code, and how many recovery codes are left. */
export const SecondStepAnswer = z.object({ on: z.boolean(), codesLeft: z.number() });
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>;

export const secondStep = {
  method: 'GET',
  path: '/api/account/second-step',
  access: 'user',
  limit: 'default',
  summary: 'Get whether two-step sign-in is on, and how many recovery codes are left.',
  answers: { 200: SecondStepAnswer },
} as const satisfies Call;

export const beginSecondStep = {
  method: 'POST',
  path: '/api/account/second-step',
  access: 'user',
  limit: 'login',
  perDay: 50,
  summary:
    'Start setting up two-step sign-in: returns a secret for an authenticator app. Nothing changes until it is confirmed.',
  body: z.strictObject({ password: CurrentPassword }),
  answers: {
    200: z.object({
      /** In base32, as it is typed into an app. */
      secret: z.string(),
      /** An `otpauth:` URI, for a QR code. */
      uri: z.string(),
    }),
  },
} as const satisfies Call;

export const confirmSecondStep = {
  method: 'POST',
  path: '/api/account/second-step/confirm',
  access: 'user',
  limit: 'login',
  perDay: 50,
  summary: 'Turn two-step sign-in on with a first code from the app. Returns the recovery codes.',
  body: z.strictObject({ code: SignInCode }),
  answers: { 200: RecoveryCodes },
} as const satisfies Call;

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/api/account/second-step/codes',
  access: 'user',
  limit: 'login',
  perDay: 20,
  summary: 'Create new recovery codes. The old ones stop working.',
  body: z.strictObject({ password: CurrentPassword, code: SignInCode }),
  answers: { 200: RecoveryCodes },
} as const satisfies Call;

export const turnOffSecondStep = {
  method: 'POST',
  path: '/api/account/second-step/off',
  access: 'user',
  limit: 'login',
  summary: 'Turn two-step sign-in off with the password and a code.',
  body: z.strictObject({ password: CurrentPassword, code: SignInCode }),
  answers: { 204: null },
} as const satisfies Call;

import { z } from 'zod';
import { CurrentPassword, SignInCode } from '../contract/account.ts';
import type { Call } from '../contract/call.ts';

// Two-step sign-in, as its person sets it up.

/** Codes for whoever lost the app, each good once. They are told this once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Whether signing in asks for a code, and how many codes for recovery are left. */
export const SecondStepAnswer = z.object({ on: z.boolean(), codesLeft: z.number() });
export type SecondStepAnswer = z.infer<typeof SecondStepAnswer>;

export const secondStep = {
  method: 'GET',
  path: '/api/account/second-step',
  access: 'user',
  limit: 'default',
  summary: 'Whether signing in asks for a code of an app, and how many recovery codes are left.',
  answers: { 200: SecondStepAnswer },
} as const satisfies Call;

export const beginSecondStep = {
  method: 'POST',
  path: '/api/account/second-step',
  access: 'user',
  limit: 'login',
  perDay: 50,
  summary:
    'Begin to set up two-step sign-in: a secret for an authenticator app. Nothing changes before it is confirmed.',
  body: z.strictObject({ password: CurrentPassword }),
  answers: {
    200: z.object({
      /** In base32, as an app takes it typed. */
      secret: z.string(),
      /** `otpauth:`, for a QR code. */
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
  summary: 'Turn two-step sign-in on with a first code of the app. Answers the recovery codes.',
  body: z.strictObject({ code: SignInCode }),
  answers: { 200: RecoveryCodes },
} as const satisfies Call;

export const renewRecoveryCodes = {
  method: 'POST',
  path: '/api/account/second-step/codes',
  access: 'user',
  limit: 'login',
  perDay: 20,
  summary: 'Make new recovery codes. Those from before no longer work.',
  body: z.strictObject({ password: CurrentPassword, code: SignInCode }),
  answers: { 200: RecoveryCodes },
} as const satisfies Call;

export const turnOffSecondStep = {
  method: 'POST',
  path: '/api/account/second-step/off',
  access: 'user',
  limit: 'login',
  summary: 'Turn two-step sign-in off, with the password and a code.',
  body: z.strictObject({ password: CurrentPassword, code: SignInCode }),
  answers: { 204: null },
} as const satisfies Call;

import { z } from 'zod';
import type { Call } from '../contract/call.ts';

// In its own file: the sign-up form needs only this referral call.

export const previewReferral = {
  method: 'POST',
  path: '/api/referral/preview',
  access: 'public',
  limit: 'invite',
  summary: 'Check whether a code works. Does not reveal whose it is.',
  body: z.strictObject({ code: z.string().max(40) }),
  answers: { 200: z.object({ known: z.boolean() }) },
} as const satisfies Call;

import { z } from 'zod';
import type { Call } from '../contract/call.ts';

// Apart from the other calls: the form that makes an account needs this one alone.

export const previewReferral = {
  method: 'POST',
  path: '/api/referral/preview',
  access: 'public',
  limit: 'invite',
  summary: 'Whether a code works. Says nothing of whose it is.',
  body: z.strictObject({ code: z.string().max(40) }),
  answers: { 200: z.object({ known: z.boolean() }) },
} as const satisfies Call;

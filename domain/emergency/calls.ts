import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { HelpNumber } from './help-number.ts';

// What helps when somebody swallowed something.

export const helpNumbers = {
  method: 'GET',
  path: '/api/help-numbers',
  access: 'public',
  limit: 'default',
  summary: 'Numbers of poison centres that the operator has confirmed within a year. No account is asked for.',
  answers: { 200: z.object({ numbers: z.array(HelpNumber) }) },
} as const satisfies Call;

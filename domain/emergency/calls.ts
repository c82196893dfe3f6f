import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { HelpNumber } from './help-number.ts';

// Help in a poisoning emergency.

export const helpNumbers = {
  method: 'GET',
  path: '/api/help-numbers',
  access: 'public',
  limit: 'default',
  summary: 'List the poison centre numbers that the operator has confirmed within a year. No account needed.',
  answers: { 200: z.object({ numbers: z.array(HelpNumber) }) },
} as const satisfies Call;

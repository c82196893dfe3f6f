import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { ANALYTICS_ADDRESS, ANALYTICS_BATCH } from './queue-rules.ts';

// Usage events.

export const analyticsEvents = {
  ...ANALYTICS_ADDRESS,
  access: 'user',
  limit: 'analytics',
  perDay: 300,
  repeats: 'answer',
  summary: 'Record usage events from people who agreed; kept without a name.',
  body: z.strictObject({ events: z.array(z.record(z.string(), z.unknown())).min(1).max(ANALYTICS_BATCH) }),
  answers: {
    200: z.object({ stored: z.number().int(), duplicates: z.number().int(), ignored: z.number().int() }),
  },
} as const satisfies Call;

import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { BadgeType } from './badge.ts';

// What a household has reached.

export const achievements = {
  method: 'GET',
  path: '/api/achievements',
  access: 'household',
  limit: 'default',
  summary: 'The badges that the household has reached, the first one first.',
  answers: {
    200: z.array(
      z.object({
        id: z.string(),
        badgeType: BadgeType,
        name: z.string(),
        emoji: z.string(),
        /** ISO. */
        awardedAt: z.string(),
      }),
    ),
  },
} as const satisfies Call;

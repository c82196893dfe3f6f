import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { BadgeType } from './badge.ts';

// The badges of a household.

export const achievements = {
  method: 'GET',
  path: '/api/achievements',
  access: 'household',
  limit: 'default',
  summary: 'List the badges the household has earned, earliest first.',
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

import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { EVENT_PROPERTIES, type EventName, Screen } from './event.ts';
import { FIGURE_DAYS } from './figures.ts';

/** A count; null where fewer visits make it up than may be shown. */
const Figure = z.number().int().nullable();
const Name = z.enum(Object.keys(EVENT_PROPERTIES) as [EventName, ...EventName[]]);

/** What was done, in figures that tell no household from another (product P17.33). */
export const UsageFigures = z.object({
  /** Who agrees that events of use are kept, now. */
  agreed: z.object({ accounts: z.number().int(), households: z.number().int() }),
  /** Each day of UTC from the first that may be shown to today; none while too few agree. */
  days: z.array(z.object({ day: z.string(), visits: Figure, scans: Figure })),
  /** The largest first. */
  happened: z.object({
    shown: z.array(z.object({ name: Name, events: z.number().int() })),
    /** How many other kinds happened in too few visits. */
    leftOut: z.number().int(),
  }),
  screens: z.object({
    shown: z.array(z.object({ screen: Screen, visits: z.number().int() })),
    leftOut: z.number().int(),
  }),
});
export type UsageFigures = z.infer<typeof UsageFigures>;

export const adminAnalytics = {
  method: 'GET',
  path: '/api/admin/analytics',
  access: 'admin',
  limit: 'default',
  summary: 'How the app is used, by those who agreed: counts by day, screen and kind, none of fewer than five visits.',
  query: z.object({ days: z.enum(FIGURE_DAYS).default('30') }),
  answers: { 200: UsageFigures },
} as const satisfies Call;

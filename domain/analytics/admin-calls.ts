import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { EVENT_PROPERTIES, type EventName, Screen } from './event.ts';
import { FIGURE_DAYS } from './figures.ts';

/** A count; null if it comes from fewer visits than may be shown. */
const Figure = z.number().int().nullable();
const Name = z.enum(Object.keys(EVENT_PROPERTIES) as [EventName, ...EventName[]]);

/** Usage in figures that cannot single out a household (product P17.33). */
export const UsageFigures = z.object({
  /** How many accounts and households currently agree to usage events. */
  agreed: z.object({ accounts: z.number().int(), households: z.number().int() }),
  /** Each UTC day from the first that may be shown until today; empty while too few households agree. */
  days: z.array(z.object({ day: z.string(), visits: Figure, scans: Figure })),
  /** The largest first. */
  happened: z.object({
    shown: z.array(z.object({ name: Name, events: z.number().int() })),
    /** How many other kinds were withheld for too few visits. */
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
  summary: 'Get usage by those who agreed: counts by day, screen and kind, none of fewer than five visits.',
  query: z.object({ days: z.enum(FIGURE_DAYS).default('30') }),
  answers: { 200: UsageFigures },
} as const satisfies Call;

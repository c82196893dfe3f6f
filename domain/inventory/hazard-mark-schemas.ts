import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { CalendarDate } from '../text-limits.ts';

/** What a household decided about something the detector found: dealt with, or put off until a day. */
export const HazardMark = z.object({
  /** The id of the finding, which the detector gives. */
  id: z.string(),
  state: z.enum(['open', 'resolved', 'snoozed']),
  /** Of what is put off: the day on which it is told again. */
  until: z.string().nullable(),
  /** Milliseconds since 1970, clamped by the server; for display only. */
  markedAt: z.number(),
});
export type HazardMark = z.infer<typeof HazardMark>;

export const HAZARD_MARK = {
  data: HazardMark,
  operations: {
    'hazard.resolve': z.strictObject({}),
    'hazard.snooze': z.strictObject({ until: CalendarDate }),
    'hazard.reopen': z.strictObject({}),
  },
} as const satisfies EntitySchemas;

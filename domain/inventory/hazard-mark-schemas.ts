import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { CalendarDate } from '../text-limits.ts';

/** A household's decision about a finding of the detector: resolved, snoozed until a day, or open again. */
export const HazardMark = z.object({
  /** The id of the finding, given by the detector. */
  id: z.string(),
  state: z.enum(['open', 'resolved', 'snoozed']),
  /** If snoozed, the day on which it is shown again. */
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

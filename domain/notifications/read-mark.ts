import { z } from 'zod';

/** The longest id of a notification. */
export const NOTIFICATION_ID_MAX = 96;

/** That a person has read a notification. It is only ever set: read never becomes unread. */
export const ReadMark = z.object({
  /** The id of the notification, which the rule that derives it gives. */
  id: z.string(),
  /** Milliseconds since 1970, clamped by the server; for display only. */
  readAt: z.number(),
});
export type ReadMark = z.infer<typeof ReadMark>;

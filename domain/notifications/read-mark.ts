import { z } from 'zod';

/** Maximum length of a notification id. */
export const NOTIFICATION_ID_MAX = 96;

/** Marks a notification as read by a person. It is only ever set: read never becomes unread. */
export const ReadMark = z.object({
  /** The id of the notification, from the rule that derives it. */
  id: z.string(),
  /** Milliseconds since 1970, clamped by the server; for display only. */
  readAt: z.number(),
});
export type ReadMark = z.infer<typeof ReadMark>;

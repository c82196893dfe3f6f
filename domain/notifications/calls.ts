import { z } from 'zod';
import type { Call } from '../contract/call.ts';

// What a person should look at, for programs. Pages work it out from their own rows, also without a signal.

/** Where a notification leads is decided by its type: a product's report, a group, the achievements; anything else by what it says. */
const ToldNotification = z.object({
  id: z.string(),
  type: z.enum(['product_recall', 'group_invite', 'achievement', 'community_post', 'other']),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  /** What it is about: a product, a badge, something that was asked. */
  relatedId: z.string(),
  /** ISO. */
  createdAt: z.string(),
});
export type ToldNotification = z.infer<typeof ToldNotification>;

export const notifications = {
  method: 'GET',
  path: '/api/notifications',
  access: 'household',
  limit: 'default',
  summary: 'What the signed-in person should look at, the most pressing first.',
  answers: { 200: z.array(ToldNotification) },
} as const satisfies Call;

export const readNotification = {
  method: 'PATCH',
  path: '/api/notifications/{id}/read',
  access: 'household',
  limit: 'default',
  repeats: 'operation',
  summary: 'Mark one notification as read, for good.',
  answers: { 200: z.object({ success: z.literal(true) }) },
} as const satisfies Call;

export const readAllNotifications = {
  method: 'PUT',
  path: '/api/notifications/read-all',
  access: 'household',
  limit: 'default',
  repeats: 'answer',
  summary: 'Mark all notifications as read.',
  answers: { 200: z.object({ success: z.literal(true), marked: z.number().int() }) },
} as const satisfies Call;

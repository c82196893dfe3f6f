import { z } from 'zod';
import type { Call } from '../contract/call.ts';

// Notifications for API clients. The app's pages derive them from their own rows, even offline.

/**
 * A notification in an API answer. Clients choose where it leads by its type: a product's report, a group, the
 * achievements; for `other`, by its text.
 */
const ApiNotification = z.object({
  id: z.string(),
  type: z.enum(['product_recall', 'group_invite', 'achievement', 'community_post', 'other']),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  /** The id of what it is about: a product, group, badge, notice or request. */
  relatedId: z.string(),
  /** ISO. */
  createdAt: z.string(),
});
export type ApiNotification = z.infer<typeof ApiNotification>;

export const notifications = {
  method: 'GET',
  path: '/api/notifications',
  access: 'household',
  limit: 'default',
  summary: 'List your notifications, most urgent first.',
  answers: { 200: z.array(ApiNotification) },
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

import { deriveNotifications } from '#domain/notifications/derive.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { OperationStores } from '../sync/operations.ts';
import { readSources } from './read-sources.ts';
import { notificationRoutes } from './routes.ts';

/** What a person should look at. Phones derive the same from their own rows. */
export const notificationCalls = (stores: OperationStores) => notificationRoutes(stores);

/** The notifications of any person, for messages sent to them. */
export const notificationsOf =
  (stores: OperationStores) =>
  async (
    person: { readonly id: string; readonly householdId: string },
    nowMs: number,
  ): Promise<readonly Notification[]> =>
    deriveNotifications(await readSources(stores, person, nowMs));

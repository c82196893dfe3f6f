import { useLiveQuery } from 'dexie-react-hooks';
import type { InventoryItem } from '#domain/inventory/item.ts';
import {
  deriveNotifications,
  NOTIFICATION_KEYS,
  type NotificationKey,
  type OpenRecall,
} from '#domain/notifications/derive.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import type { Product } from '#domain/products/product.ts';
import { useAccount, useClient } from '#web/client/client-context.tsx';
import { readInvited } from '#web/offline/community/around.ts';
import type { AccountDb } from '#web/offline/tables/account-db.ts';
import { localToday } from '#web/words/expiry-words.ts';
import { type NotificationView, viewNotification } from './notification-view.ts';
import { useOpenRecalls } from './use-open-recalls.ts';

/** The kinds of notification the person switched off. */
async function switchedOff(db: AccountDb): Promise<ReadonlySet<NotificationKey>> {
  const held = await db.preferences.bulkGet([...NOTIFICATION_KEYS]);
  return new Set(NOTIFICATION_KEYS.filter((_, at) => held[at]?.value === false));
}

/** When each held or refused operation failed, by operation id; if that is unknown, when it was created. */
async function timesOf(db: AccountDb): Promise<ReadonlyMap<string, number>> {
  const entries = await db.outbox.where('state').anyOf('held', 'dead').toArray();
  return new Map(entries.map(({ opId, operation, lastError }) => [opId, lastError?.at ?? operation.createdAt]));
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

const productIdsOf = (items: readonly InventoryItem[], list: readonly Notification[]): string[] => {
  const held = new Map(items.map((item) => [item.id, item.productId]));
  return list.flatMap((one) => {
    if (one.kind === 'replaced') return held.get(one.replaced.itemId) ?? one.replaced.productId;
    return 'productId' in one ? one.productId : [];
  });
};

async function readNotifications(
  db: AccountDb,
  deviceId: string,
  recalls: readonly OpenRecall[],
): Promise<NotificationView[]> {
  const [items, entries, replaced, requests, badges, marks, without, groups, invited] = await Promise.all([
    db.inventory.toArray(),
    db.outbox.where('state').anyOf('held', 'dead').toArray(),
    db.history.toArray(),
    db.helpRequests.toArray(),
    db.badges.toArray(),
    db.readMarks.toCollection().primaryKeys(),
    switchedOff(db),
    db.groups.toArray(),
    readInvited(db),
  ]);
  const now = new Date();
  const today = localToday(now);
  const list = deriveNotifications({
    today,
    nowMs: now.getTime(),
    items,
    unsent: entries.map(({ opId, operation, state, lastError }) => ({
      opId,
      type: operation.type,
      state: state === 'held' ? 'held' : 'dead',
      code: lastError?.code ?? 'UNKNOWN',
      message: lastError?.message ?? '',
    })),
    replaced,
    asked: requests,
    badges,
    recalls,
    groups: groups.map(({ line }) => line),
    invitations: invited,
    deviceId,
    readIds: new Set(marks),
    without,
  });
  const products = new Map<string, Product>();
  for (const product of await db.products.bulkGet([...new Set(productIdsOf(items, list))]))
    if (product) products.set(product.id, product);
  const times = await timesOf(db);
  const itemsById = byId(items);
  return list.map((one) =>
    viewNotification(one, { products, items: itemsById, requests: byId(requests), times, today }),
  );
}

/** Everything the person should look at, derived on this phone. Undefined while the tables are read. */
export function useNotifications(): readonly NotificationView[] | undefined {
  const { db } = useAccount();
  const client = useClient();
  const deviceId = useLiveQuery(() => client.deviceId(), [client]);
  const recalls = useOpenRecalls();
  return useLiveQuery(
    async () =>
      deviceId === undefined
        ? undefined
        : await db.transaction(
            'r',
            [
              db.inventory,
              db.outbox,
              db.history,
              db.helpRequests,
              db.badges,
              db.readMarks,
              db.preferences,
              db.products,
              db.groups,
              db.meta,
            ],
            () => readNotifications(db, deviceId, recalls),
          ),
    [db, deviceId, recalls],
  );
}

/** Marks notifications as read, on all of the person's phones. */
export function useMarkRead(): (ids: readonly string[]) => Promise<void> {
  const client = useClient();
  return async (ids) => {
    for (const id of ids) await client.perform('notification.read', id, {});
  };
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Reads } from '#db/handles.ts';
import type { InventoryItem } from '#domain/inventory/item.ts';
import { NOTIFICATION_KEYS, type NotificationSources, type OpenRecall } from '#domain/notifications/derive.ts';
import { isCheckedForRecalls } from '#domain/recalls/is-checked-for-recalls.ts';
import { isDismissed, recallMarkId } from '#domain/recalls/mark.ts';
import type { EntityData } from '#domain/sync/entities.ts';
import { groupNews } from '../groups/room.ts';
import { alertStore, noticesOfBrands } from '../recalls/room.ts';
import type { StoredEntity } from '../sync/entity-store.ts';
import type { OperationStores } from '../sync/operations.ts';

/** Rows read at a time. This takes about 5 ms; other work runs in between. */
const AT_ONCE = 100;

/** All rows of one owner that are not deleted. */
async function rowsOf<N extends StoredEntity>(
  { rows }: Pick<OperationStores, 'rows'>,
  reads: Reads,
  entity: N,
  ownerId: string,
): Promise<EntityData<N>[]> {
  const found: EntityData<N>[] = [];
  let last = 0;
  for (;;) {
    const part = await rows[entity].since(reads, ownerId, last, AT_ONCE);
    for (const { deleted, data } of part) if (!deleted) found.push(data);
    if (part.length < AT_ONCE) return found;
    last = part.at(-1)?.seq ?? last;
    await nextTurn();
  }
}

/** Recalls of products that are or were at home, without those that the household dismissed. */
async function openRecalls(
  stores: OperationStores,
  householdId: string,
  items: readonly InventoryItem[],
  nowMs: number,
): Promise<OpenRecall[]> {
  const { reader } = stores;
  const marks = new Map((await rowsOf(stores, reader, 'recallMark', householdId)).map((mark) => [mark.id, mark]));
  const held = new Set(items.filter((item) => isCheckedForRecalls(item, nowMs)).map(({ productId }) => productId));
  return (await alertStore.ofHousehold(reader, householdId)).flatMap((one) => {
    const { notice_id: noticeId, product_id: productId, verdict, made_at: at, changed_on: changedOn } = one;
    const aside = isDismissed(marks.get(recallMarkId(noticeId, productId)), { changedOn });
    return held.has(productId) && !aside ? [{ noticeId, productId, brand: null, sure: verdict === 'affects', at }] : [];
  });
}

/** Recall news about brands that a person follows. */
async function ofBrands(reads: Reads, set: readonly EntityData<'preference'>[]): Promise<OpenRecall[]> {
  const followed = set.flatMap((one) => (one.key === 'followedBrands' ? one.value : []));
  return (await noticesOfBrands(reads, followed)).map(({ notice, brand }) => ({
    noticeId: notice.id,
    productId: '',
    brand: brand.name,
    sure: false,
    at: Date.parse(`${notice.changedOn}T00:00:00Z`),
  }));
}

/** All data that a person's notifications are derived from, as stored on the server. Days are in UTC. */
export async function readSources(
  stores: OperationStores,
  { id: userId, householdId }: { readonly id: string; readonly householdId: string },
  nowMs: number,
) {
  const { reader } = stores;
  const items = await rowsOf(stores, reader, 'inventory', householdId);
  const replaced = await rowsOf(stores, reader, 'history', householdId);
  const badges = await rowsOf(stores, reader, 'badge', householdId);
  const asked = await rowsOf(stores, reader, 'helpRequest', userId);
  const marks = await rowsOf(stores, reader, 'readMark', userId);
  const set = await rowsOf(stores, reader, 'preference', userId);
  const { yours, invited } = await groupNews(stores, userId);
  const off = set.flatMap(({ key, value }) => (value === false ? key : []));
  return {
    today: new Date(nowMs).toISOString().slice(0, 10),
    nowMs,
    items,
    // Operations that are waiting or were refused exist only on a phone.
    unsent: [],
    replaced,
    badges,
    groups: yours,
    invitations: invited,
    recalls: [...(await openRecalls(stores, householdId, items, nowMs)), ...(await ofBrands(reader, set))],
    // The server is not a phone: a replaced value is reported no matter who replaced it.
    deviceId: '',
    asked,
    readIds: new Set(marks.map(({ id }) => id)),
    without: new Set(NOTIFICATION_KEYS.filter((key) => off.includes(key))),
  } satisfies NotificationSources;
}

import type { Tx } from '#db/handles.ts';
import { recallNotificationId } from '#domain/notifications/recall-id.ts';
import { recallMarkId } from '#domain/recalls/mark.ts';
import { shortDigest } from '#domain/short-digest.ts';
import type { EntityStores } from '../sync/entity-store.ts';
import { deliveries } from './deliveries.ts';
import { people } from './people.ts';
import { wishOf } from './wishes.ts';

/** A recall of something at home. */
export interface RecallToTell {
  readonly householdId: string;
  readonly noticeId: string;
  readonly productId: string;
  readonly verdict: 'affects' | 'mayAffect';
  readonly critical: boolean;
}

/** Adds a recall for every adult of a household who did not switch recalls off, once per notice (product P15.1). */
export async function tellRecall(
  rows: Pick<EntityStores, 'preference' | 'recallMark'>,
  tx: Tx,
  { householdId, noticeId, productId, verdict, critical }: RecallToTell,
  nowMs: number,
): Promise<void> {
  const mark = await rows.recallMark.load(tx, householdId, recallMarkId(noticeId, productId));
  if (mark && !mark.deleted && mark.data.state !== 'open') return;
  for (const userId of await people.adultsOf(tx, householdId)) {
    if ((await wishOf(rows, tx, userId, 'notifyRecalls'))?.value === false) continue;
    const part = { k: 'recall', ref: shortDigest(noticeId), product: productId, sure: verdict === 'affects' } as const;
    await deliveries.add(tx, { userId, id: recallNotificationId(noticeId), part, critical }, nowMs);
  }
}

/** Notifies a person that a question of theirs was answered. */
export const tellAnswered = (tx: Tx, userId: string, requestId: string, nowMs: number): Promise<void> =>
  deliveries.add(
    tx,
    { userId, id: `answer:${requestId}`, part: { k: 'answer', request: requestId }, critical: false },
    nowMs,
  );

/** Notifies the other adults of a household that somebody accepted an invitation to it. */
export async function tellJoined(tx: Tx, householdId: string, newUserId: string, nowMs: number): Promise<void> {
  for (const userId of await people.adultsOf(tx, householdId)) {
    if (userId === newUserId) continue;
    const id = `joined:${householdId}:${newUserId}`;
    await deliveries.add(tx, { userId, id, part: { k: 'joined' }, critical: false }, nowMs);
  }
}

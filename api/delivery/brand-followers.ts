import { sql } from 'kysely';
import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import { recallNotificationId } from '#domain/notifications/recall-id.ts';
import { type FollowedBrand, FollowedBrands } from '#domain/recalls/followed-brands.ts';
import { shortDigest } from '#domain/short-digest.ts';
import type { EntityStores } from '../sync/entity-store.ts';
import { deliveries } from './deliveries.ts';
import { wishOf } from './wishes.ts';

const SOME = statement((q, { after, limit }: { after: string; limit: number }) =>
  q
    .selectFrom('preferences')
    .select(['user_id', 'value'])
    // A literal rather than a parameter: only then is the partial index of these rows used.
    .where('id', '=', sql.lit('followedBrands'))
    .where('deleted', '=', 0)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit),
);

/** Somebody who follows brands. */
export interface Follower {
  readonly userId: string;
  readonly brands: readonly FollowedBrand[];
}

/** People who follow brands, in the order of their ids. */
export const someFollowers = async (reads: Reads, after: string, limit: number): Promise<Follower[]> =>
  (await reads.all(SOME, { after, limit })).map(({ user_id, value }) => ({
    userId: user_id,
    brands: FollowedBrands.catch([]).parse(JSON.parse(value)),
  }));

/**
 * Notifies somebody who did not switch recalls off that a brand they follow has one. If the same notice is about
 * something at their home, they are notified only once (product P11.14).
 */
export async function tellFollower(
  rows: Pick<EntityStores, 'preference'>,
  tx: Tx,
  { userId, noticeId }: { readonly userId: string; readonly noticeId: string },
  nowMs: number,
): Promise<void> {
  if ((await wishOf(rows, tx, userId, 'notifyRecalls'))?.value === false) return;
  const part = { k: 'recall', ref: shortDigest(noticeId), product: '', sure: false } as const;
  await deliveries.add(tx, { userId, id: recallNotificationId(noticeId), part, critical: false }, nowMs);
}

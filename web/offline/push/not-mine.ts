import type { Result } from '#domain/problem.ts';
import { fail } from '#domain/problem.ts';
import { recallMarkId } from '#domain/recalls/mark.ts';
import { payloadVersion } from '#domain/sync/upcast.ts';
import { enqueueOperation } from '../queue/enqueue-operation.ts';
import type { AccountHere } from '../session/with-account.ts';
import { syncedTables } from '../tables/account-db.ts';
import { readMeta } from '../tables/account-meta.ts';

/**
 * Marks a recall as not the household's, from a notification. Writes the same operation to the same outbox as the page.
 * @returns the operation's id; NOT_FOUND if the notice is not on this phone
 */
export async function markNotMine(
  { db, deviceId, newId, now }: AccountHere,
  { noticeId, productId }: { readonly noticeId: string; readonly productId: string },
): Promise<Result<{ opId: string }>> {
  const notice = (await db.notices.get(noticeId))?.notice;
  if (!notice) return fail('NOT_FOUND', 'This notice is not on this phone.');
  const entityId = recallMarkId(noticeId, productId);
  return db.transaction('rw', syncedTables(db), async (): Promise<Result<{ opId: string }>> => {
    if (await readMeta(db, 'left')) return fail('UNAUTHENTICATED', 'Please sign in to continue.');
    const type = 'recall.mark';
    const server = await db.server.get(['recallMark', entityId]);
    const payload = { noticeId, productId, state: 'notMine' as const, changedOn: notice.changedOn };
    const head = { opId: newId(), userId: db.userId, baseRev: server?.rev ?? null, createdAt: now() };
    return enqueueOperation(db, { ...head, type, v: payloadVersion(type), entityId, payload }, deviceId);
  });
}

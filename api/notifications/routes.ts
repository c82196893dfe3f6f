import { apiNotification } from '#domain/notifications/api-notification.ts';
import type { ApiNotification } from '#domain/notifications/calls.ts';
import { deriveNotifications } from '#domain/notifications/derive.ts';
import { fail, type Problem } from '#domain/problem.ts';
import type { Session } from '../http/caller.ts';
import { answer, type Handlers } from '../http/handler.ts';
import { performDirect } from '../sync/direct.ts';
import type { OperationStores } from '../sync/operations.ts';
import { readSources } from './read-sources.ts';

/** The notifications of a person, derived by the same rule as on phones (product P2.20.1). */
async function listOf(stores: OperationStores, { user }: Session, nowMs: number): Promise<ApiNotification[]> {
  const sources = await readSources(stores, user, nowMs);
  const items = new Map(sources.items.map((item) => [item.id, item]));
  const answers = new Map(sources.asked.map(({ id, answer: given }) => [id, given]));
  const list = deriveNotifications(sources);
  const names = new Map<string, string>();
  for (const one of list) {
    const id = 'productId' in one ? one.productId : one.kind === 'replaced' ? one.replaced.productId : null;
    if (id === null || names.has(id)) continue;
    const product = await stores.findProduct(stores.reader, user.householdId, id);
    if (product) names.set(id, product.name);
  }
  const from = {
    nameOf: (id: string) => names.get(id),
    addedAt: (id: string) => items.get(id)?.addedAt ?? 0,
    answerOf: (id: string) => answers.get(id) ?? '',
  };
  return list.flatMap((one) => apiNotification(one, from) ?? []);
}

/** The calls about notifications. Marking one as read is the same operation that a phone sends. */
export const notificationRoutes = (
  stores: OperationStores,
): Handlers<'notifications' | 'readNotification' | 'readAllNotifications'> => {
  const mark = async (session: Session, entityId: string, key: string | null, nowMs: number): Promise<Problem | null> =>
    (await performDirect(stores, session, { type: 'notification.read', payload: {}, entityId, key }, nowMs)).problem;
  return {
    notifications: async ({ session, nowMs }) => answer(200, await listOf(stores, session, nowMs)),
    readNotification: async ({ session, params, idempotencyKey, nowMs }) => {
      const { id } = params;
      const known = (await listOf(stores, session, nowMs)).find((one) => one.id === id);
      if (!known) return fail('NOT_FOUND', 'There is no such notification.');
      const problem = await mark(session, known.id, idempotencyKey, nowMs);
      return problem ? { ok: false, problem } : answer(200, { success: true });
    },
    readAllNotifications: async ({ session, nowMs }) => {
      const unread = (await listOf(stores, session, nowMs)).filter(({ read }) => !read);
      for (const { id } of unread) {
        const problem = await mark(session, id, null, nowMs);
        if (problem) return { ok: false, problem };
      }
      return answer(200, { success: true, marked: unread.length });
    },
  };
};

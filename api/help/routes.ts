import type { Result } from '#domain/problem.ts';
import type { OperationOf } from '#domain/sync/operation.ts';
import type { Session } from '../http/caller.ts';
import { type Answer, answer, type Handlers } from '../http/handler.ts';
import { newId } from '../new-id.ts';
import { performDirect } from '../sync/direct.ts';
import type { OperationStores } from '../sync/operations.ts';

/** Asking the operator. */
export const helpRoutes = (stores: OperationStores): Handlers<'helpQuestion' | 'featureRequest'> => {
  const keep = async <T extends 'help.ask' | 'help.wish'>(
    session: Session,
    type: T,
    payload: OperationOf<T>['payload'],
    sentKey: string | null,
    nowMs: number,
  ): Promise<Result<Answer>> => {
    // What is created gets the id of the operation.
    const key = sentKey ?? newId(nowMs);
    const { problem } = await performDirect(stores, session, { type, payload, key }, nowMs);
    return problem ? { ok: false, problem } : answer(201, { success: true, id: key });
  };
  return {
    helpQuestion: ({ session, body, idempotencyKey, nowMs }) => keep(session, 'help.ask', body, idempotencyKey, nowMs),
    featureRequest: ({ session, body, idempotencyKey, nowMs }) =>
      keep(session, 'help.wish', body, idempotencyKey, nowMs),
  };
};

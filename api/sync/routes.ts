import { succeed } from '#domain/problem.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { Log } from '../log.ts';
import type { OperationStores } from './operations.ts';
import { pullChanges } from './pull.ts';
import { performPush } from './push.ts';

/** The one queue of every phone: operations in, changes out. */
export const syncRoutes = (stores: OperationStores, log: Log): Handlers<'push' | 'pull'> => ({
  push: async ({ session, body, nowMs }) => {
    const results = await performPush(stores, session, body, nowMs, log);
    return answer(200, { results, epoch: stores.state.epoch() });
  },
  pull: ({ session, query, nowMs }) => {
    const who = { householdId: session.user.householdId, tier: session.tier };
    const pulled = pullChanges(stores, who, query.cursor, nowMs);
    return pulled.ok ? succeed({ status: 200, body: pulled.value }) : pulled;
  },
});

import type { Reads, Tx } from '#db/handles.ts';
import { statement } from '#db/statement.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { MOST_OPERATIONS } from '#domain/sync/row-bounds.ts';

const DAY_MS = 86_400_000;

/** How many operations of each account the server remembers (product P10.4), counted by the day they arrived. */
export interface OperationBudget {
  /** TOO_LARGE if no more can be remembered: an operation that is forgotten early could be applied twice. */
  check(reads: Reads, userId: string, tier: Tier): Promise<Result<void>>;
  /** Counts an operation that is about to be remembered, in its transaction. */
  spend(tx: Tx, userId: string, nowMs: number): Promise<void>;
}

const full = (most: number) =>
  fail(
    'TOO_LARGE',
    `Your account has made ${most.toLocaleString('en')} changes in 400 days, the most its plan allows. Try again later.`,
  );

const TOTAL = statement((q, { userId }: { userId: string }) =>
  q
    .selectFrom('operation_days')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('operations'), eb.lit(0)).as('total'))
    .where('user_id', '=', userId),
);
const ADD = statement((q, { userId, day }: { userId: string; day: number }) =>
  q
    .insertInto('operation_days')
    .values({ user_id: userId, day, operations: 1 })
    .onConflict((on) =>
      on.columns(['user_id', 'day']).doUpdateSet((eb) => ({ operations: eb('operation_days.operations', '+', 1) })),
    ),
);

/** Operations that an account far from its limit may make before its total is computed again. */
const UNASKED = 100;
/** How far that is: even with several servers, the operations in between cannot reach the limit. */
const FAR = 100 * UNASKED;
const MOST_ACCOUNTS = 10_000;

/** The number of operations by account and day: summing up a year of days is fast, counting operations is not. */
export function createOperationBudget(): OperationBudget {
  const unasked = new Map<string, number>();
  return {
    async check(reads, userId, tier) {
      const left = unasked.get(userId) ?? 0;
      if (left > 0) {
        unasked.set(userId, left - 1);
        return succeed(undefined);
      }
      const most = MOST_OPERATIONS[tier];
      const room = most - ((await reads.first(TOTAL, { userId }))?.total ?? 0);
      if (unasked.size >= MOST_ACCOUNTS) unasked.clear();
      if (room > FAR) unasked.set(userId, UNASKED);
      else unasked.delete(userId);
      return room > 0 ? succeed(undefined) : full(most);
    },
    spend: async (tx, userId, nowMs) => void (await tx.run(ADD, { userId, day: Math.floor(nowMs / DAY_MS) })),
  };
}

import type { Db } from '#db/open.ts';
import type { Tier } from '#domain/plans/plan.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';
import { MOST_OPERATIONS } from '#domain/sync/row-bounds.ts';

const DAY_MS = 86_400_000;

/** How many operations of each account the server remembers (product P10.4). They are counted by the day they came. */
export interface OperationBudget {
  /** TOO_LARGE where no more can be remembered: none is ever forgotten before its time, or it could count twice. */
  check(userId: string, tier: Tier): Result<void>;
  /** Counts one that is remembered from now on. Call inside its transaction. */
  spend(userId: string, nowMs: number): void;
}

const full = (most: number) =>
  fail(
    'TOO_LARGE',
    `Your account has made ${most.toLocaleString('en')} changes in 400 days, as many as its plan allows. Try again later.`,
  );

/** The number of operations by account and day: summing up a year of days is quick, counting operations is not. */
export function createOperationBudget(db: Db): OperationBudget {
  const total = db
    .prepare<[string], number>('SELECT coalesce(sum(operations), 0) FROM operation_days WHERE user_id = ?')
    .pluck();
  const add = db.prepare<[string, number]>(`
    INSERT INTO operation_days (user_id, day, operations) VALUES (?, ?, 1)
    ON CONFLICT (user_id, day) DO UPDATE SET operations = operations + 1`);
  return {
    check(userId, tier) {
      const most = MOST_OPERATIONS[tier];
      return (total.get(userId) ?? 0) < most ? succeed(undefined) : full(most);
    },
    spend: (userId, nowMs) => void add.run(userId, Math.floor(nowMs / DAY_MS)),
  };
}

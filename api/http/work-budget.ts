import { fail, type Result, succeed } from '#domain/problem.ts';

/**
 * An account may hold the process for this share of the time, and for so long in a row before it has to wait
 * (product P10.10). Whoever opens a full shelf on a new phone takes about a second.
 */
const SHARE = 0.1;
const IN_A_ROW_MS = 6_000;
/** Accounts that are remembered at once; beyond it those that worked longest ago go. */
const MOST_ACCOUNTS = 20_000;

/** How long each account held the process, in milliseconds: a call may cost a thousand times what another does. */
export interface WorkBudget {
  /** RATE_LIMITED, with the seconds to wait, for an account that has used up what it may. */
  check(account: string): Result<void>;
  /** Runs work that awaits nothing, and counts it. */
  measure<T>(account: string, work: () => T): T;
  /**
   * Runs work, and counts how long it and the promises that follow hold the process until it waits for something that is
   * not there yet. What was counted of the account meanwhile is not counted twice.
   */
  measureTurn<T>(account: string, work: () => T): T;
  /** Counts work that was measured elsewhere. */
  spend(account: string, ms: number): void;
}

interface Level {
  ms: number;
  at: number;
  /** All that was ever counted. */
  all: number;
}

/**
 * Counts in memory: what an account has used drains away with the time.
 * @param factor scales the budget, so that load tests and imports can run
 * @param now milliseconds that never go back
 */
export function createWorkBudget(factor: number, now: () => number): WorkBudget {
  const levels = new Map<string, Level>();
  const drained = ({ ms, at }: Pick<Level, 'ms' | 'at'>): number => Math.max(0, ms - (now() - at) * SHARE * factor);
  const spend = (account: string, ms: number): void => {
    const known = levels.get(account);
    levels.delete(account);
    levels.set(account, { ms: (known ? drained(known) : 0) + ms, at: now(), all: (known?.all ?? 0) + ms });
    for (const oldest of levels.keys()) {
      if (levels.size <= MOST_ACCOUNTS) break;
      levels.delete(oldest);
    }
  };
  return {
    check(account) {
      const known = levels.get(account);
      const over = (known ? drained(known) : 0) - IN_A_ROW_MS * factor;
      if (over <= 0) return succeed(undefined);
      return fail('RATE_LIMITED', 'This account keeps the server very busy. Please wait a moment and try again.', {
        retryAfter: Math.ceil(over / (SHARE * factor) / 1000),
      });
    },
    measure(account, work) {
      const began = now();
      try {
        return work();
      } finally {
        spend(account, now() - began);
      }
    },
    measureTurn(account, work) {
      const began = now();
      const counted = () => levels.get(account)?.all ?? 0;
      const before = counted();
      // Comes as soon as no promise is left that could go on.
      const end = () => {
        const own = now() - began - (counted() - before);
        if (own > 0) spend(account, own);
      };
      try {
        return work();
      } finally {
        queueMicrotask(() => process.nextTick(end));
      }
    },
    spend,
  };
}

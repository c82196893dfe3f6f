import { fail, type Result, succeed } from '#domain/problem.ts';

/**
 * The share of time for which an account may occupy the process, and how long it may do so in a row before it has to
 * wait (product P10.10). Opening a full shelf on a new phone takes about a second.
 */
const SHARE = 0.1;
const IN_A_ROW_MS = 6_000;
/** Most accounts remembered; beyond it those that worked longest ago are forgotten. */
const MOST_ACCOUNTS = 20_000;

/** How long each account occupied the process, in milliseconds: one call may cost a thousand times another. */
export interface WorkBudget {
  /** RATE_LIMITED, with the seconds to wait, if the account has used up its budget. */
  check(account: string): Result<void>;
  /** Runs synchronous work, and counts it. */
  measure<T>(account: string, work: () => T): T;
  /**
   * Runs work, and counts how long it and the promises that follow occupy the process until it waits for something.
   * What is counted for the account in between is not counted twice.
   */
  measureTurn<T>(account: string, work: () => T): T;
  /** Counts work that was measured elsewhere. */
  spend(account: string, ms: number): void;
}

interface Level {
  ms: number;
  at: number;
  /** The total ever counted. */
  all: number;
}

/**
 * Counts in memory. What an account has used drains away over time.
 * @param factor scales the budget, so that load tests and imports can run
 * @param now monotonic milliseconds
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
      return fail('RATE_LIMITED', 'This account is keeping the server very busy. Please wait a moment and try again.', {
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
      // Runs as soon as no settled promise is left to continue.
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

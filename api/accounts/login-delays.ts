import { fail, type Result, succeed } from '#domain/problem.ts';

/** Failures that cost nothing: people mistype. */
const FREE_FAILURES = 5;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 15 * 60_000;
/** After this long without another failure a name is forgotten: a household behind one address is not slowed for ever. */
const FORGET_MS = 60 * 60_000;
/** Names remembered at once; beyond it the oldest go. */
const MOST_NAMES = 50_000;

interface Failures {
  count: number;
  waitUntil: number;
  lastAt: number;
}

/** Slows down guessing of passwords, by account and by address. */
export interface LoginDelays {
  /** RATE_LIMITED while one of the names has to wait. */
  check(names: readonly string[], nowMs: number): Result<void>;
  /** Counts a failure. Done before a password is checked, so that guesses sent in parallel are counted too. */
  failed(name: string, nowMs: number): void;
  /** Forgets the failures of a name. */
  succeeded(name: string): void;
}

/**
 * From the fifth failure on, a delay that doubles from 1 s to 15 min. An account that does not exist is delayed like one
 * that does. In memory: a restart forgives.
 * @param factor the rate limit factor: divides the delays
 */
export function createLoginDelays(factor: number): LoginDelays {
  const failures = new Map<string, Failures>();
  return {
    check(names, nowMs) {
      let waitMs = 0;
      for (const name of names) waitMs = Math.max(waitMs, (failures.get(name)?.waitUntil ?? 0) - nowMs);
      if (waitMs <= 0) return succeed(undefined);
      return fail('RATE_LIMITED', 'Too many failed attempts. Please wait a moment and try again.', {
        retryAfter: Math.ceil(waitMs / 1000),
      });
    },
    failed(name, nowMs) {
      const known = failures.get(name);
      const count = (known && nowMs - known.lastAt < FORGET_MS ? known.count : 0) + 1;
      let delay = count < FREE_FAILURES ? 0 : FIRST_DELAY_MS;
      for (let more = FREE_FAILURES; more < count && delay < LONGEST_DELAY_MS; more += 1) delay *= 2;
      // Taken out first: the Map then lists the names by their last failure, oldest first.
      failures.delete(name);
      failures.set(name, { count, waitUntil: nowMs + Math.min(delay, LONGEST_DELAY_MS) / factor, lastAt: nowMs });
      for (const oldest of failures.keys()) {
        if (failures.size <= MOST_NAMES) break;
        failures.delete(oldest);
      }
    },
    succeeded(name) {
      failures.delete(name);
    },
  };
}

import type { Broadcast } from '#db/broadcast.ts';
import type { LimitName } from '#domain/contract/call.ts';
import { type Result, succeed } from '#domain/problem.ts';
import { createLimitCounters, type MinuteLimit, refuse } from './limit-counters.ts';
import type { SpentLimits } from './spent-limits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Limit extends MinuteLimit {
  /** Only well-formed requests count: a typing error must not use up the few tries of an hour. */
  readonly validOnly?: true;
}

/** Calls allowed per account and per address (docs/security.md). */
export const LIMITS: Readonly<Record<LimitName, Limit>> = {
  login: { most: 10, windowMs: MINUTE_MS },
  register: { most: 5, windowMs: HOUR_MS, validOnly: true },
  forgot: { most: 10, windowMs: HOUR_MS, validOnly: true },
  contact: { most: 5, windowMs: HOUR_MS, validOnly: true },
  reset: { most: 10, windowMs: HOUR_MS, validOnly: true },
  invite: { most: 10, windowMs: MINUTE_MS },
  scan: { most: 30, windowMs: MINUTE_MS },
  push: { most: 60, windowMs: MINUTE_MS },
  pull: { most: 60, windowMs: MINUTE_MS },
  report: { most: 60, windowMs: MINUTE_MS },
  // Also two hundred a day: see `upload-room.ts`.
  upload: { most: 20, windowMs: MINUTE_MS },
  analytics: { most: 12, windowMs: MINUTE_MS },
  default: { most: 300, windowMs: MINUTE_MS },
  // Health probes: if they were refused, a busy instance would look like a broken one.
  unlimited: { most: Number.POSITIVE_INFINITY, windowMs: MINUTE_MS },
};

export interface RateLimiter {
  /**
   * Counts one call of `who` (an address group or a user id). RATE_LIMITED, with the seconds to wait, above the limit.
   */
  take(limit: LimitName, who: string, nowMs: number): Promise<Result<void>>;
  /** Counts one call of a token, which has a limit of its own set by its owner. */
  takeOf(tokenId: string, perMinute: number, nowMs: number): Result<void>;
  /** Counts one of the calls named `call` that an account may make `perDay` times in a day. */
  takeOfDay(call: string, userId: string, perDay: number, nowMs: number): Promise<Result<void>>;
}

/** Limits on guessing. If there are several servers they are counted in the database: guesses must not be spread. */
const EXACT: ReadonlySet<LimitName> = new Set(['login', 'invite']);

/**
 * Counts in fixed windows that begin with the first call of each client. Kept in memory: a restart loses at most a
 * minute. Servers on one database exchange their counts.
 * @param factor scales every limit, so that load tests and imports can run
 * @param spent counts limits of an hour or more; without it they are counted in memory as well
 */
export function createRateLimiter(factor: number, spent: SpentLimits | null = null, others?: Broadcast): RateLimiter {
  const { count } = createLimitCounters(others);
  const takeLong = async (
    spent: SpentLimits,
    key: string,
    limit: MinuteLimit,
    nowMs: number,
  ): Promise<Result<void>> => {
    const waitMs = await spent.take(key, limit, nowMs);
    return waitMs === 0 ? succeed(undefined) : refuse(waitMs);
  };
  return {
    takeOf: (tokenId, most, nowMs) => count(`token ${tokenId}`, { most, windowMs: MINUTE_MS }, nowMs),
    async take(name, who, nowMs) {
      const { most, windowMs } = LIMITS[name];
      if (most === Number.POSITIVE_INFINITY) return succeed(undefined);
      const key = `${name} ${who}`;
      const allowed = { most: Math.max(1, Math.floor(most * factor)), windowMs };
      if (spent && (windowMs >= HOUR_MS || (others && EXACT.has(name)))) {
        return takeLong(spent, key, allowed, nowMs);
      }
      return count(key, allowed, nowMs);
    },
    async takeOfDay(call, userId, perDay, nowMs) {
      const key = `day ${call} ${userId}`;
      const allowed = { most: Math.max(1, Math.floor(perDay * factor)), windowMs: DAY_MS };
      const taken = await (spent ? takeLong(spent, key, allowed, nowMs) : count(key, allowed, nowMs));
      if (taken.ok) return taken;
      return {
        ok: false,
        problem: { ...taken.problem, message: 'You have done this too often today. Try again tomorrow.' },
      };
    },
  };
}

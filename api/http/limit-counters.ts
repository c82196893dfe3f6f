import { z } from 'zod';
import type { Broadcast } from '#db/broadcast.ts';
import { fail, type Result, succeed } from '#domain/problem.ts';

/** How many calls are allowed per time window. */
export interface MinuteLimit {
  readonly most: number;
  readonly windowMs: number;
}

/** The failure for a limit that is reached, for this many milliseconds. */
export const refuse = (waitMs: number): Result<never> =>
  fail('RATE_LIMITED', 'Too many requests. Please wait a moment and try again.', {
    retryAfter: Math.ceil(waitMs / 1000),
  });

/** Most counters in memory; beyond it the oldest are dropped. */
const MOST_KEYS = 50_000;

interface Counter {
  used: number;
  endsAt: number;
}

const TOPIC = 'limits';
/** How often a server sends its counts to the others. Within this time more calls than the limit may pass. */
const TELL_MS = 100;
/** Counters per message. */
const TOLD_AT_ONCE = 25;
/** Counters of a message: the key, the window in milliseconds, the count, and when the window ends. */
const Told = z.array(z.tuple([z.string(), z.number(), z.number(), z.number()]));

/** Counters in memory. */
export interface LimitCounters {
  /** Counts one call, or refuses it. */
  count(key: string, limit: MinuteLimit, nowMs: number): Result<void>;
}

/**
 * Counts in windows that begin with the first call of each key.
 * @param others the other servers, with which counts are exchanged
 */
export function createLimitCounters(others?: Broadcast): LimitCounters {
  const counters = new Map<string, Counter>();
  const sweep = (nowMs: number) => {
    for (const [key, counter] of counters) if (counter.endsAt <= nowMs) counters.delete(key);
    for (const key of counters.keys()) {
      if (counters.size < MOST_KEYS) break;
      counters.delete(key);
    }
  };
  const counterOf = (key: string, endsAt: number, nowMs: number): Counter => {
    const known = counters.get(key);
    if (known && known.endsAt > nowMs) return known;
    if (counters.size >= MOST_KEYS) sweep(nowMs);
    counters.delete(key);
    const counter = { used: 0, endsAt };
    counters.set(key, counter);
    return counter;
  };

  /** Counts not yet sent to the other servers. */
  const untold = new Map<string, Counter & { readonly windowMs: number }>();
  const tell = (): void => {
    const all = [...untold].map(([key, { windowMs, used, endsAt }]) => [key, windowMs, used, endsAt]);
    untold.clear();
    for (let at = 0; at < all.length; at += TOLD_AT_ONCE) {
      others?.send(TOPIC, JSON.stringify(all.slice(at, at + TOLD_AT_ONCE)));
    }
  };
  const note = (key: string, windowMs: number, endsAt: number): void => {
    if (untold.size === 0) setTimeout(tell, TELL_MS).unref();
    untold.set(key, { windowMs, used: (untold.get(key)?.used ?? 0) + 1, endsAt });
  };
  others?.listen(TOPIC, (text) => {
    for (const [key, windowMs, used, endsAt] of Told.parse(JSON.parse(text))) {
      // Overlapping windows of two servers count as one.
      counterOf(key, endsAt, endsAt - windowMs).used += used;
    }
  });

  return {
    count(key, { most, windowMs }, nowMs) {
      const counter = counterOf(key, nowMs + windowMs, nowMs);
      if (counter.used >= most) return refuse(counter.endsAt - nowMs);
      counter.used += 1;
      if (others) note(key, windowMs, counter.endsAt);
      return succeed(undefined);
    },
  };
}

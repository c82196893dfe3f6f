/** A limit on outgoing requests per time window. */
export interface Allowance {
  readonly most: number;
  readonly windowMs: number;
}

/** Counts outgoing requests by who they are made for, or by the host they go to. */
export interface RequestBudget {
  /** Takes one request from somebody's allowance. @returns false if it is used up, and nothing was taken */
  take(who: string, nowMs: number): boolean;
}

/** The most names counted at once; beyond that, the oldest are dropped. */
const MOST_NAMES = 10_000;

/** Counts in fixed windows; each begins with the first request of its name. */
export function createQuestionBudget({ most, windowMs }: Allowance): RequestBudget {
  const counters = new Map<string, { used: number; endsAt: number }>();
  return {
    take(who, nowMs) {
      let counter = counters.get(who);
      if (!counter || counter.endsAt <= nowMs) {
        counters.delete(who);
        for (const oldest of counters.keys()) {
          if (counters.size < MOST_NAMES) break;
          counters.delete(oldest);
        }
        counter = { used: 0, endsAt: nowMs + windowMs };
        counters.set(who, counter);
      }
      if (counter.used >= most) return false;
      counter.used += 1;
      return true;
    },
  };
}

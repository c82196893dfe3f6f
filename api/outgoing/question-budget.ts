/** Questions that may go out in a time. */
export interface Allowance {
  readonly most: number;
  readonly windowMs: number;
}

/** Counts what goes out, by whoever it goes out for or to. */
export interface QuestionBudget {
  /** Takes one of somebody's. @returns false where none is left: nothing was taken */
  take(who: string, nowMs: number): boolean;
}

/** Names that are counted at once; beyond it the oldest go. */
const MOST_NAMES = 10_000;

/** Counts in fixed windows that begin with the first question of each name. */
export function createQuestionBudget({ most, windowMs }: Allowance): QuestionBudget {
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

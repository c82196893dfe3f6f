/** Pieces of work that may wait for the one under way: of all households, and of one. */
const MOST_WAITING = 16;
const MOST_OF_ONE = 2;

/** One piece of work at a time, of one household after the other. */
export interface Turns {
  /** Does the work when its turn comes. @returns null where too much is waiting, or nothing is begun any more */
  take<T>(householdId: string, work: () => Promise<T>): Promise<T | null>;
  /** Begins nothing more. */
  stop(): void;
}

/**
 * Gives turns: each household has one, however much it sends, so that whoever sends one picture waits for at most one
 * of every other household.
 */
export function createTurns(): Turns {
  /** In the order in which they were last served. */
  const waiting = new Map<string, Array<(begin: boolean) => void>>();
  let count = 0;
  let busy = false;
  let stopped = false;

  const next = (): void => {
    for (const [household, queue] of waiting) {
      const begin = queue.shift();
      waiting.delete(household);
      if (!begin) continue;
      // Behind all others, with what it still has.
      if (queue.length > 0) waiting.set(household, queue);
      count -= 1;
      begin(!stopped);
      return;
    }
    busy = false;
  };

  const myTurn = (householdId: string): Promise<boolean> => {
    if (stopped) return Promise.resolve(false);
    if (!busy) {
      busy = true;
      return Promise.resolve(true);
    }
    const queue = waiting.get(householdId) ?? [];
    if (count >= MOST_WAITING || queue.length >= MOST_OF_ONE) return Promise.resolve(false);
    count += 1;
    waiting.set(householdId, queue);
    return new Promise((begin) => queue.push(begin));
  };

  return {
    take: async (householdId, work) => {
      if (!(await myTurn(householdId))) return null;
      try {
        return await work();
      } finally {
        next();
      }
    },
    stop() {
      stopped = true;
      for (const queue of waiting.values()) for (const begin of queue) begin(false);
      waiting.clear();
      count = 0;
    },
  };
}

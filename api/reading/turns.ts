/** Tasks that may wait for the current one: in total, and of one household. */
const MOST_WAITING = 16;
const MOST_OF_ONE = 2;

/** Runs one task at a time, taking households in turn. */
export interface Turns {
  /** Runs a task when its turn comes. @returns null if too many are waiting, or this was stopped */
  take<T>(householdId: string, work: () => Promise<T>): Promise<T | null>;
  /** Starts no more tasks. */
  stop(): void;
}

/**
 * Takes households in turn, however much each sends: somebody who sends one picture waits for at most one of every
 * other household.
 */
export function createTurns(): Turns {
  /** Waiting tasks by household, in the order of their turns. */
  const waiting = new Map<string, Array<(begin: boolean) => void>>();
  let count = 0;
  let busy = false;
  let stopped = false;

  const next = (): void => {
    for (const [household, queue] of waiting) {
      const begin = queue.shift();
      waiting.delete(household);
      if (!begin) continue;
      // Back to the end of the queue with its remaining tasks.
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

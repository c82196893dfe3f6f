import type { Log } from '../log.ts';

/** How often the event loop is checked. */
const LOOK_MS = 20;
/** A call that blocks the loop for longer keeps everybody else waiting, and is logged (issue figure: 50 ms). */
const HELD_MS = 50;
/** Most calls named in one log line. */
const MOST_NAMED = 5;

/** Notices when the event loop is blocked, and which calls were under way. */
export interface LoopWatch {
  /** Marks the start of a call. @returns to be called when it ends */
  enter(route: string): () => void;
  stop(): void;
}

/**
 * Watches the event loop: how late a timer fires shows for how long something blocked the loop.
 * @param now monotonic milliseconds, from another clock than that of the calls
 */
export function watchLoop(log: Log, now: () => number): LoopWatch {
  const underWay = new Map<symbol, string>();
  /** Calls that ended since the last check: one of them may have blocked the loop. */
  let ended: string[] = [];
  let lookedAt = now();
  const timer = setInterval(() => {
    const held = now() - lookedAt - LOOK_MS;
    lookedAt = now();
    const calls = [...ended, ...underWay.values()];
    ended = [];
    if (held <= HELD_MS) return;
    const named = [...new Set(calls)].slice(-MOST_NAMED).join(', ');
    log.warn('stall', { ms: Math.round(held), calls: named || 'none' });
  }, LOOK_MS).unref();
  return {
    enter(route) {
      const key = Symbol(route);
      underWay.set(key, route);
      return () => {
        if (underWay.delete(key) && ended.length < MOST_NAMED) ended.push(route);
      };
    },
    stop: () => clearInterval(timer),
  };
}

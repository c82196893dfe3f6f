import type { Log } from '../log.ts';

/** The loop is looked at this often. */
const LOOK_MS = 20;
/** Whoever holds it for longer keeps everybody else waiting, and is named (issue figure: 50 ms). */
const HELD_MS = 50;
/** Calls that one line names. */
const MOST_NAMED = 5;

/** Notices when the event loop stands still, and which calls were under way. */
export interface LoopWatch {
  /** A call begins. @returns to be called when it ends */
  enter(route: string): () => void;
  stop(): void;
}

/**
 * Watches the event loop: a timer that comes late says for how long something held it.
 * @param now milliseconds that never go back, by a clock that is not the one of the calls
 */
export function watchLoop(log: Log, now: () => number): LoopWatch {
  const underWay = new Map<symbol, string>();
  /** Calls that ended since the last look: one of them may have held the loop. */
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

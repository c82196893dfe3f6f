import { fail, type Result, succeed } from '#domain/problem.ts';

/** One hash takes 64 MB and a core for a moment, so two run at once, with a bounded queue behind them. */
const AT_ONCE = 2;
const WAITING = 50;

/** Runs expensive work a few at a time. */
export interface HashQueue {
  /** BUSY if too many are waiting already. */
  run<T>(work: () => Promise<T>): Promise<Result<T>>;
}

/** A queue for password hashes: the 51st that would have to wait is turned away. */
export function createHashQueue(atOnce = AT_ONCE, waiting = WAITING): HashQueue {
  const line: Array<() => void> = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= atOnce) {
        if (line.length >= waiting) {
          return fail('BUSY', 'Too many people are signing in right now. Please try again in a moment.', {
            retryAfter: 5,
          });
        }
        await new Promise<void>((turn) => line.push(turn));
      } else {
        running += 1;
      }
      try {
        return succeed(await work());
      } finally {
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

import { liveLocks } from '../sync/live-locks.ts';
import type { Clock, Locks, Randomness } from './ports.ts';

/** The clock of this device. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** The randomness of this device. */
export const systemRandomness: Randomness = {
  fraction: () => Math.random(),
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

/** For a browser without Web Locks: everything runs, and the server tells what arrived twice. */
const noLocks: Locks = {
  exclusive: (_name, run) => run(),
  shared: (_name, run) => run(),
  ifAvailable: (_name, run) => run(),
};

/** The locks of this browser. */
export const systemLocks = (): Locks =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? liveLocks(navigator.locks) : noLocks;

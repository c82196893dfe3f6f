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

/** Web Locks, shared by all tabs and the service worker of our origin. */
const webLocks = (manager: LockManager): Locks => ({
  kept: true,
  exclusive: (name, run) => manager.request(name, run),
  shared: (name, run) => manager.request(name, { mode: 'shared' }, run),
  ifAvailable: <T>(name: string, run: () => Promise<T>) =>
    manager.request(
      name,
      { ifAvailable: true },
      (lock): Promise<T | 'taken'> => (lock ? run() : Promise.resolve('taken')),
    ),
});

/** For a browser without Web Locks: everything runs, and the server tells what arrived twice. */
const noLocks: Locks = {
  exclusive: (_name, run) => run(),
  shared: (_name, run) => run(),
  ifAvailable: (_name, run) => run(),
};

/** The locks of this browser. */
export const systemLocks = (): Locks =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? webLocks(navigator.locks) : noLocks;

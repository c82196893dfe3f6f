import type { Clock, Randomness } from './ports.ts';

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

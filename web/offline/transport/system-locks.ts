import { liveLocks } from '../sync/live-locks.ts';
import type { Locks } from './ports.ts';

/** For a browser without Web Locks: everything runs, and the server tells what arrived twice. */
const noLocks: Locks = {
  exclusive: (_name, run) => run(),
  shared: (_name, run) => run(),
  ifAvailable: (_name, run) => run(),
};

/** The locks of this browser. */
export const systemLocks = (): Locks =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? liveLocks(navigator.locks) : noLocks;

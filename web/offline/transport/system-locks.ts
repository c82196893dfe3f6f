import { liveLocks } from '../sync/live-locks.ts';
import type { Locks } from './ports.ts';

/** For browsers without Web Locks: everything runs, and the server detects what arrives twice. */
const noLocks: Locks = {
  exclusive: (_name, run) => run(),
  shared: (_name, run) => run(),
  ifAvailable: (_name, run) => run(),
};

/** This browser's locks. */
export const systemLocks = (): Locks =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? liveLocks(navigator.locks) : noLocks;

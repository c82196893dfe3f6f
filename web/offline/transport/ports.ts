/** Time as used in this folder; tests and simulators pass their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after this many milliseconds; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** Randomness as used in this folder. */
export interface Randomness {
  /** At least 0, below 1. For jitter, never for secrets. */
  fraction(): number;
  /** Bytes for ids. */
  bytes(count: number): Uint8Array;
}

/** Locks across tabs and the service worker. They save work and keep accounts apart; the server ensures correctness. */
export interface Locks {
  /** Whether a lock really excludes all others, as Web Locks do. If not, nothing may be concluded from holding one. */
  readonly kept?: boolean;
  exclusive<T>(name: string, run: () => Promise<T>): Promise<T>;
  shared<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** Runs at once or not at all: `taken` if the lock is held elsewhere. */
  ifAvailable<T>(name: string, run: () => Promise<T>): Promise<T | 'taken'>;
}

/** Sends a request: `fetch` in the page, the server's own handler in a test. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** A request without an answer after this long makes the network "weak". */
export const SLOW_AFTER_MS = 3_000;

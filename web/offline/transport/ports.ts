/** Time, as everything in this folder sees it: a test or a simulator turns its own hands. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once after this many milliseconds; the returned function calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** Chance, as everything in this folder sees it. */
export interface Randomness {
  /** At least 0, below 1. For jitter, never for secrets. */
  fraction(): number;
  /** Bytes for ids. */
  bytes(count: number): Uint8Array;
}

/** Locks across tabs and the service worker. They save work and keep accounts apart; correctness is the server's. */
export interface Locks {
  /** Whether a lock really keeps all others out, as Web Locks do. Without it nothing is concluded from having one. */
  readonly kept?: boolean;
  exclusive<T>(name: string, run: () => Promise<T>): Promise<T>;
  shared<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** Runs at once or not at all: `taken` when somebody else holds it. */
  ifAvailable<T>(name: string, run: () => Promise<T>): Promise<T | 'taken'>;
}

/** What carries a request: `fetch` in the page, the server's own handler in a test. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** A request without an answer after this long makes the network "weak". */
export const SLOW_AFTER_MS = 3_000;

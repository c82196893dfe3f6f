/** Something queued for longer than this is not just on its way (product P9.13). */
const LONG_MS = 2 * 60_000;

/** The state of a phone's queue. Times in ms since 1970. */
export interface QueueState {
  readonly offline: boolean;
  /** Operations that were refused or are held. */
  readonly notSent: number;
  /** When the oldest waiting or in-flight operation was made; null if there is none. */
  readonly oldestAt: number | null;
}

/**
 * When to warn a person that something exists only on their phone (product P9.13): at once if it was refused or is
 * held, or waits while offline; otherwise once it has waited too long.
 * @returns ms since 1970, or `now`; null for never
 */
export function unsentWarningAt({ offline, notSent, oldestAt }: QueueState): number | 'now' | null {
  if (notSent > 0) return 'now';
  if (oldestAt === null) return null;
  return offline ? 'now' : oldestAt + LONG_MS;
}

/** What waits for longer than this is not just on its way (product P9.13). */
const LONG_MS = 2 * 60_000;

/** How the queue of a phone stands. Times in ms since 1970. */
export interface QueueStanding {
  readonly offline: boolean;
  /** Operations that were refused or held back. */
  readonly notSent: number;
  /** When the oldest operation that waits or is on its way was made; null where there is none. */
  readonly oldestAt: number | null;
}

/**
 * When a person is told that something is on their phone alone (product P9.13): at once where it was refused or held back,
 * or waits without a network; otherwise once it has waited for long.
 * @returns ms since 1970, or `now`; null for never
 */
export function tellUnsentAt({ offline, notSent, oldestAt }: QueueStanding): number | 'now' | null {
  if (notSent > 0) return 'now';
  if (oldestAt === null) return null;
  return offline ? 'now' : oldestAt + LONG_MS;
}

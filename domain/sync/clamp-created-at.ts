const DAY_MS = 86_400_000;
/** Operations older than this are no longer sent, so a correct clock never gives an earlier time. */
const OLDEST_MS = 400 * DAY_MS;
/** Tolerance for phone clocks that are slightly ahead. */
const AHEAD_MS = 5 * 60_000;

/**
 * Clamps a device's timestamp to a plausible range. It is for display only: a phone set to 2031 gains nothing.
 * @param createdAt milliseconds since 1970, by the device's clock
 * @param nowMs milliseconds since 1970, by the clock of the side that applies the operation
 */
export const clampCreatedAt = (createdAt: number, nowMs: number): number =>
  Math.min(Math.max(createdAt, nowMs - OLDEST_MS), nowMs + AHEAD_MS);

const DAY_MS = 86_400_000;
/** Operations older than this are not sent any more, so no honest clock says more. */
const OLDEST_MS = 400 * DAY_MS;
/** Clocks of phones run a little ahead. */
const AHEAD_MS = 5 * 60_000;

/**
 * A device's time held within what is believable. It is only displayed: a phone set to 2031 wins nothing with it.
 * @param createdAt milliseconds since 1970 by the device
 * @param nowMs milliseconds since 1970 by whoever applies
 */
export const clampCreatedAt = (createdAt: number, nowMs: number): number =>
  Math.min(Math.max(createdAt, nowMs - OLDEST_MS), nowMs + AHEAD_MS);

/** Longest wait between two tries (product P9.4). */
export const LONGEST_MS = 15 * 60_000;
const FIRST_MS = 2_000;

/**
 * How long to wait before the next try: full jitter, so that phones that lost the server together do not come back
 * together. A wish of the server is the least that is waited.
 * @param attempts failed tries so far, at least 1
 * @param fraction random, 0 to 1
 * @param retryAfterSeconds what the server asked for
 * @returns milliseconds
 */
export function backoffMs(attempts: number, fraction: number, retryAfterSeconds = 0): number {
  let most = FIRST_MS;
  for (let step = 0; step < attempts && most < LONGEST_MS; step += 1) most *= 2;
  return Math.max(fraction * Math.min(most, LONGEST_MS), retryAfterSeconds * 1000);
}

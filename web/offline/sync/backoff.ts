/** Longest wait between two tries (product P9.4). */
export const LONGEST_MS = 15 * 60_000;
const FIRST_MS = 2_000;

/**
 * The back-off before the next try, with full jitter, so that phones that lost the server together do not come back
 * together. Never shorter than what the server asked for.
 * @param attempts failed tries so far, at least 1
 * @param fraction random, 0 to 1
 * @param retryAfterSeconds the server's Retry-After
 * @returns milliseconds
 */
export function backoffMs(attempts: number, fraction: number, retryAfterSeconds = 0): number {
  let most = FIRST_MS;
  for (let step = 0; step < attempts && most < LONGEST_MS; step += 1) most *= 2;
  return Math.max(fraction * Math.min(most, LONGEST_MS), retryAfterSeconds * 1000);
}

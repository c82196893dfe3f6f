import type { Tip } from './tip.ts';

const WEEK_MS = 7 * 86_400_000;

/**
 * The tip that is shown this week: each of them once before the first one comes again.
 * @param tips at least one
 * @param now milliseconds since 1970
 */
export const weeklyTip = (tips: readonly Tip[], now: number): Tip | undefined =>
  tips[Math.floor(now / WEEK_MS) % tips.length];

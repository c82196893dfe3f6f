import type { Tip } from './tip.ts';

const WEEK_MS = 7 * 86_400_000;

/**
 * The tip of this week. Every tip is shown once before the first one repeats.
 * @param tips at least one
 * @param now milliseconds since 1970
 */
export const weeklyTip = (tips: readonly Tip[], now: number): Tip | undefined =>
  tips[Math.floor(now / WEEK_MS) % tips.length];

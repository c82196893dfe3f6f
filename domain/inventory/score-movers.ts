import type { HomeCategory } from '../products/category.ts';
import { addDays } from './expiry.ts';
import { TREND_DAYS } from './home-course.ts';
import type { ScoredProduct, Stay } from './home-past.ts';

/** What moved a category's score: product ids, those with the greatest effect first. */
export interface ScoreMovers {
  /** At home today but not at the start of the trend. */
  readonly came: readonly string[];
  /** At home at the start of the trend but not today. */
  readonly left: readonly string[];
}

/**
 * Explains why a category's score rose or fell: which of its scored products came and went since the start of its trend
 * (product P2.11.16).
 * @param products with their current areas and scores
 * @param stays when each was at home
 * @param today ISO date of the phone's own calendar
 */
export function scoreMoversIn(
  area: HomeCategory,
  products: readonly ScoredProduct[],
  stays: readonly Stay[],
  today: string,
): ScoreMovers {
  const start = addDays(today, -TREND_DAYS);
  const homeOn = (day: string): ReadonlySet<string> =>
    new Set(
      stays.flatMap(({ productId, from, until }) => (from <= day && (until === null || until > day) ? productId : [])),
    );
  const [before, now] = [homeOn(start), homeOn(today)];
  const scored = products
    .flatMap(({ id, category, score }) => (category === area && score !== null ? [{ id, score }] : []))
    .sort((one, other) => one.score - other.score || (one.id < other.id ? -1 : 1));
  return {
    came: scored.flatMap(({ id }) => (now.has(id) && !before.has(id) ? id : [])).reverse(),
    left: scored.flatMap(({ id }) => (before.has(id) && !now.has(id) ? id : [])),
  };
}

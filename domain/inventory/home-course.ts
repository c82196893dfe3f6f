import { HOME_CATEGORIES, type HomeCategory } from '../products/category.ts';
import { addMonths, daysBetween } from './expiry.ts';
import type { HomeHealth } from './home-health.ts';

/** The Home Health of one day, as the phone keeps it (product P2.11.2). Scores are null where none was reached. */
export interface HealthDay {
  /** ISO date of the phone's own calendar. */
  readonly day: string;
  readonly score: number | null;
  readonly areas: Readonly<Record<HomeCategory, number | null>>;
}

/** What a course is of: the whole home, or one of its areas. */
export type CourseOf = HomeCategory | 'home';

/** Days that must lie between two scores before they are compared. */
export const TREND_DAYS = 30;

export type Trend = 'up' | 'down' | 'stable';

/** The line that the phone keeps of a day. */
export const healthDay = (health: HomeHealth, day: string): HealthDay => ({
  day,
  score: health.score,
  areas: Object.fromEntries(health.categories.map((one) => [one.category, one.score])) as HealthDay['areas'],
});

/** Whether a day tells nothing that the day before it did not. */
export const sameHealth = (one: HealthDay, other: HealthDay): boolean =>
  one.score === other.score && HOME_CATEGORIES.every((area) => one.areas[area] === other.areas[area]);

const scoreOf = (day: HealthDay, of: CourseOf): number | null => (of === 'home' ? day.score : day.areas[of]);

/**
 * How a score moved: against the latest line kept at least 30 days ago and at most a year.
 * @param days kept lines, oldest first; a line stands until the next one
 * @returns null where there are no two scores to compare
 */
export function trendOf(days: readonly HealthDay[], of: CourseOf, now: number | null, today: string): Trend | null {
  const past = days.findLast(({ day }) => daysBetween(day, today) >= TREND_DAYS);
  const before = past && past.day >= addMonths(today, -12) ? scoreOf(past, of) : null;
  if (before === null || now === null) return null;
  return now > before ? 'up' : now < before ? 'down' : 'stable';
}

/** One point of a course. */
export interface CoursePoint {
  readonly day: string;
  readonly score: number;
}

/**
 * The course of a year: every kept line with a score, from twelve months ago until today. The line that was kept last
 * before that begins it.
 * @param days kept lines, oldest first
 */
export function courseOf(days: readonly HealthDay[], of: CourseOf, today: string): readonly CoursePoint[] {
  const from = addMonths(today, -12);
  const before = days.findLast(({ day }) => day < from);
  const within = days.filter(({ day }) => day >= from && day <= today);
  return [...(before ? [{ ...before, day: from }] : []), ...within].flatMap((day) => {
    const score = scoreOf(day, of);
    return score === null ? [] : [{ day: day.day, score }];
  });
}

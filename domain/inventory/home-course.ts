import { HOME_CATEGORIES, type HomeCategory } from '../products/category.ts';
import { addMonths, daysBetween } from './expiry.ts';
import type { HomeHealth } from './home-health.ts';

/** The Home Health of one day, as stored on the phone (product P2.11.2). A score is null if none was reached. */
export interface HealthDay {
  /** ISO date of the phone's own calendar. */
  readonly day: string;
  readonly score: number | null;
  readonly areas: Readonly<Record<HomeCategory, number | null>>;
}

/** The subject of a history: the whole home, or one of its areas. */
export type CourseOf = HomeCategory | 'home';

/** Minimum number of days between two scores that are compared. */
export const TREND_DAYS = 30;

export type Trend = 'up' | 'down' | 'stable';

/** The record that the phone stores for a day. */
export const healthDay = (health: HomeHealth, day: string): HealthDay => ({
  day,
  score: health.score,
  areas: Object.fromEntries(health.categories.map((one) => [one.category, one.score])) as HealthDay['areas'],
});

/** Whether two records have equal scores; an unchanged day need not be stored. */
export const sameHealth = (one: HealthDay, other: HealthDay): boolean =>
  one.score === other.score && HOME_CATEGORIES.every((area) => one.areas[area] === other.areas[area]);

const scoreOf = (day: HealthDay, of: CourseOf): number | null => (of === 'home' ? day.score : day.areas[of]);

/**
 * How a score moved, compared with the latest record that is at least 30 days and at most a year old.
 * @param days stored records, oldest first; each is valid until the next one
 * @returns null if there are no two scores to compare
 */
export function trendOf(days: readonly HealthDay[], of: CourseOf, now: number | null, today: string): Trend | null {
  const past = days.findLast(({ day }) => daysBetween(day, today) >= TREND_DAYS);
  const before = past && past.day >= addMonths(today, -12) ? scoreOf(past, of) : null;
  if (before === null || now === null) return null;
  return now > before ? 'up' : now < before ? 'down' : 'stable';
}

/** One point of a score history. */
export interface CoursePoint {
  readonly day: string;
  readonly score: number;
}

/**
 * The score history of a year: every stored record with a score, from twelve months ago until today. The last record
 * before that is the first point, dated to the start of the year.
 * @param days stored records, oldest first
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

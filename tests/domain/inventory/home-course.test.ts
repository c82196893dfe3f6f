import { describe, expect, it } from 'vitest';
import { courseOf, type HealthDay, healthDay, sameHealth, trendOf } from '#domain/inventory/home-course.ts';
import { homeHealth } from '#domain/inventory/home-health.ts';
import { HOME_CATEGORIES } from '#domain/products/category.ts';

const line = (day: string, kitchen: number | null, score: number | null = null): HealthDay => ({
  day,
  score,
  areas: { ...(Object.fromEntries(HOME_CATEGORIES.map((area) => [area, null])) as HealthDay['areas']), kitchen },
});

describe('the course of Home Health (product P2.11.2)', () => {
  const days = [line('2026-01-10', 60), line('2026-08-01', 70), line('2026-10-20', 75), line('2026-11-20', 80, 77)];

  it('compares with the latest line of at least 30 days ago', () => {
    expect(trendOf(days, 'kitchen', 80, '2026-11-23')).toBe('up');
    expect(trendOf(days, 'kitchen', 75, '2026-11-23')).toBe('stable');
    expect(trendOf(days, 'kitchen', 74, '2026-11-23')).toBe('down');
    // 29 days after 20 October, that entry is too recent, so the one of August is used.
    expect(trendOf(days, 'kitchen', 71, '2026-11-18')).toBe('up');
  });

  it('has no trend without two points, or against a line older than a year', () => {
    expect(trendOf([], 'kitchen', 80, '2026-11-23')).toBeNull();
    expect(trendOf(days, 'kitchen', null, '2026-11-23')).toBeNull();
    expect(trendOf(days, 'home', 77, '2026-11-23')).toBeNull();
    expect(trendOf([line('2025-01-10', 60)], 'kitchen', 80, '2026-11-23')).toBeNull();
  });

  it('draws a year: what stood at its beginning, then every change', () => {
    expect(courseOf(days, 'kitchen', '2026-11-23').map(({ day }) => day)).toEqual(days.map(({ day }) => day));
    expect(courseOf(days, 'kitchen', '2027-02-01')).toEqual([
      { day: '2026-02-01', score: 60 },
      { day: '2026-08-01', score: 70 },
      { day: '2026-10-20', score: 75 },
      { day: '2026-11-20', score: 80 },
    ]);
    expect(courseOf(days, 'home', '2026-11-23')).toEqual([{ day: '2026-11-20', score: 77 }]);
  });

  it('keeps a line of a day only where something changed', () => {
    const health = homeHealth([]);
    const today = healthDay(health, '2026-11-23');
    expect(sameHealth(today, healthDay(health, '2026-11-24'))).toBe(true);
    expect(sameHealth(today, line('2026-11-24', 80))).toBe(false);
  });
});

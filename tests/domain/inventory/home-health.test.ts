import { describe, expect, it } from 'vitest';
import {
  CATEGORY_GOAL,
  categoryProgress,
  categoryStatus,
  healthStatus,
  homeHealth,
} from '#domain/inventory/home-health.ts';
import { HOME_CATEGORIES, type HomeCategory } from '#domain/products/category.ts';

const shelf = (category: HomeCategory, scores: readonly (number | null)[]) =>
  scores.map((score) => ({ category, score }));
const full = (category: HomeCategory, score: number) => shelf(category, Array<number>(CATEGORY_GOAL).fill(score));

describe('home health', () => {
  it('has no score while a category is short of ten products', () => {
    const health = homeHealth([...full('kitchen', 90), ...shelf('laundry', [80, 70])]);
    expect(health.score).toBeNull();
    expect(health.complete).toBe(1);
    expect(health.checked).toBe(12);
    expect(health.categories.find((one) => one.category === 'laundry')).toEqual({
      category: 'laundry',
      checked: 2,
      products: 2,
      safe: 2,
      total: 150,
      score: null,
    });
  });

  it('does not count a product without a score as checked', () => {
    const health = homeHealth(shelf('kids', [...Array<null>(9).fill(null), 100]));
    expect(health.categories.find((one) => one.category === 'kids')?.checked).toBe(1);
  });

  it('weights the average by products once all nine are complete', () => {
    const products = HOME_CATEGORIES.flatMap((category) => full(category, 60));
    expect(homeHealth(products).score).toBe(60);
    // 90 products of 60 and 30 more of 100: (5400 + 3000) / 120 = 70.
    expect(homeHealth([...products, ...shelf('kitchen', Array<number>(30).fill(100))]).score).toBe(70);
  });

  it('stands at the bands of product P4.5', () => {
    expect([100, 80, 79, 60, 59, 0].map(healthStatus)).toEqual([
      'great',
      'great',
      'caution',
      'caution',
      'danger',
      'danger',
    ]);
  });

  it('is incomplete until ten products are checked, then by its average (product P4.5)', () => {
    const status = (scores: readonly (number | null)[]) => {
      const kitchen = homeHealth(shelf('kitchen', scores)).categories[0];
      return kitchen && [categoryStatus(kitchen), categoryProgress(kitchen)];
    };
    expect(status(Array<number>(9).fill(100))).toEqual(['incomplete', 90]);
    expect(status([...Array<number>(9).fill(100), null])).toEqual(['incomplete', 90]);
    expect(status(Array<number>(10).fill(100))).toEqual(['great', 100]);
    expect(status(Array<number>(25).fill(60))).toEqual(['caution', 100]);
    expect(status(Array<number>(10).fill(59))).toEqual(['danger', 100]);
    expect(status([])).toEqual(['incomplete', 0]);
  });

  it('counts a product as safe from a score of 70 on (product P2.11.1)', () => {
    const kitchen = homeHealth(shelf('kitchen', [70, 69, 100, null, 0])).categories[0];
    expect(kitchen).toMatchObject({ safe: 2, checked: 4, products: 5 });
  });

  it('takes ten products in each of nine categories, 90 in all (product P8.3)', () => {
    expect(CATEGORY_GOAL * HOME_CATEGORIES.length).toBe(90);
    const eight = HOME_CATEGORIES.slice(1).flatMap((category) => full(category, 80));
    expect(homeHealth([...eight, ...shelf('kitchen', Array<number>(9).fill(80))]).score).toBeNull();
    expect(homeHealth([...eight, ...full('kitchen', 80)])).toMatchObject({ score: 80, complete: 9, checked: 90 });
  });
});

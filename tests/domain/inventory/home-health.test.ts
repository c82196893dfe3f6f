import { describe, expect, it } from 'vitest';
import { CATEGORY_GOAL, healthStatus, homeHealth } from '#domain/inventory/home-health.ts';
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
});

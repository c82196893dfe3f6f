import { HOME_CATEGORIES, type HomeCategory } from '../products/category.ts';

/** Number of checked products that completes a category (product P8.3). */
export const CATEGORY_GOAL = 10;
/** Minimum score of a product that counts as safe in its category (product P2.11.1). */
const SAFE_FROM = 70;
/** Minimum average for great and for caution, of a home or a category; anything below is danger (product P4.5). */
const GREAT_FROM = 80;
const CAUTION_FROM = 60;

export type HealthStatus = 'great' | 'caution' | 'danger';

/** The status for the score of a home or a category. */
export const healthStatus = (score: number): HealthStatus =>
  score >= GREAT_FROM ? 'great' : score >= CAUTION_FROM ? 'caution' : 'danger';

export interface CategoryHealth {
  readonly category: HomeCategory;
  /** Products with a score. One without an ingredient list is not checked, so it does not count. */
  readonly checked: number;
  /** All products, including those without a score. */
  readonly products: number;
  /** Products with a score of 70 or more. */
  readonly safe: number;
  /** Sum of the scores, for exact averages. */
  readonly total: number;
  /** Rounded average; null until the category is complete. */
  readonly score: number | null;
}

export interface HomeHealth {
  readonly categories: readonly CategoryHealth[];
  readonly complete: number;
  /** Checked products, each category capped at its goal. */
  readonly checked: number;
  /** Average over all products, rounded; null until every category is complete. */
  readonly score: number | null;
}

/** The status of a category: `incomplete` until ten of its products are checked (product P4.5). */
export const categoryStatus = ({ score }: Pick<CategoryHealth, 'score'>): HealthStatus | 'incomplete' =>
  score === null ? 'incomplete' : healthStatus(score);

/** A category's progress towards ten products, in percent, capped at 100. */
export const categoryProgress = ({ checked }: Pick<CategoryHealth, 'checked'>): number =>
  Math.min(100, Math.round((checked * 100) / CATEGORY_GOAL));

/**
 * The Home Health of a household.
 * @param products the products of the inventory, without duplicates; `score` is null if none may be shown
 *   (`shownRisk`)
 */
export function homeHealth(
  products: readonly { readonly category: HomeCategory; readonly score: number | null }[],
): HomeHealth {
  let sum = 0;
  let count = 0;
  const categories = HOME_CATEGORIES.map((category): CategoryHealth => {
    const own = products.filter((one) => one.category === category);
    const scores = own.flatMap(({ score }) => score ?? []);
    const total = scores.reduce((a, b) => a + b, 0);
    sum += total;
    count += scores.length;
    const done = scores.length >= CATEGORY_GOAL;
    return {
      category,
      checked: scores.length,
      products: own.length,
      safe: scores.filter((score) => score >= SAFE_FROM).length,
      total,
      score: done ? Math.round(total / scores.length) : null,
    };
  });
  const complete = categories.filter((one) => one.score !== null).length;
  return {
    categories,
    complete,
    checked: categories.reduce((a, one) => a + Math.min(CATEGORY_GOAL, one.checked), 0),
    score: complete === categories.length ? Math.round(sum / count) : null,
  };
}

import { HOME_CATEGORIES, type HomeCategory } from '../products/category.ts';

/** Products that complete a category (product P8.3). */
export const CATEGORY_GOAL = 10;
/** Score from which a product counts as safe in the counter of its category (product P2.11.1). */
const SAFE_FROM = 70;
/** Averages from which a home or a category is great, or caution; below is danger (product P4.5). */
const GREAT_FROM = 80;
const CAUTION_FROM = 60;

export type HealthStatus = 'great' | 'caution' | 'danger';

/** How a score of a home or a category stands. */
export const healthStatus = (score: number): HealthStatus =>
  score >= GREAT_FROM ? 'great' : score >= CAUTION_FROM ? 'caution' : 'danger';

export interface CategoryHealth {
  readonly category: HomeCategory;
  /** Products with a score. One without an ingredient list is not checked, so it does not count. */
  readonly checked: number;
  /** Products in all, also those without a score. */
  readonly products: number;
  /** Products with a score of 70 or more. */
  readonly safe: number;
  /** The sum of the scores, for averages that are exact. */
  readonly total: number;
  /** Rounded average; null until the category is complete. */
  readonly score: number | null;
}

export interface HomeHealth {
  readonly categories: readonly CategoryHealth[];
  readonly complete: number;
  /** Checked products, each category counted up to its goal. */
  readonly checked: number;
  /** Weighted by products, rounded; null until every category is complete. */
  readonly score: number | null;
}

/** How a category stands: `incomplete` until ten of its products are checked (product P4.5). */
export const categoryStatus = ({ score }: Pick<CategoryHealth, 'score'>): HealthStatus | 'incomplete' =>
  score === null ? 'incomplete' : healthStatus(score);

/** How far a category is on its way to ten products: 0 to 100, never more. */
export const categoryProgress = ({ checked }: Pick<CategoryHealth, 'checked'>): number =>
  Math.min(100, Math.round((checked * 100) / CATEGORY_GOAL));

/**
 * The Home Health of a household.
 * @param products every different product of the inventory, once; `score` is null where none may be shown (`shownRisk`)
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

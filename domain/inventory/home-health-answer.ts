import { z } from 'zod';
import { HOME_CATEGORIES, HOME_CATEGORY_LABELS, type HomeCategory } from '../products/category.ts';
import { CATEGORY_GOAL, categoryProgress, categoryStatus, homeHealth } from './home-health.ts';

/** A product at home, as counted in the Home Health. */
const CountedProduct = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  emoji: z.string(),
  /** Null if there is none, or if too little is known to show a good score. */
  safetyScore: z.number().nullable(),
});

/** The Home Health in the form the API returns (product P2.11.10). */
export const HomeHealthAnswer = z.object({
  /** Null until all nine areas are complete. */
  overallScore: z.number().int().nullable(),
  categories: z.array(
    z.object({
      category: z.enum(HOME_CATEGORIES),
      name: z.string(),
      icon: z.string(),
      /** Null until ten of its products are checked. */
      score: z.number().int().nullable(),
      maxScore: z.literal(100),
      status: z.enum(['great', 'caution', 'danger', 'incomplete']),
      /** Always null: only phones keep the score history, the server has no two points to compare. */
      trend: z.enum(['up', 'down', 'stable']).nullable(),
      /** Number of checked products. */
      productsCount: z.number().int(),
      totalSafetyScore: z.number().int(),
      /** With two decimals; null if nothing is checked. */
      avgSafetyScore: z.number().nullable(),
      products: z.array(CountedProduct),
      isComplete: z.boolean(),
      progressPercent: z.number().int(),
      requiredScans: z.number().int(),
    }),
  ),
});
export type HomeHealthAnswer = z.infer<typeof HomeHealthAnswer>;

/** The emoji of each area, for places where only text can be shown, such as messages. */
const ICONS: Readonly<Record<HomeCategory, string>> = {
  kitchen: '\u{1F373}',
  bathroom: '\u{1F6C1}',
  laundry: '\u{1F9FA}',
  kids: '\u{1F9F8}',
  pet_care: '\u{1F43E}',
  personal_care: '\u{1F9F4}',
  cleaning: '\u{1F9FD}',
  outdoor_garage: '\u{1F333}',
  air_water: '\u{1F4A7}',
};

/** A product at home and the area it counts towards. */
export type AreaCounted = z.infer<typeof CountedProduct> & { readonly area: HomeCategory };

/**
 * The Home Health in the shape of its API answer.
 * @param products every product that is not used up, without duplicates
 */
export function homeHealthAnswer(products: readonly AreaCounted[]): HomeHealthAnswer {
  const health = homeHealth(products.map(({ area, safetyScore }) => ({ category: area, score: safetyScore })));
  return {
    overallScore: health.score,
    categories: health.categories.map((one) => ({
      category: one.category,
      name: HOME_CATEGORY_LABELS[one.category],
      icon: ICONS[one.category],
      score: one.score,
      maxScore: 100,
      status: categoryStatus(one),
      trend: null,
      productsCount: one.checked,
      totalSafetyScore: one.total,
      avgSafetyScore: one.checked === 0 ? null : Math.round((one.total * 100) / one.checked) / 100,
      products: products.flatMap(({ area, ...product }) => (area === one.category ? [product] : [])),
      isComplete: one.score !== null,
      progressPercent: categoryProgress(one),
      requiredScans: CATEGORY_GOAL,
    })),
  };
}

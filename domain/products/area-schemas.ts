import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { HOME_CATEGORIES } from './category.ts';

/** The area of the home that a household chose for one product. Its id is the product's. */
export const ProductArea = z.object({
  id: z.string(),
  /** Null once the rule decides again (product P3.3). */
  area: z.enum(HOME_CATEGORIES).nullable(),
});
export type ProductArea = z.infer<typeof ProductArea>;

export const PRODUCT_AREA = {
  data: ProductArea,
  operations: { 'area.set': z.strictObject({ area: z.enum(HOME_CATEGORIES).nullable() }) },
} as const satisfies EntitySchemas;

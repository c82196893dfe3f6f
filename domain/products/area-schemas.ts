import { z } from 'zod';
import type { EntitySchemas } from '../sync/rule.ts';
import { HOME_CATEGORIES } from './category.ts';

/** The home area that a household chose for one product. Its id is the product's id. */
export const ProductArea = z.object({
  id: z.string(),
  /** Null if the choice was undone and the rule decides again (product P3.3). */
  area: z.enum(HOME_CATEGORIES).nullable(),
});
export type ProductArea = z.infer<typeof ProductArea>;

export const PRODUCT_AREA = {
  data: ProductArea,
  operations: { 'area.set': z.strictObject({ area: z.enum(HOME_CATEGORIES).nullable() }) },
} as const satisfies EntitySchemas;

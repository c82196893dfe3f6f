import { z } from 'zod';
import { TopCategory } from '#domain/products/product.ts';
import { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';

/** One line of a starter file. */
export const StarterEntry = z.strictObject({
  /** As printed under the bars: 8, 12 or 13 digits. */
  code: z.string().regex(/^(\d{8}|\d{12}|\d{13})$/),
  name: z.string().min(1),
  brand: z.string().min(1),
  size: z.string().min(1).optional(),
  category: TopCategory,
  productType: ProductType,
  forms: z.array(ProductForm).default([]),
  baby: z.boolean().default(false),
  emoji: z.string().min(1),
  ingredients: z.string().min(1).optional(),
  /** Absent for a sample. */
  source: z.enum(['off', 'obf2024', 'obf2026']).optional(),
});
export type StarterEntry = z.infer<typeof StarterEntry>;

import { z } from 'zod';
import { Nutrition } from '../products/nutrition.ts';
import { ProductSource, TopCategory } from '../products/product.ts';
import { ProductForm, ProductType } from '../safety/vocabulary.ts';

/** What one source says about one product. An empty text, null or an empty list means that it does not say. */
export const SourceFacts = z.object({
  /** The code as published, digits only. */
  code: z.string(),
  /** Why it is not a GTIN to find the product by; null if it is one. */
  codeFault: z.enum(['none', 'length', 'check_digit', 'in_store']).nullable(),
  name: z.string(),
  brand: z.string(),
  size: z.string().nullable(),
  category: TopCategory,
  productType: ProductType.nullable(),
  /** Only for what a person entered: no published source says this. */
  forms: z.array(ProductForm).optional(),
  baby: z.boolean().optional(),
  ingredientsText: z.string().nullable(),
  nutrition: Nutrition.optional(),
  emoji: z.string(),
  /** Where it is sold, as the source names it: "en:france", "United States". */
  countries: z.array(z.string()),
  source: ProductSource,
});
export type SourceFacts = z.infer<typeof SourceFacts>;

/** The fields of a product that sources may disagree about. */
export type MergedField = 'name' | 'brand' | 'size' | 'category' | 'productType' | 'ingredientsText' | 'nutrition';

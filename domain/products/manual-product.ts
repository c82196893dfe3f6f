import { z } from 'zod';
import { ProductForm, ProductType } from '../safety/vocabulary.ts';
import { typedText } from '../text-limits.ts';
import { TopCategory } from './product.ts';

/** A barcode as typed or scanned. */
export const TypedBarcode = z.string().min(8).max(32);

/** Maximum number of characters of one label (product P5.3). */
export const LABEL_MAX = 20_000;

/** A product typed in by hand. `barcode` is null for a product without a code. */
export const ManualProduct = z.strictObject({
  barcode: TypedBarcode.nullable(),
  name: typedText(200, 1),
  brand: typedText(120).default(''),
  ingredients: z
    .array(typedText(200, 1))
    .min(1)
    .max(500)
    .refine((list) => list.join(', ').length <= LABEL_MAX, 'A list can have at most 20,000 characters in total.'),
  category: TopCategory.default('General'),
  productType: ProductType.nullable().default(null),
  forms: z.array(ProductForm).max(8).default([]),
  baby: z.boolean().default(false),
});
export type ManualProduct = z.infer<typeof ManualProduct>;

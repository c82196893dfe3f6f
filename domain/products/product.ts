import { z } from 'zod';
import { ProductForm, ProductType } from '../safety/vocabulary.ts';
import { Nutrition } from './nutrition.ts';

/** Top-level categories (product P3.1), and `General` for a manual entry that has not been categorised yet. */
export const TopCategory = z.enum([
  'food_beverage',
  'baby_kids',
  'pet_care',
  'personal_care',
  'health_medicine',
  'automotive',
  'garden_outdoor',
  'cleaning_products',
  'General',
]);
export type TopCategory = z.infer<typeof TopCategory>;

/** Where the facts of a product come from. */
export const ProductSource = z.object({
  /** "Open Beauty Facts", "Entered by hand", "Safeshelf sample". */
  name: z.string(),
  /** ISO date of the edition or the entry. */
  date: z.string(),
  licence: z.string().nullable(),
});
export type ProductSource = z.infer<typeof ProductSource>;

/** An earlier ingredient list of a product, and the ISO date until which it was the current one. */
export const EarlierList = z.object({
  ingredientsText: z.string(),
  source: ProductSource,
  until: z.string(),
});
export type EarlierList = z.infer<typeof EarlierList>;

/** A product as it is stored, sent and shown. `id` is its GTIN-14, or a UUIDv7 if it has no code. */
export const Product = z.object({
  id: z.string(),
  gtin: z.string().nullable(),
  name: z.string(),
  brand: z.string(),
  /** "500 ml", as on the pack. */
  size: z.string().nullable(),
  category: TopCategory,
  /** Null while undecided: the engine then reports the lowest of the candidates. */
  productType: ProductType.nullable(),
  forms: z.array(ProductForm),
  baby: z.boolean(),
  /** Null if no label has been seen: the product then has no score. */
  ingredientsText: z.string().nullable(),
  /** Only for foods whose source has the table. */
  nutrition: Nutrition.optional(),
  emoji: z.string(),
  /** A made-up product that demonstrates the app. */
  sample: z.boolean(),
  /** Entered by this household, and visible to no other. */
  own: z.boolean(),
  source: ProductSource,
  /** Earlier lists of this household's entry, newest first. */
  earlierLists: z.array(EarlierList).optional(),
});
export type Product = z.infer<typeof Product>;

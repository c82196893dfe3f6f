import { z } from 'zod';
import { ProductForm, ProductType } from '../safety/vocabulary.ts';
import { Nutrition } from './nutrition.ts';

/** Top-level categories (product P3.1), and `General` for a manual entry nobody has sorted yet. */
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

/** A list that a product had before, and until when it was the one to go by (ISO date). */
export const EarlierList = z.object({
  ingredientsText: z.string(),
  source: ProductSource,
  until: z.string(),
});
export type EarlierList = z.infer<typeof EarlierList>;

/** A product as it is stored, sent and shown. `id` is its GTIN-14, or a UUIDv7 where it has no code. */
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
  /** Null where no label has been seen: such a product has no score. */
  ingredientsText: z.string().nullable(),
  /** Only of foods whose source gives the table. */
  nutrition: Nutrition.optional(),
  emoji: z.string(),
  /** A made-up product that only shows what the app does. */
  sample: z.boolean(),
  /** Entered by this household, and seen by no other. */
  own: z.boolean(),
  source: ProductSource,
  /** Lists that this household's entry had before, newest first. */
  earlierLists: z.array(EarlierList).optional(),
});
export type Product = z.infer<typeof Product>;

import { z } from 'zod';
import type { Gtin } from '#domain/products/gtin.ts';
import type { Product, TopCategory } from '#domain/products/product.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { tidyText } from '#domain/text-limits.ts';

/** The four catalogues, told apart by their host name. */
export type OpenFactsKind = 'food' | 'beauty' | 'pet_food' | 'products';

/** The source name that a product shows, by catalogue. */
export const OPEN_FACTS_NAMES: Readonly<Record<OpenFactsKind, string>> = {
  food: 'Open Food Facts',
  beauty: 'Open Beauty Facts',
  pet_food: 'Open Pet Food Facts',
  products: 'Open Products Facts',
};

const CATEGORY: Readonly<Record<OpenFactsKind, TopCategory>> = {
  food: 'food_beverage',
  beauty: 'personal_care',
  pet_food: 'pet_care',
  products: 'General',
};

const TYPE: Readonly<Record<OpenFactsKind, ProductType | null>> = {
  food: 'food',
  beauty: null,
  pet_food: 'pet_food',
  products: null,
};

const EMOJI: Readonly<Record<OpenFactsKind, string>> = { food: '🛒', beauty: '🧴', pet_food: '🐾', products: '📦' };

/** The catalogue that an address belongs to. */
export function kindOf(base: URL): OpenFactsKind {
  const text = `${base.hostname}${base.pathname}`;
  if (/beauty/.test(text)) return 'beauty';
  if (/pet/.test(text)) return 'pet_food';
  return /openproducts|products?facts/.test(text) ? 'products' : 'food';
}

// Anybody can edit these catalogues: a value that does not fit is treated as missing.
const text = (longest: number) =>
  z
    .string()
    .transform((said) =>
      tidyText(said.replace(/[\p{Cc}\s]+/gu, ' '))
        .slice(0, longest)
        // Drop half of a surrogate pair that the cut left.
        .replace(/[\ud800-\udbff]$/, ''),
    )
    .catch('');
const grams = z.coerce.number().min(0).max(100).nullable().catch(null);

const Found = z.object({
  product: z.object({
    product_name: text(200),
    product_name_en: text(200),
    generic_name: text(200),
    brands: text(120),
    quantity: text(60),
    ingredients_text: text(20_000),
    ingredients_text_en: text(20_000),
    categories_tags: z.array(z.string()).catch([]),
    last_modified_t: z.coerce.number().int().positive().nullable().catch(null),
    nutriments: z.object({ sugars_100g: grams, salt_100g: grams }).catch({ sugars_100g: null, salt_100g: null }),
  }),
});

/** The requested fields: what a report needs, and nothing else. */
export const FIELDS = Object.keys(Found.shape.product.shape).join(',');

/** The day of the record; that of the look-up if the catalogue gives none or one in the future (product P14.23). */
const dateOf = (seconds: number | null, nowMs: number): string =>
  new Date(seconds === null || seconds * 1000 > nowMs ? nowMs : seconds * 1000).toISOString().slice(0, 10);

/**
 * Reads a product from the answer of an Open Facts catalogue (API version 2).
 * @returns null if the catalogue does not know it, or has no name for it
 */
export function productOf(body: unknown, kind: OpenFactsKind, gtin: Gtin, nowMs: number): Product | null {
  const found = Found.safeParse(body);
  if (!found.success) return null;
  const { product } = found.data;
  const name = product.product_name || product.product_name_en || product.generic_name;
  if (name === '') return null;
  const list = product.ingredients_text || product.ingredients_text_en;
  const { sugars_100g: sugars, salt_100g: salt } = product.nutriments;
  const drink = product.categories_tags.some((tag) => /beverages|drinks|waters|juices|sodas/.test(tag));
  return {
    id: gtin,
    gtin,
    name,
    brand: product.brands,
    size: product.quantity || null,
    category: CATEGORY[kind],
    productType: TYPE[kind],
    forms: [],
    baby: false,
    ingredientsText: list || null,
    ...(kind === 'food' && (sugars !== null || salt !== null) && { nutrition: { sugars, salt, drink } }),
    emoji: EMOJI[kind],
    sample: false,
    own: false,
    source: { name: OPEN_FACTS_NAMES[kind], date: dateOf(product.last_modified_t, nowMs), licence: 'ODbL 1.0' },
  };
}

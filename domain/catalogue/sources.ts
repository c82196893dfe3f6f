import type { TopCategory } from '../products/product.ts';

/** Where products are imported from. */
export const IMPORT_SOURCES = ['off', 'obf', 'opff', 'opf', 'usda', 'ca', 'csv', 'json'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** What applies to everything in a source. */
export interface SourceTraits {
  readonly name: string;
  readonly licence: string | null;
  readonly category: TopCategory;
  readonly emoji: string;
}

/**
 * The traits of the named sources; those of a custom file are in its mapping. Licences as the publishers state them:
 * the Open Facts catalogues at openfoodfacts.org/terms-of-use, USDA FoodData Central at fdc.nal.usda.gov (CC0).
 * Disclosures under the California Cleaning Product Right to Know Act (SB 258, 2017) are facts stated by the
 * manufacturer.
 */
export const SOURCE_TRAITS: Readonly<Record<Exclude<ImportSource, 'csv' | 'json'>, SourceTraits>> = {
  off: { name: 'Open Food Facts', licence: 'ODbL 1.0', category: 'food_beverage', emoji: '🛒' },
  obf: { name: 'Open Beauty Facts', licence: 'ODbL 1.0', category: 'personal_care', emoji: '🧴' },
  opff: { name: 'Open Pet Food Facts', licence: 'ODbL 1.0', category: 'pet_care', emoji: '🐾' },
  opf: { name: 'Open Products Facts', licence: 'ODbL 1.0', category: 'General', emoji: '📦' },
  usda: { name: 'USDA FoodData Central', licence: 'CC0 1.0', category: 'food_beverage', emoji: '🛒' },
  ca: { name: 'California cleaning disclosure', licence: null, category: 'cleaning_products', emoji: '🧽' },
};

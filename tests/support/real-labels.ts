import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { delimitedRows } from './delimited-rows.ts';

/** Ingredient text as printed on a pack, and the type of product. */
export interface RealLabel {
  readonly text: string;
  readonly type: ProductType;
}

// Public data sets are next to the repository where this is developed. Any other clone has only the starter catalogue.
const BESIDE = fileURLToPath(new URL('../../../shared/data/products/', import.meta.url));

/** Rough number of ingredients in a text, good enough to pick labels by length. */
export const roughCount = (text: string): number => text.split(/[,;•]/).filter((part) => part.trim()).length;

function ofDataSets(): RealLabel[] {
  if (!existsSync(BESIDE)) return [];
  const cosmetics = delimitedRows(readFileSync(`${BESIDE}obf_cosmetics_2024.csv`, 'utf8'), ',');
  const foods = delimitedRows(gunzipSync(readFileSync(`${BESIDE}off_food_2019_sample.csv.gz`)).toString('utf8'), ',');
  return [
    ...cosmetics.map((row) => ({ text: row.ingredients_text ?? '', type: 'leave_on' as const })),
    ...foods.map((row) => ({ text: row.ingredients ?? '', type: 'food' as const })),
  ];
}

/**
 * Labels of real products, each text once: the starter catalogue, and the public data sets if present.
 * @param fewest least number of ingredients
 * @param most greatest number of ingredients
 */
export function realLabels(fewest: number, most: number): RealLabel[] {
  const catalogue = starterCatalogue().map((product) => ({
    text: product.ingredientsText ?? '',
    type: product.productType ?? ('food' as const),
  }));
  const seen = new Set<string>();
  return [...catalogue, ...ofDataSets()].filter(({ text }) => {
    const count = roughCount(text);
    if (count < fewest || count > most || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

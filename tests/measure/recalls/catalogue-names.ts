import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseGtin } from '#domain/products/gtin.ts';
import type { TopCategory } from '#domain/products/product.ts';
import { UNKNOWN_BRAND } from '#domain/products/unknown-brand.ts';
import type { OwnedProduct } from '#domain/recalls/owned-product.ts';
import { delimitedRows } from '#tests/support/delimited-rows.ts';

/** Columns of codes, names and brands in the product files. Most rows have no brand, as in real homes. */
const FILES = [
  {
    file: 'off_csv_export_2026_slice.tsv',
    separator: '\t',
    code: 'code',
    name: 'product_name',
    brand: 'brands',
    category: 'food_beverage',
  },
  {
    file: 'obf_cosmetics_2026.tsv',
    separator: '\t',
    code: 'code',
    name: 'product_name',
    brand: 'brands',
    category: 'personal_care',
  },
  {
    file: 'obf_cosmetics_2024.csv',
    separator: ',',
    code: 'code',
    name: 'product_name',
    brand: '',
    category: 'personal_care',
  },
  {
    file: 'off_food_2019_sample.csv.gz',
    separator: ',',
    code: 'barcode_id',
    name: 'product_name',
    brand: '',
    category: 'food_beverage',
  },
] as const satisfies readonly { file: string; category: TopCategory; [column: string]: string }[];

/** Products of the catalogue files in the form that a home has. None of their codes is in a notice. */
export function catalogueProducts(folder: string): OwnedProduct[] {
  return FILES.flatMap(({ file, separator, code, name, brand, category }) => {
    const bytes = readFileSync(join(folder, file));
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    return delimitedRows(text, separator).flatMap((row): OwnedProduct[] => {
      const called = (row[name] ?? '').trim();
      if (called === '') return [];
      const gtin = parseGtin((row[code] ?? '').padStart(13, '0').slice(-13));
      const firstBrand = (brand === '' ? '' : (row[brand] ?? '')).split(',')[0]?.trim() ?? '';
      return [{ gtin: gtin.ok ? gtin.value : null, brand: firstBrand || UNKNOWN_BRAND, name: called, category }];
    });
  });
}

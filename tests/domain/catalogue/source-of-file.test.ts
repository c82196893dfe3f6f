import { expect, it } from 'vitest';
import { namesUsdaProducts, sourceOfFile } from '#domain/catalogue/source-of-file.ts';

// Product P14.17.
it.each([
  ['en.openfoodfacts.org.products.csv.gz', 'off'],
  ['openfoodfacts-products.jsonl.gz', 'off'],
  ['off_food_2019_sample.csv.gz', 'off'],
  ['food.parquet', 'off'],
  ['en.openbeautyfacts.org.products.csv', 'obf'],
  ['beauty.parquet', 'obf'],
  ['obf_cosmetics_2026.tsv', 'obf'],
  ['openpetfoodfacts-products.jsonl.gz', 'opff'],
  ['openproductsfacts-products.jsonl.gz', 'opf'],
  ['usda_branded_food_slice.csv', 'usda'],
  ['sb258_cleaning_disclosures.json', 'ca'],
  ['food.csv', null],
  ['usda_food_slice.csv', null],
  ['off_logo.png', null],
  ['README.md', null],
  ['shelf.csv', null],
])('knows the file %s by its name', (name, source) => {
  expect(sourceOfFile(name)).toBe(source);
});

it('knows the file that names the products of another', () => {
  expect(['food.csv', 'usda_food_slice.csv', 'branded_food.csv'].map(namesUsdaProducts)).toEqual([true, true, false]);
});

import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { delimitedCells } from '#domain/delimited-cells.ts';
import { parseGtin } from '#domain/products/gtin.ts';

/** A product on sale, as a public data set describes it. */
export interface RealProduct {
  readonly barcode: string;
  readonly name: string;
  readonly brand: string;
  readonly ingredients: string;
  /** Where its facts come from; written into the notes of its inventory entry. */
  readonly source: string;
}

const DATA = new URL('../../../shared/data/products/', import.meta.url);
const FOOD = new URL('off_food_2019_sample.csv.gz', DATA);
const CARE = new URL('obf_cosmetics_2026.tsv', DATA);
/** The file is read from the start; this much is sure to contain ten usable products. */
const FIRST_CHARS = 400_000;

type Row = Readonly<Record<string, string>>;

function rowsOf(text: string, separator: ',' | '\t'): readonly Row[] {
  const [head = [], ...rows] = delimitedCells(text, separator);
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

/** The row as a product, or empty unless it has a valid code, a short name and an ingredient list in plain letters. */
function plain(row: Row, code: string, brand: string, list: string, source: string): RealProduct[] {
  const gtin = parseGtin(row[code] ?? '');
  const name = (row.product_name ?? '').trim();
  const ingredients = (row[list] ?? '').trim();
  const fits = /^[\p{L}\d ,.'&%-]{4,60}$/u.test(name) && ingredients.length >= 20 && ingredients.length <= 600;
  return gtin.ok && fits && /^[^_[\]{}<>;•]+$/.test(ingredients)
    ? [{ barcode: row[code] ?? '', name, brand: (row[brand] ?? '').trim(), ingredients, source }]
    : [];
}

/** The first usable products of the development data. Empty if the data folder is not next to the project. */
export function realProducts(most: number): {
  readonly food: readonly RealProduct[];
  readonly care: readonly RealProduct[];
} {
  if (!existsSync(FOOD) || !existsSync(CARE)) return { food: [], care: [] };
  const food = rowsOf(gunzipSync(readFileSync(FOOD)).toString('utf8').slice(0, FIRST_CHARS), ',');
  const care = rowsOf(readFileSync(CARE, 'utf8'), '\t');
  return {
    food: food
      .flatMap((row) => plain(row, 'barcode_id', 'brand', 'ingredients', 'Open Food Facts, 2019'))
      .slice(0, most),
    care: care
      .flatMap((row) => plain(row, 'code', 'brands', 'ingredients_text', 'Open Beauty Facts, 2026'))
      .slice(0, most),
  };
}

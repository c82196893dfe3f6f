import type { ImportSource } from './sources.ts';

/** A source whose published files are known by their names. */
type NamedSource = Exclude<ImportSource, 'csv' | 'json'>;

/** What names begin with, or hold, in the order they are tried: as the publishers call their files, and short forms. */
const NAMES: readonly (readonly [RegExp, NamedSource])[] = [
  [/openbeautyfacts|^obf[._-]|^beauty\.parquet$/, 'obf'],
  [/openpetfoodfacts|^opff[._-]/, 'opff'],
  [/openproductsfacts|^opf[._-]/, 'opf'],
  [/openfoodfacts|^off[._-]|^food\.parquet$/, 'off'],
  [/branded_food/, 'usda'],
  [/^sb258[._-]/, 'ca'],
];

const RECORDS = /\.(?:(?:csv|tsv|txt|jsonl|ndjson)(?:\.gz)?|parquet)$/;

/** The source that a published file is from, by its name alone; null for a file that no import reads. */
export function sourceOfFile(name: string): NamedSource | null {
  const lower = name.toLowerCase();
  const source = NAMES.find(([pattern]) => pattern.test(lower))?.[1] ?? null;
  const isRead = source === 'ca' ? lower.endsWith('.json') : RECORDS.test(lower);
  return isRead ? source : null;
}

/** Whether a file lying beside `branded_food.csv` of USDA FoodData Central names its products. */
export const namesUsdaProducts = (name: string): boolean => /^(?:usda_)?food(?:_slice)?\.csv$/i.test(name);

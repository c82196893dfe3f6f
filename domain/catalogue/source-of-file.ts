import type { ImportSource } from './sources.ts';

/** A source whose published files are recognised by their names. */
type NamedSource = Exclude<ImportSource, 'csv' | 'json'>;

/** Patterns of file names, in the order they are tried: the publishers' own names, and short forms. */
const NAMES: readonly (readonly [RegExp, NamedSource])[] = [
  [/openbeautyfacts|^obf[._-]|^beauty\.parquet$/, 'obf'],
  [/openpetfoodfacts|^opff[._-]/, 'opff'],
  [/openproductsfacts|^opf[._-]/, 'opf'],
  [/openfoodfacts|^off[._-]|^food\.parquet$/, 'off'],
  [/branded_food/, 'usda'],
  [/^sb258[._-]/, 'ca'],
];

const RECORDS = /\.(?:(?:csv|tsv|txt|jsonl|ndjson)(?:\.gz)?|parquet)$/;

/** The source of a published file, by its name alone; null for a file that no import reads. */
export function sourceOfFile(name: string): NamedSource | null {
  const lower = name.toLowerCase();
  const source = NAMES.find(([pattern]) => pattern.test(lower))?.[1] ?? null;
  const isRead = source === 'ca' ? lower.endsWith('.json') : RECORDS.test(lower);
  return isRead ? source : null;
}

/** Whether a file next to `branded_food.csv` of USDA FoodData Central contains the names of its products. */
export const namesUsdaProducts = (name: string): boolean => /^(?:usda_)?food(?:_slice)?\.csv$/i.test(name);

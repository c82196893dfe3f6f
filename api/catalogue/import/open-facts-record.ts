import { type ImportSource, SOURCE_TRAITS } from '#domain/catalogue/sources.ts';
import type { Nutrition } from '#domain/products/nutrition.ts';
import { readFacts } from './read-facts.ts';
import type { PublishedRecord, RecordReader } from './record.ts';

const first = (record: PublishedRecord, ...fields: readonly string[]): string => {
  for (const field of fields) {
    const text = record(field);
    if (text !== '') return text;
  }
  return '';
};

/** Grams per 100 g; null if missing or impossible. */
const grams = (text: string): number | null => {
  const said = text.trim() === '' ? Number.NaN : Number(text);
  return said >= 0 && said <= 100 ? said : null;
};

const DRINKS = /beverages|drinks|waters|juices|sodas/;

function nutritionOf(record: PublishedRecord): Nutrition | undefined {
  const sugars = grams(first(record, 'sugars_100g', 'sugar'));
  const salt = grams(first(record, 'salt_100g', 'salt'));
  return sugars === null && salt === null ? undefined : { sugars, salt, drink: DRINKS.test(record('categories_tags')) };
}

/** The last second of the year 9999. */
const LAST_SECOND = 253_402_300_799;

/** The day of a record, given in seconds since 1970 or as ISO text; otherwise the day of the file. */
function dayOf(record: PublishedRecord, edition: string): string {
  const seconds = Number(record('last_modified_t'));
  if (seconds > 0 && seconds <= LAST_SECOND) return new Date(seconds * 1000).toISOString().slice(0, 10);
  const text = first(record, 'last_modified_datetime', 'last_modified').slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : edition;
}

/**
 * Reads records of the Open Food, Beauty, Pet Food and Products Facts catalogues, with the columns of their export,
 * their JSONL dump, or re-published files that keep one of these.
 * @param edition ISO day of the file, for records without a date
 */
export function openFactsReader(
  source: Extract<ImportSource, 'off' | 'obf' | 'opff' | 'opf'>,
  edition: string,
): RecordReader {
  const traits = SOURCE_TRAITS[source];
  return (record) =>
    readFacts(source, traits, {
      code: first(record, 'code', 'barcode_id', '_id'),
      name: first(record, 'product_name', 'product_name_en', 'generic_name'),
      brand: record('brands'),
      size: record('quantity'),
      list: first(record, 'ingredients_text', 'ingredients_text_en', 'ingredients'),
      date: dayOf(record, edition),
      countries: first(record, 'countries_tags', 'countries')
        .split(',')
        .filter((country) => country.trim() !== ''),
      nutrition: source === 'off' ? nutritionOf(record) : undefined,
    });
}

import { SOURCE_TRAITS } from '#domain/catalogue/sources.ts';
import { readFacts } from './read-facts.ts';
import type { RecordReader } from './record.ts';

/** A heading that precedes the list in many records. */
const HEADING = /^\s*ingredients\s*:\s*/i;

const day = (text: string): string | null => /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null;

/**
 * Reads branded_food.csv of USDA FoodData Central. Its product names are in another file, food.csv. Without that file,
 * a product is named by its short description or its category.
 * @param names descriptions by `fdc_id`
 */
export function usdaReader(edition: string, names: ReadonlyMap<string, string>): RecordReader {
  return (record) => {
    const brand = record('brand_name') || record('brand_owner');
    const name =
      names.get(record('fdc_id')) ||
      record('description') ||
      record('short_description') ||
      record('branded_food_category');
    return readFacts('usda', SOURCE_TRAITS.usda, {
      code: record('gtin_upc'),
      name,
      brand,
      size: record('package_weight'),
      list: record('ingredients').replace(HEADING, ''),
      date: day(record('modified_date')) ?? day(record('available_date')) ?? edition,
      countries: record('market_country')
        .split(',')
        .filter((country) => country.trim() !== ''),
    });
  };
}

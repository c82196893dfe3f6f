import { z } from 'zod';
import { TopCategory } from '#domain/products/product.ts';
import { ProductType } from '#domain/safety/vocabulary.ts';
import { CalendarDate, typedText } from '#domain/text-limits.ts';
import { readFacts } from './read-facts.ts';
import type { RecordReader } from './record.ts';

const Column = z.string().min(1);

/** How the columns of a file of one's own are called, and what is true of all of its records. */
export const Mapping = z.strictObject({
  source: z.strictObject({
    name: typedText(80, 1),
    licence: typedText(80).nullable(),
    date: CalendarDate.optional(),
  }),
  category: TopCategory.default('General'),
  productType: ProductType.nullable().default(null),
  emoji: typedText(8).default('📦'),
  columns: z.strictObject({
    name: Column,
    code: Column.optional(),
    brand: Column.optional(),
    size: Column.optional(),
    ingredients: Column.optional(),
    date: Column.optional(),
    countries: Column.optional(),
  }),
});
export type Mapping = z.infer<typeof Mapping>;

/** Reads records by a mapping. */
export function mappedReader(key: string, mapping: Mapping, edition: string): RecordReader {
  const { columns, category, emoji, productType, source } = mapping;
  const traits = { name: source.name, licence: source.licence, category, emoji };
  return (record) => {
    const text = (column: string | undefined) => (column === undefined ? '' : record(column));
    const date = text(columns.date).slice(0, 10);
    return readFacts(key, traits, {
      code: text(columns.code),
      name: text(columns.name),
      brand: text(columns.brand),
      size: text(columns.size),
      list: text(columns.ingredients),
      date: CalendarDate.safeParse(date).success ? date : (source.date ?? edition),
      countries: text(columns.countries)
        .split(',')
        .filter((country) => country.trim() !== ''),
      productType,
    });
  };
}

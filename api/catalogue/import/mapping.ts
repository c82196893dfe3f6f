import { z } from 'zod';
import { TopCategory } from '#domain/products/product.ts';
import { ProductType } from '#domain/safety/vocabulary.ts';
import { CalendarDate, typedText } from '#domain/text-limits.ts';
import { readFacts } from './read-facts.ts';
import type { RecordReader } from './record.ts';

const Column = z.string().min(1);

/** The column names of a user's own file, and facts that hold for all of its records. */
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

/** The columns that a mapping names. */
export const mappedColumns = ({ columns }: Mapping): readonly string[] => [
  ...new Set(Object.values(columns).filter((name) => name !== undefined)),
];

/** Reads records by a mapping. */
export function mappedReader(key: string, mapping: Mapping, edition: string): RecordReader {
  const { columns, category, emoji, productType, source } = mapping;
  const names = mappedColumns(mapping);
  const traits = { name: source.name, licence: source.licence, category, emoji };
  return (record) => {
    const text = (column: string | undefined) => (column === undefined ? '' : record(column));
    if (names.some((name) => record(name).includes('\ufffd'))) return { refused: 'It is not encoded as UTF-8.' };
    const date = text(columns.date).trim();
    return readFacts(key, traits, {
      code: text(columns.code),
      name: text(columns.name),
      brand: text(columns.brand),
      size: text(columns.size),
      list: text(columns.ingredients),
      // Drop the time of day.
      date: date === '' ? (source.date ?? edition) : date.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1'),
      countries: text(columns.countries)
        .split(',')
        .filter((country) => country.trim() !== ''),
      productType,
    });
  };
}

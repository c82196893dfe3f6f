import { z } from 'zod';
import { Product } from '../../products/product.ts';

/** A GTIN-14 as the number by which packs are sorted; null for an id that is not a GTIN-14. */
export const codeOf = (id: string): number | null => (/^\d{14}$/.test(id) ? Number(id) : null);

const { category, productType, emoji, forms, baby, name, brand, size, ingredientsText, nutrition } = Product.shape;
const { name: sourceName, date, licence } = Product.shape.source.shape;

/** The contents of a record. Values that repeat from one product to the next are kept together. */
const PackRecord = z.tuple([
  z.tuple([category, productType, emoji, forms, baby, sourceName, licence]),
  date,
  brand,
  name,
  size,
  ingredientsText,
  nutrition.unwrap().nullable(),
]);

/** The record of a catalogue product, as text. */
export function recordText(product: Product): string {
  const { source } = product;
  const repeated = [
    ...[product.category, product.productType, product.emoji, product.forms, product.baby],
    ...[source.name, source.licence],
  ];
  return JSON.stringify([
    ...[repeated, source.date, product.brand, product.name, product.size],
    ...[product.ingredientsText, product.nutrition ?? null],
  ]);
}

/** The product of a record; null if the text is not a record. @param id its GTIN-14 */
export function productOfRecord(id: string, text: string): Product | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const read = PackRecord.safeParse(value);
  if (!read.success) return null;
  const [repeated, day, itsBrand, itsName, itsSize, list, table] = read.data;
  const [itsCategory, kind, itsEmoji, itsForms, isForBabies, publisher, itsLicence] = repeated;
  return {
    ...{ id, gtin: id, name: itsName, brand: itsBrand, size: itsSize },
    ...{ category: itsCategory, productType: kind, forms: itsForms, baby: isForBabies, ingredientsText: list },
    ...(table === null ? {} : { nutrition: table }),
    ...{ emoji: itsEmoji, sample: false, own: false },
    source: { name: publisher, date: day, licence: itsLicence },
  };
}

import { z } from 'zod';
import { SOURCE_TRAITS } from '#domain/catalogue/sources.ts';
import { readFacts } from './read-facts.ts';
import type { ReadRecord } from './record.ts';

const Disclosures = z.object({ products: z.array(z.unknown()) });
const Disclosed = z.object({
  product: z.string(),
  brand: z.string().default(''),
  barcode: z.string().default(''),
  disclosure_revision: z.string().nullish(),
  ingredients: z.array(z.object({ name: z.string() })),
});

/** The products in a file of disclosures; null if it is no such file. */
export const disclosedProducts = (file: unknown): readonly unknown[] | null =>
  Disclosures.safeParse(file).data?.products ?? null;

/**
 * Reads a product of a California cleaning disclosure: every ingredient by the name it is disclosed under, including
 * "Withheld", since a withheld ingredient is unknown rather than absent.
 */
export function readDisclosed(entry: unknown, edition: string): ReadRecord {
  const read = Disclosed.safeParse(entry);
  if (!read.success) return { refused: 'It has no name or no ingredients.' };
  const { product, brand, barcode, disclosure_revision: revised, ingredients } = read.data;
  return readFacts('ca', SOURCE_TRAITS.ca, {
    code: barcode,
    name: product,
    brand,
    size: '',
    list: ingredients.map(({ name }) => name).join(', '),
    date: revised?.slice(0, 10) ?? edition,
    countries: ['United States'],
  });
}

import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { HOME_CATEGORIES, type HomeCategory } from '../products/category.ts';
import { homeCategory } from '../products/home-area.ts';
import type { Product } from '../products/product.ts';

/** The most countries in one response; the rest are counted together. */
const MOST_COUNTRIES = 20;

const Count = z.number().int().nonnegative();

/** Counts over the catalogue of a server (product P14.21). */
export const CatalogueCounts = z.object({
  /** The day (ISO date). */
  countedOn: z.iso.date(),
  products: Count,
  /** Products that can be found by a barcode. */
  withCode: Count,
  /** Products with a list of ingredients. */
  withList: Count,
  sources: z.array(
    z.object({
      name: z.string(),
      licence: z.string().nullable(),
      products: Count,
      oldest: z.string(),
      newest: z.string(),
    }),
  ),
  areas: z.array(z.object({ area: z.enum(HOME_CATEGORIES), products: Count })),
  /** Where products are sold, according to their sources; one product may be sold in several countries. */
  countries: z.array(z.object({ country: z.string(), products: Count })),
  /** Products sold in further countries, and products without a country. */
  otherCountries: Count,
  noCountry: Count,
  /** By the year of the latest information on a product, newest first. */
  years: z.array(z.object({ year: z.string(), products: Count })),
});
export type CatalogueCounts = z.infer<typeof CatalogueCounts>;

export const catalogueCounts = {
  method: 'GET',
  path: '/api/catalogue/counts',
  access: 'public',
  limit: 'default',
  summary: 'Count the products this server knows, by source, area, country and age.',
  answers: {
    200: z.object({
      /** Null if they were never counted. */
      counts: CatalogueCounts.nullable(),
    }),
  },
} as const satisfies Call;

/** A country as a source names it ("en:united-states", "France"), in a uniform spelling. */
export const countryName = (text: string): string =>
  text
    .replace(/^[a-z]{2}:/, '')
    .replaceAll('-', ' ')
    .trim()
    .replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

const descending = <K extends string, T extends { readonly products: number }>(
  key: K,
  all: readonly (T & Record<K, string>)[],
) => [...all].sort((one, other) => other.products - one.products || (one[key] < other[key] ? -1 : 1));

interface SourceCount {
  licence: string | null;
  products: number;
  oldest: string;
  newest: string;
}

/** Counts products one by one. */
export function createCatalogueCounter() {
  let [products, withCode, withList, otherCountries, noCountry] = [0, 0, 0, 0, 0];
  const sources = new Map<string, SourceCount>();
  const areas = new Map<HomeCategory, number>();
  const years = new Map<string, number>();
  const countries = new Map<string, number>();
  const more = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    /** @param sold the countries that any of its sources names, in any spelling */
    add(product: Product, sold: Iterable<string>): void {
      products += 1;
      if (product.gtin !== null) withCode += 1;
      if (product.ingredientsText !== null) withList += 1;
      const { name, licence, date } = product.source;
      const source = sources.get(name) ?? { licence, products: 0, oldest: date, newest: date };
      source.products += 1;
      if (date < source.oldest) source.oldest = date;
      if (date > source.newest) source.newest = date;
      sources.set(name, source);
      more(areas, homeCategory(product));
      more(years, date.slice(0, 4));
      const named = new Set([...sold].map(countryName).filter((country) => country !== ''));
      if (named.size === 0) noCountry += 1;
      for (const country of named) more(countries, country);
    },
    /** @param countedOn the day (ISO date) */
    end(countedOn: string): CatalogueCounts {
      const ranked = descending(
        'country',
        [...countries].map(([country, count]) => ({ country, products: count })),
      );
      for (const { products: count } of ranked.slice(MOST_COUNTRIES)) otherCountries += count;
      return {
        ...{ countedOn, products, withCode, withList, otherCountries, noCountry },
        sources: descending(
          'name',
          [...sources].map(([name, source]) => ({ name, ...source })),
        ),
        areas: descending(
          'area',
          [...areas].map(([area, count]) => ({ area, products: count })),
        ),
        countries: ranked.slice(0, MOST_COUNTRIES),
        years: [...years]
          .map(([year, count]) => ({ year, products: count }))
          .sort((a, b) => (a.year > b.year ? -1 : 1)),
      };
    },
  };
}

import { expect, it } from 'vitest';
import { CatalogueCounts, countryName, createCatalogueCounter } from '#domain/catalogue/counts.ts';
import type { Product } from '#domain/products/product.ts';

// Product P14.21.
const SOAP: Product = {
  id: '03000000000007',
  gtin: '03000000000007',
  name: 'Soap',
  brand: '',
  size: null,
  category: 'personal_care',
  productType: 'rinse_off',
  forms: [],
  baby: false,
  ingredientsText: 'Aqua',
  emoji: '🧼',
  sample: false,
  own: false,
  source: { name: 'Open Beauty Facts', date: '2024-05-01', licence: 'ODbL 1.0' },
};

it('counts what each product has, once for each country that any source names', () => {
  const counts = createCatalogueCounter();
  counts.add(SOAP, ['en:france', 'France', 'en:united-states']);
  counts.add({ ...SOAP, gtin: null, source: { ...SOAP.source, date: '2019-01-02' } }, ['en:france']);
  const food = { ...SOAP, category: 'food_beverage', productType: 'food', name: 'Jam' } as const;
  counts.add({ ...food, ingredientsText: null, source: { name: 'Our shop', date: '2024-02-02', licence: null } }, []);
  const told = counts.end('2026-11-27');
  expect(CatalogueCounts.parse(told)).toEqual(told);
  expect(told).toMatchObject({
    countedOn: '2026-11-27',
    products: 3,
    withCode: 2,
    withList: 2,
    noCountry: 1,
    otherCountries: 0,
    countries: [
      { country: 'France', products: 2 },
      { country: 'United States', products: 1 },
    ],
    years: [
      { year: '2024', products: 2 },
      { year: '2019', products: 1 },
    ],
  });
  expect(told.sources).toEqual([
    { name: 'Open Beauty Facts', licence: 'ODbL 1.0', products: 2, oldest: '2019-01-02', newest: '2024-05-01' },
    { name: 'Our shop', licence: null, products: 1, oldest: '2024-02-02', newest: '2024-02-02' },
  ]);
  expect(told.areas.reduce((sum, { products }) => sum + products, 0)).toBe(3);
});

it('counts countries beyond the twenty with most together', () => {
  const counts = createCatalogueCounter();
  for (let at = 0; at < 25; at += 1) counts.add(SOAP, [`Country ${String(at).padStart(2, '0')}`]);
  const { countries, otherCountries } = counts.end('2026-11-27');
  expect([countries.length, otherCountries]).toEqual([20, 5]);
});

it('spells a country in one way', () => {
  expect(['en:côte-d-ivoire', ' france ', 'en:germany', ''].map(countryName)).toEqual([
    'Côte D Ivoire',
    'France',
    'Germany',
    '',
  ]);
});

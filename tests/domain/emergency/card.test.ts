import { expect, it } from 'vitest';
import { emergencyFacts, emergencyText } from '#domain/emergency/card.ts';
import type { Product } from '#domain/products/product.ts';
import { assessProduct } from '#domain/safety/assess-product.ts';
import { knowledge } from '../safety/pack.ts';

const product = (over: Partial<Product> = {}): Product => ({
  id: '02000000000015',
  gtin: '02000000000015',
  name: 'Sample thick bleach',
  brand: 'Unknown Brand',
  size: '750 ml',
  category: 'cleaning_products',
  productType: 'household',
  forms: [],
  baby: false,
  ingredientsText: null,
  emoji: '🧴',
  sample: true,
  own: false,
  source: { name: 'Safeshelf sample', date: '2026-01-01', licence: null },
  ...over,
});

const LABEL =
  'Danger. Contains sodium hypochlorite 4.5%, sodium hydroxide, water, fragrance. H314 Causes severe skin burns and eye damage. H400. ' +
  'If swallowed: rinse mouth. Do not induce vomiting. Keep out of reach of children. UFI: E600-30P1-S00Y-5079';

const of = (ingredientsText: string) => {
  const made = product({ ingredientsText });
  return emergencyFacts(made, assessProduct(made, knowledge));
};

// Product P12.3.
it('reads out what the label states, the gravest ingredients first', () => {
  const facts = of(LABEL);
  expect(facts).toMatchObject({ name: 'Sample thick bleach', brand: null, size: '750 ml', barcode: '2000000000015' });
  expect(facts.ufi).toBe('E600-30P1-S00Y-5079');
  expect(facts.hazards).toEqual([
    { code: 'H314', text: 'Causes severe skin burns and eye damage' },
    { code: 'H400', text: 'Very toxic to aquatic life' },
  ]);
  const place = (word: RegExp) => facts.contains.findIndex((one) => word.test(one));
  expect(place(/hypochlorite/i)).toBeGreaterThanOrEqual(0);
  expect(place(/hypochlorite/i)).toBeLessThan(place(/^(?:water|aqua)$/i));
});

it('reads out at most six, and says how many more there are', () => {
  const facts = of('Aqua, Sodium Laureth Sulfate, Glycerin, Parfum, Limonene, Linalool, Citric Acid, Sodium Chloride');
  expect(facts.contains).toHaveLength(6);
  expect(facts.more).toBe(2);
});

// Product P12.4.
it('says what to do in the first minutes only where the label says it whole', () => {
  expect(of(LABEL).firstMinutes).toEqual([
    { code: 'P301+P330+P331', text: 'If swallowed: rinse mouth. Do not induce vomiting' },
  ]);
  expect(of('Sodium hypochlorite, water. H314 Causes severe skin burns and eye damage. P330').firstMinutes).toEqual([]);
  expect(of('Sodium hypochlorite, sodium hydroxide, water').firstMinutes).toEqual([]);
});

it('has the printed list where there is no report, and nothing where there is no label', () => {
  expect(emergencyFacts(product({ ingredientsText: 'Aqua, Parfum' }), null).contains).toEqual(['Aqua, Parfum']);
  expect(emergencyFacts(product(), null)).toMatchObject({ contains: [], hazards: [], firstMinutes: [], ufi: null });
});

// Product P12.6.
it('gives a hospital the same as text, within what a code holds', () => {
  const text = emergencyText(of(LABEL), [{ age: 'under 12 months', weightKg: 8.4 }]);
  expect(text).toContain('UFI: E600-30P1-S00Y-5079');
  expect(text).toContain('Child: under 12 months, 8.4 kg');
  expect(text).toContain('H314 Causes severe skin burns and eye damage');
  const long = emergencyText(of(`${'Sodium hypochlorite, '.repeat(3)}${'x'.repeat(1_000)}`), []);
  expect(long.length).toBeLessThanOrEqual(600);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceFacts } from '#domain/catalogue/facts.ts';
import { CORRECTION, type KeyedFacts, mergeFacts, replacesRecord } from '#domain/catalogue/merge-facts.ts';

const NOW = Date.UTC(2026, 10, 27);
const GTIN = '03017620422003';
const says = (key: string, date: string, facts: Partial<SourceFacts> = {}): KeyedFacts => ({
  key,
  facts: {
    code: '3017620422003',
    codeFault: null,
    name: '',
    brand: '',
    size: null,
    category: 'General',
    productType: null,
    ingredientsText: null,
    emoji: '📦',
    countries: [],
    source: { name: key, date, licence: null },
    ...facts,
  },
});
const merged = (...all: KeyedFacts[]) => mergeFacts(all, GTIN, GTIN, NOW);

const CASES: readonly (readonly [
  what: string,
  all: readonly KeyedFacts[],
  expected: Readonly<Record<string, unknown>>,
])[] = [
  [
    'the newest list',
    [says('off', '2020-01-01', { ingredientsText: 'old' }), says('usda', '2024-01-01', { ingredientsText: 'new' })],
    { ingredientsText: 'new', source: { name: 'usda', date: '2024-01-01', licence: null } },
  ],
  [
    'a newer source without a list takes none away',
    [says('off', '2020-01-01', { ingredientsText: 'old' }), says('usda', '2024-01-01')],
    { ingredientsText: 'old' },
  ],
  [
    'no list of a day that has not come (product P14.23)',
    [
      says('csv', '2026-01-01', { ingredientsText: 'aqua, sodium hydroxide' }),
      says('off', '2030-01-01', { ingredientsText: 'water' }),
    ],
    { ingredientsText: 'aqua, sodium hydroxide' },
  ],
  [
    'that of tomorrow, where it is tomorrow already (product P14.23)',
    [says('csv', '2026-11-27', { ingredientsText: 'old' }), says('usda', '2026-11-28', { ingredientsText: 'new' })],
    { ingredientsText: 'new' },
  ],
  [
    'not that of the day after tomorrow (product P14.23)',
    [says('csv', '2020-01-01', { ingredientsText: 'old' }), says('usda', '2026-11-29', { ingredientsText: 'new' })],
    { ingredientsText: 'old' },
  ],
  [
    'a list of a day that has not come, where it is the only one (product P14.23)',
    [says('csv', '2030-01-01', { ingredientsText: 'only' }), says('usda', '2020-01-01')],
    { ingredientsText: 'only' },
  ],
  [
    'on the same day the list of the more trusted',
    [says('usda', '2024-01-01', { ingredientsText: 'u' }), says('obf', '2024-01-01', { ingredientsText: 'b' })],
    { ingredientsText: 'b' },
  ],
  [
    'the name of the most trusted that has one',
    [
      says('usda', '2024-01-01', { name: 'COLA' }),
      says('off', '2019-01-01', { name: 'Cola' }),
      says('obf', '2024-02-02'),
    ],
    { name: 'Cola' },
  ],
  [
    'what a person corrected, however old',
    [
      says(CORRECTION, '2018-01-01', { ingredientsText: 'read off the pack', name: 'Right' }),
      says('off', '2026-01-01', { ingredientsText: 'crowd', name: 'Wrong', brand: 'B' }),
    ],
    { ingredientsText: 'read off the pack', name: 'Right', brand: 'B' },
  ],
  [
    'a kind on which all agree',
    [says('csv', '2024-01-01', { productType: 'food' }), says('off', '2024-01-01')],
    { productType: 'food' },
  ],
  [
    'no kind where they disagree',
    [says('csv', '2024-01-01', { productType: 'food' }), says('json', '2024-01-01', { productType: 'rinse_off' })],
    { productType: null },
  ],
  [
    'the kind that a person gave',
    [says(CORRECTION, '2020-01-01', { productType: 'pet_food' }), says('csv', '2024-01-01', { productType: 'food' })],
    { productType: 'pet_food' },
  ],
  [
    'a category before none',
    [says('opf', '2024-01-01'), says('usda', '2020-01-01', { category: 'food_beverage', emoji: '🛒' })],
    { category: 'food_beverage', emoji: '🛒' },
  ],
  [
    'the newest nutrition table',
    [
      says('off', '2020-01-01', { nutrition: { sugars: 1, salt: 1, drink: false } }),
      says('csv', '2021-01-01', { nutrition: { sugars: 2, salt: null, drink: false } }),
    ],
    { nutrition: { sugars: 2, salt: null, drink: false } },
  ],
];

const someFacts = fc
  .record({
    key: fc.constantFrom('off', 'obf', 'usda', 'csv', CORRECTION),
    date: fc.constantFrom('2020-01-01', '2021-01-01', '2030-01-01'),
    name: fc.constantFrom('', 'A', 'B'),
    ingredientsText: fc.constantFrom(null, 'x', 'y, z'),
  })
  .map(({ key, date, ...facts }) => says(key, date, facts));

describe('what several sources say of one product (product P14.4)', () => {
  it.each(CASES)('%s', (_what, all, expected) => {
    expect(merged(...all).product).toMatchObject(expected);
    expect(merged(...[...all].reverse()).product, 'in any order').toMatchObject(expected);
  });

  it('says which source each field is from', () => {
    const { from } = merged(
      says('off', '2020-01-01', { name: 'Cola', ingredientsText: 'old' }),
      says('usda', '2024-01-01', { brand: 'B', ingredientsText: 'new' }),
    );
    expect(from.name?.name).toBe('off');
    expect(from.brand?.name).toBe('usda');
    expect(from.ingredientsText?.name).toBe('usda');
    expect(from.nutrition).toBeNull();
  });

  it('never takes a correction away, and does not depend on the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(someFacts, { minLength: 1, selector: ({ key }) => key }), (all) => {
        const result = mergeFacts(all, GTIN, GTIN, NOW);
        const person = all.find(({ key }) => key === CORRECTION)?.facts;
        if (person?.ingredientsText) expect(result.product.ingredientsText).toBe(person.ingredientsText);
        if (person?.name) expect(result.product.name).toBe(person.name);
        expect(mergeFacts([...all].reverse(), GTIN, GTIN, NOW)).toStrictEqual(result);
      }),
    );
  });
});

describe('two records of one product in one source (product P14.3)', () => {
  it('keeps the newer, then the longer list, and never both in turn', () => {
    const old = says('off', '2020-01-01', { ingredientsText: 'a, b, c' }).facts;
    const recent = says('off', '2021-01-01', { ingredientsText: 'a' }).facts;
    expect(replacesRecord(old, recent, NOW)).toBe(true);
    expect(replacesRecord(recent, old, NOW)).toBe(false);
    expect(replacesRecord({ ...old, ingredientsText: null }, old, NOW)).toBe(true);
    const ahead = says('off', '2030-01-01', { ingredientsText: 'a, b, c, d' }).facts;
    expect(replacesRecord(ahead, old, NOW), 'what is dated ahead gives way').toBe(true);
    expect(replacesRecord(old, ahead, NOW), 'and never takes a place').toBe(false);
    fc.assert(
      fc.property(someFacts, someFacts, ({ facts: one }, { facts: other }) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(replacesRecord(one, other, NOW) !== replacesRecord(other, one, NOW)).toBe(!same);
      }),
    );
  });
});

import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { GOLDEN } from '../golden-products.ts';
import { knowledge } from '../pack.ts';

const report = (text: string, type: ProductType = 'household', forms: readonly ProductForm[] = []): Report =>
  assess({ text, types: [type], forms, baby: false }, knowledge);

const criticalForChild = ({ warnings }: Report): boolean =>
  warnings.some(({ audience, severity }) => audience === 'child' && severity === 'CRITICAL');

// method M4.5.25
it.each([
  ['quicklime', 'Calcium oxide', 'household'],
  ['quicklime outdoors', 'Branntkalk', 'outdoor'],
  ['cement', 'Portland cement', 'household'],
  ['pool tablets', 'Trichloroisocyanuric acid', 'household'],
  ['chlorine tablets', 'Sodium dichloroisocyanurate', 'household'],
  ['hydrochloric acid', 'Acide chlorhydrique 23 %', 'household'],
  ['alkalis that the label does not name', 'Alcali 13 %', 'household'],
  ['oxalic acid', 'Oxalic acid 10%', 'household'],
  ['peroxide that the law lets anybody buy', 'Hydrogen peroxide 12%', 'household'],
] as const)('%s, which a child must be kept from, is never green', (_, text, type) => {
  const one = report(text, type);
  expect(criticalForChild(one)).toBe(true);
  expect(one.confidence.grade).toBe('A');
  expect(one.score).toBeLessThanOrEqual(69);
  expect(shownRisk(one).band).not.toBe('green');
  expect(one.cap?.cause).toContain('child');
  expect(one.cap?.source).not.toContain('Safeshelf method');
});

it('tells of the toxic and the corrosive by their class as of what is warned of by name', () => {
  const one = report('Water, Glycerin, Sodium metasilicate', 'household');
  expect(criticalForChild(one)).toBe(true);
  expect(one.cap?.value).toBeLessThanOrEqual(69);
});

// method M4.5.26
it.each(['Sulfamic acid', 'Amidosulfonsäure 50 %', 'Sodium percarbonate', 'Ethanol'])(
  '%s, undiluted, is not of minimal risk',
  (text) => {
    const one = report(text);
    expect(one.cap?.value).toBe(84);
    expect(one.label).toBe('LOW');
  },
);

it('a little of what a child is warned of limits nothing', () => {
  expect(report('Water, Sodium Chloride, Ethanol 2%').cap).toBeNull();
});

// method M4.5.27
it.each([
  ['potassium hydroxide', 'Water, Potassium hydroxide 3%', 69],
  ['less of it', 'Water, Potassium hydroxide 2.9%', null],
  ['a quaternary disinfectant', 'Water, Didecyldimethylammonium chloride 3%', 69],
  ['peroxide from the limit of its own', 'Water, Hydrogen peroxide 8%', 69],
  ['peroxide below it', 'Water, Hydrogen peroxide 6%', null],
  ['what industry alone calls a danger to the eyes', 'Water, Sodium Lauryl Sulfate 20%', null],
] as const)('goes by the share from which the law asks the word Danger: %s', (_, text, most) => {
  expect(report(text).cap?.value ?? null).toBe(most);
});

it('leaves food, cosmetics and medicines to their own rules', () => {
  expect(report('Calcium oxide', 'food').cap).toBeNull();
  expect(report('Aqua, Potassium hydroxide 3%', 'leave_on').cap).toBeNull();
  expect(report('Ferrous Sulfate', 'other', ['supplement']).cap).toBeNull();
});

it('an unclear reading limits nothing', () => {
  const one = report('Trichloroisocyanuric acld');
  expect(one.ingredients[0]?.match.step).toBe('fuzzy');
  expect(one.cap).toBeNull();
});

it('leaves the limits of the golden products as they are', () => {
  for (const { input, cap } of Object.values(GOLDEN)) expect(assess(input, knowledge).cap?.value ?? null).toBe(cap);
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const reportOf = (text: string, type: ProductType = 'household', name = ''): Report =>
  assess({ text, types: [type], forms: [], baby: false, name }, knowledge);
const forEveryone = (report: Report) => report.warnings.filter(({ audience }) => audience === 'everyone');

describe('what burns by its share warns everyone at home (method M6.1.42)', () => {
  it.each([
    'Sodium Hydroxide 30%, Water',
    'Water, Sodium hydroxide 5%',
    'Sulfuric Acid 91%',
    'Water, Hydrochloric acid 30%',
    'Sodium Metasilicate 30%, Sodium Carbonate 30%',
    'Water, Formic acid 15%',
  ])('%s', (text) => {
    const [first] = forEveryone(reportOf(text));
    expect(first?.severity).toBe('WARNING');
    expect(first?.kind).toBe('use');
    expect(first?.message).toContain('can burn anybody badly on the skin and in the eyes');
    expect(first?.action).toContain('gloves');
  });

  it.each([
    ['Water, Sodium hydroxide 0.5%, surfactants', 'household'],
    ['Water, Surfactants, Parfum, Sodium hydroxide', 'household'],
    ['Aqua, Sodium Hydroxide, Glycerin', 'leave_on'],
    ['Water, Citric acid 10%', 'household'],
    ['Hydrogen Peroxide, Purified Water', 'household'],
  ] as const)('and not a little of it, or a buffered cosmetic: %s (%s)', (text, type) => {
    expect(forEveryone(reportOf(text, type)).filter(({ family }) => family === 'corrosive_everyone')).toEqual([]);
  });
});

describe('a strong acid below its own limit is a danger to the eyes by its pH (method M4.5.30)', () => {
  it.each([
    'Water, Hydrochloric Acid 9%, Parfum',
    'Hydrochloric Acid 9%',
    'Water, Hydrogen chloride 2%',
    'Water, Sulfuric Acid 10%',
    'Acqua, Acido cloridrico <5%',
  ])('caps at 69: %s', (text) => {
    expect(reportOf(text, 'household', 'Toilet cleaner').score).toBeLessThanOrEqual(69);
  });

  it('and not where there is less than one per cent of it, or in food', () => {
    expect(reportOf('Water, Hydrochloric Acid 0.5%').score).toBeGreaterThan(85);
    expect(reportOf('Water, sugar, hydrochloric acid 1%', 'food').cap?.cause ?? '').not.toContain('Danger');
  });
});

it('phosphoric acid is told of for children at home, like the other acids (method M6.1.3)', () => {
  const told = reportOf('Water, Phosphoric acid 20%').warnings.filter(({ audience }) => audience === 'child');
  expect(told.map(({ severity }) => severity)).toEqual(['CAUTION']);
});

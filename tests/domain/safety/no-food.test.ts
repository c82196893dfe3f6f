import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';
import { shownRisk } from '#domain/safety/shown-risk.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from './pack.ts';

const judged = (type: ProductType, text: string): Report =>
  assess({ text, types: [type], forms: [], baby: false }, knowledge);

const toldTo = (report: Report, audience: string): readonly string[] =>
  report.warnings.filter((warning) => warning.audience === audience).map(({ severity }) => severity);

describe('what burns, and what no food is made with, is told to everyone in food (method M1.4.15, M1.4.16, M1.4.17)', () => {
  it.each([
    'Bleach',
    'Water, Sodium Hypochlorite 5%',
    'Hydrogen Peroxide 35%, Water',
    'Sodium Hydroxide 50%',
    'Sulfuric Acid 95%',
    'Hydrochloric Acid 37%',
    'Ammonia 25%',
    'Acetic Acid 99%',
    'Diesel',
    'Kerosene',
    'Acetone',
    'Isopropyl Alcohol 70%',
    'Caffeine 100%',
    'Button Cell Battery',
    'Oxalic Acid',
    'Oxalic Acid 99%',
    'Permethrin',
    'Benzalkonium Chloride',
    'Potassium Permanganate',
  ])('%s', (text) => {
    const report = judged('food', text);
    expect(report.score).toBeLessThanOrEqual(39);
    expect(toldTo(report, 'everyone')).toContain('CRITICAL');
  });

  it.each([
    'Water, Acetic Acid 5%',
    'Acetic Acid, Water',
    'Water, Sugar, Sodium Hydroxide',
    'Water, Sugar, Phosphoric Acid, Caffeine',
    'Milk, Lactic Acid',
    'Water, Caffeine 0.03%',
    'Milk, Cupric Sulfate, Zinc Sulfate',
    'Contient des sulfites',
    'Sugar, Thymol, Benzyl Alcohol',
  ])('not of what food is made with: %s', (text) => {
    expect(toldTo(judged('food', text), 'everyone')).toEqual([]);
  });
});

describe('a stated percentage counts (method M1.1.4, M1.4.15, M4.2.15)', () => {
  it.each([
    ['household', 'Water, Hydrogen Peroxide 35%', 39],
    ['household', 'Water, Sodium Chlorite 25%', 69],
    ['leave_on', 'Aqua, Hydrogen Peroxide 35%', 39],
    ['leave_on', 'Aqua, Potassium Hydroxide 40%', 39],
    ['leave_on', 'Aqua, Sodium Hydroxide 10%', 39],
    ['leave_on', 'Aqua, Acetic Acid 50%', 39],
    ['leave_on', 'Aqua, Glycolic Acid 70%', 69],
    ['leave_on', 'Aqua, Salicylic Acid 50%', 69],
  ] as const)('%s: %s', (type, text, most) => {
    const report = judged(type, text);
    expect(report.score).toBeLessThanOrEqual(most);
    expect(toldTo(report, 'everyone')).not.toEqual([]);
  });

  it.each([
    ['household', 'Water, Hydrogen Peroxide 3%'],
    ['household', 'Hydrogen Peroxide, Purified Water'],
    ['rinse_off', 'Aqua, Hydrogen Peroxide 12%'],
    ['leave_on', 'Aqua, Sodium Hydroxide'],
    ['leave_on', 'Aqua, Sodium Hydroxide 0.5%'],
    ['leave_on', 'Aqua, Glycolic Acid 5%'],
    ['leave_on', 'Aqua, Salicylic Acid 2%'],
  ] as const)('what the law permits is told to nobody as forbidden: %s, %s', (type, text) => {
    expect(toldTo(judged(type, text), 'everyone')).toEqual([]);
  });
});

describe('what is not read is never shown as safe', () => {
  it.each(['卵, salt, sugar', '乳, sugar', '🥚, salt', 'sugar, (contains 🥜)'])(
    'one sign is a name: %s (method M2.1.16)',
    (text) => {
      const report = judged('food', text);
      expect(shownRisk(report).band).not.toBe('green');
      expect(toldTo(report, 'al_food(undisclosed)')).toContain('CAUTION');
    },
  );

  it('a list that is longer than what is read (method M2.1.7, M6.2.15)', () => {
    for (const text of [`${'sugar, '.repeat(600)}milk`, `${'sugar and more sugar, '.repeat(1000)}milk`]) {
      const report = judged('food', text);
      expect(shownRisk(report).band).toBe('not_enough_known');
      expect(toldTo(report, 'al_food(undisclosed)')).toContain('CAUTION');
    }
  });
});

describe('what poisons the animal that it is for', () => {
  it.each([
    ['pet_food', 'Easter Lily', 'cat'],
    ['pet_food', 'Lilium Longiflorum', 'cat'],
    ['pet_topical', 'Lilium Candidum Oil', 'cat'],
  ] as const)('%s: %s', (type, text, animal) => {
    expect(toldTo(judged(type, text), animal)).toContain('CRITICAL');
    expect(judged(type, text).score).toBeLessThanOrEqual(39);
  });

  it('dough that rises in a dog (Merck Veterinary Manual)', () => {
    expect(toldTo(judged('pet_food', 'Raw Bread Dough, Water'), 'dog')).toContain('WARNING');
  });
});

it('Romanian "alune" may be peanuts and hazelnuts, and is told to both (method M6.2.8)', () => {
  for (const text of ['alune, zahăr', 'alune de pământ, zahăr'])
    expect(toldTo(judged('food', text), 'al_food(peanut)'), text).toContain('CRITICAL');
  expect(toldTo(judged('food', 'alune, zahăr'), 'al_food(tree_nut)')).toContain('CRITICAL');
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { statedAllergens } from '#domain/safety/warnings/allergens/named-allergens.ts';
import { knowledge } from '../pack.ts';

const toldOf = (text: string, allergen: string): string | undefined =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.find(
    ({ audience }) => audience === `al_food(${allergen})`,
  )?.severity;

describe('statements in Russian and Hungarian (method M6.2.9)', () => {
  it.each([
    ['Сахар, соль. Содержит молоко', 'milk', 'CRITICAL'],
    ['Сахар, соль. Содержит: яйцо, сою', 'soy', 'CRITICAL'],
    ['Сахар, соль. Может содержать следы молока, арахиса', 'milk', 'WARNING'],
    ['Сахар, соль. Может содержать следы молока, арахиса', 'peanut', 'WARNING'],
    ['Cukor, só. Tartalmaz: tej, szója', 'soy', 'CRITICAL'],
    ['Cukor, só, tojást tartalmaz', 'egg', 'CRITICAL'],
    ['Cukor, só. Nyomokban tejet, mogyorót tartalmazhat', 'milk', 'WARNING'],
    ['Cukor, só. Nyomokban tejet, mogyorót tartalmazhat', 'tree_nut', 'WARNING'],
    ['Cukor, só. Nyomokban földimogyorót és szóját tartalmazhat', 'peanut', 'WARNING'],
  ])('%s tells %s', (text, allergen, severity) => {
    expect(toldOf(text, allergen)).toBe(severity);
  });

  it('looks up no name where the allergen words know one, nor short words', () => {
    expect(statedAllergens('milk', knowledge).map(({ allergen }) => allergen.id)).toEqual(['milk']);
    expect(statedAllergens('из на в', knowledge)).toEqual([]);
    expect(statedAllergens('xyzzy', knowledge)).toEqual([]);
    expect(statedAllergens('egg free', knowledge)).toEqual([]);
  });
});

describe('milk chocolate with nuts', () => {
  it.each(['hazelnut milk chocolate', 'almond milk chocolate', 'coconut milk chocolate'])('%s holds milk', (name) => {
    expect(toldOf(`Sugar, ${name}`, 'milk')).toBe('CRITICAL');
  });

  it.each(['almond milk', 'coconut milk', 'hazelnut milk drink', 'vegan almond milk chocolate'])(
    '%s does not',
    (name) => {
      expect(toldOf(`Sugar, ${name}`, 'milk')).not.toBe('CRITICAL');
    },
  );
});

it.each([
  ['Kakaomasse, Zucker, Vollmilchpulver\nEnthält Milch. Kann Spuren von Schalenfrüchten enthalten.', 'milk'],
  ['cacao, sucre\nContient du lait', 'milk'],
  ['cacao, zucchero\nContiene latte', 'milk'],
  ['Cocoa, sugar\nContains milk and soy\nStore cool', 'soy'],
])('a line that says what is contained is a statement, no ingredient: %s (method M2.7.3)', (text, allergen) => {
  const report = assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
  expect(toldOf(text, allergen)).toBe('CRITICAL');
  expect(report.ingredients.filter(({ match }) => match.step === 'none')).toEqual([]);
});

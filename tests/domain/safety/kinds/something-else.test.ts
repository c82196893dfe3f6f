import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const reportOf = (text: string, types: readonly ProductType[], name = '', medicine = false) =>
  assess({ text, types, forms: [], baby: false, name, medicine }, knowledge);
const told = (text: string, name = '', medicine = false): readonly string[] =>
  reportOf(text, ['other'], name, medicine).warnings.map(({ severity, audience }) => `${severity} ${audience}`);

describe('"something else" of what may be a food (method M8.1.5)', () => {
  it.each([
    ['Honey sticks', 'Honey', 'CRITICAL infant'],
    ['Shots', 'Vodka 40% vol', 'CRITICAL preg'],
    ['Snack', 'Fava beans', 'CRITICAL g6pd'],
    ['Orbit', 'Xylitol, sorbitol, gum base', 'CRITICAL dog'],
    ['', 'Peanuts, salt', 'CRITICAL al_food(peanut)'],
    ['', 'Star fruit, sugar', 'CRITICAL kidney'],
  ])('%s, %s: %s', (name, text, warning) => expect(told(text, name)).toContain(warning));

  it.each([
    ['Batteries', 'Zinc, manganese dioxide'],
    ['Scented candle', 'Paraffin, cotton wick, parfum'],
  ])('%s is no food', (name, text) => {
    expect(told(text, name).filter((one) => one.includes('al_food'))).toEqual([]);
  });

  it('leaves a medicine what it is', () =>
    expect(reportOf('Zinc oxide, peanut oil', ['other'], 'Wound ointment', true).productType).toBe('other'));
});

it('battery acid is sulfuric acid (method M6.1.3)', () => {
  for (const text of ['Battery acid 37%', 'Batteriesäure 37%']) {
    const report = reportOf(text, ['household'], text);
    expect(report.score).toBeLessThan(70);
    expect(report.warnings.map(({ severity, audience }) => `${severity} ${audience}`)).toContain('CRITICAL child');
  }
});

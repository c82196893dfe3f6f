import { expect, it } from 'vitest';
import type { Nutrition } from '#domain/products/nutrition.ts';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from './pack.ts';

const told = (text: string, audience: string, nutrition?: Nutrition): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false, ...(nutrition ? { nutrition } : {}) }, knowledge)
    .warnings.filter((one) => one.audience === audience)
    .map((one) => `${one.severity} ${one.ingredient}`);

const food = (sugars: number | null, salt: number | null, drink = false): Nutrition => ({ sugars, salt, drink });

it('sugars above 22.5 g per 100 g are a CAUTION with diabetes, half of it in drinks', () => {
  expect(told('Oats', 'diabetes', food(22.6, null))).toEqual(['CAUTION A lot of sugar']);
  expect(told('Oats', 'diabetes', food(22.5, null))).toEqual([]);
  expect(told('Water, orange juice', 'diabetes', food(11.3, null, true))).toEqual(['CAUTION A lot of sugar']);
  expect(told('Water, orange juice', 'diabetes', food(11.2, null, true))).toEqual([]);
});

it('salt above 1.5 g per 100 g is a CAUTION with high blood pressure and kidney disease', () => {
  for (const audience of ['hypertension', 'kidney']) {
    expect(told('Potatoes, sunflower oil', audience, food(null, 1.6))).toEqual(['CAUTION A lot of salt']);
    expect(told('Potatoes, sunflower oil', audience, food(null, 1.5))).toEqual([]);
    expect(told('Water, tomatoes', audience, food(null, 0.8, true))).toEqual(['CAUTION A lot of salt']);
  }
});

it('the table comes before the list: sugar as a main ingredient is then only named', () => {
  expect(told('Water, sugar', 'diabetes')).toEqual(['CAUTION Sugar']);
  expect(told('Water, sugar', 'diabetes', food(4, null))).toEqual(['INFO Sugar']);
  expect(told('Water, salt', 'hypertension', food(null, 0.3))).toEqual(['INFO Sodium Chloride']);
  expect(told('Water, sugar', 'diabetes', food(null, 0.3))).toEqual(['CAUTION Sugar']);
});

it('changes no score', () => {
  const input = { text: 'Water, sugar, salt', types: ['food'], forms: [], baby: false } as const;
  const { score } = assess(input, knowledge);
  expect(assess({ ...input, nutrition: food(60, 20) }, knowledge).score).toBe(score);
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const milkIn = (text: string): string | undefined =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.find(
    ({ audience }) => audience === 'al_food(milk)',
  )?.severity;

describe('milk with a plant behind it (method M6.2.7)', () => {
  it.each([
    'Ingredients Sugar Milk Peanuts Salt',
    'Sugar, Milk Peanuts, Salt',
    'Sugar Milk Almonds',
    'Zucker Milch Mandeln Salz',
    'Zucker, Sahne Haselnuss',
    'suiker melk amandelen zout',
    'cream cheese almonds',
  ])('is milk where the language names the plant first: %s', (text) => {
    expect(milkIn(text)).toBe('CRITICAL');
  });

  it.each([
    'Lait amande, eau',
    'lait de soja',
    'leche almendra',
    'Milk coconut, water',
    'latte di mandorla',
    'almond milk',
  ])('is none where a plant is its name: %s', (text) => {
    expect(milkIn(text)).toBeUndefined();
  });
});

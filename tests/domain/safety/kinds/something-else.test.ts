import { describe, expect, it } from 'vitest';
import { starterCatalogue } from '#db/starter/catalogue.ts';
import type { Product } from '#domain/products/product.ts';
import { assess } from '#domain/safety/engine.ts';
import { inputOfProduct } from '#domain/safety/product-input.ts';
import { knowledge } from '../pack.ts';

const [sample] = starterCatalogue() as [Product];
const typed = (name: string, ingredientsText: string, more: Partial<Product> = {}): Product => ({
  ...sample,
  ...{ name, ingredientsText, brand: '', category: 'General', own: true, productType: 'other', forms: [] },
  ...more,
});
const told = (product: Product): readonly string[] =>
  assess(inputOfProduct(product), knowledge).warnings.map(({ severity, audience }) => `${severity} ${audience}`);

describe('"something else", typed in by hand, of what may be a food (method M8.1.5)', () => {
  it.each([
    ['Honey sticks', 'Honey', 'CRITICAL infant'],
    ['Shots', 'Vodka 40% vol', 'CRITICAL preg'],
    ['Snack', 'Fava beans', 'CRITICAL g6pd'],
    ['Orbit', 'Xylitol, sorbitol, gum base', 'CRITICAL dog'],
    ['Bar', 'Peanuts, salt', 'CRITICAL al_food(peanut)'],
    ['Gaviscon', 'Sodium alginate, aspartame', 'CRITICAL pku'],
  ])('%s, %s: %s', (name, text, warning) => {
    expect(told(typed(name, text))).toContain(warning);
  });

  it('is what it is called where the name or the list says so', () => {
    for (const product of [typed('Scented candle', 'Paraffin, cotton wick, parfum'), typed('Batteries', 'Zinc')]) {
      expect(inputOfProduct(product).types).toEqual(['other']);
    }
    expect(inputOfProduct(typed('Drops', 'Peanut oil', { category: 'health_medicine' })).types).toEqual(['other']);
    expect(inputOfProduct(typed('Snack', 'Fava beans', { own: false })).types).toEqual(['other']);
  });
});

it('battery acid is sulfuric acid (method M6.1.3)', () => {
  for (const text of ['Battery acid 37%', 'Batteriesäure 37%']) {
    const report = assess({ text, types: ['household'], forms: [], baby: false, name: text }, knowledge);
    expect(report.score).toBeLessThan(70);
    expect(report.warnings.map(({ severity, audience }) => `${severity} ${audience}`)).toContain('CRITICAL child');
  }
});

import { describe, expect, it } from 'vitest';
import { readLabel } from '#domain/products/label/read-label.ts';

const KNOWN = new Set('wheat flour|milk|egg|salt|sugar|celery|butter|lilial|water'.split('|'));
const isName = (text: string): boolean => KNOWN.has(text.trim().toLowerCase());
const names = (text: string): string[] => readLabel(text, isName).tokens.map((token) => token.text);
const noted = (text: string) => readLabel(text, isName).notes.map(({ reason, text: said }) => [reason, said]);

describe('a stop word', () => {
  it.each([
    ['saucisses (porc 40% du poids net total), lait, sel', ['saucisses (porc du poids net total)', 'lait', 'sel']],
    ['Mehl (Zubereitung: Weizen, Roggen), Milch', ['Mehl', 'Milch']],
    ['Joghurt, Frucht-Zubereitung (Erdbeeren, Zucker), Milch', ['Joghurt', 'Frucht-Zubereitung', 'Milch']],
  ])('ends nothing inside a bracket, nor as a part of a name: %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it('ends nothing in the middle of a line, and is set apart alone', () => {
    const text = 'knacks à consommer chaudes, lait, céleri';
    expect(names(text)).toEqual(['knacks', 'lait', 'céleri']);
    expect(noted(text)).toEqual([['sentence', 'à consommer chaudes']]);
    expect(names('Aqua, Parfum, Made in France, Lilial')).toEqual(['Aqua', 'Parfum', 'Lilial']);
  });

  it('is none where it names what an ingredient is made of', () => {
    expect(names('Zucker, Zubereitung aus Milch, Salz')).toEqual(['Zucker', 'Zubereitung aus Milch', 'Salz']);
    expect(names('Zucker, Salz. Zubereitung: In Milch kochen.')).toEqual(['Zucker', 'Salz']);
    for (const from of ['aus dem Gefrierfach', 'aus der Tüte', 'aus tiefgekühltem Zustand', 'auf Basis der Angaben']) {
      expect(names(`Zucker, Salz. Zubereitung ${from}: 1 Ei in Milch verrühren, 3 Min.`)).toEqual(['Zucker', 'Salz']);
    }
  });

  it('is followed by a list though one word among its names is unknown, or a bare number', () => {
    expect(names('Flour, rice. Warning: hot\nmilk, zorbik, egg, salt')).toContain('milk');
    expect(names('Flour, rice. Warning: hot\nmilk, 9, egg, salt')).toContain('milk');
    // With two unknown words it is not a list.
    expect(names('Flour, rice. Warning: hot\nmilk, zorbik, blorfin, salt')).not.toContain('milk');
  });

  it('ends the list where it begins a line or carries a colon', () => {
    expect(names('Flour, rice\nBest before: see the lid, oats')).toEqual(['Flour', 'rice']);
    expect(names('Flour, rice. Warning: oats')).toEqual(['Flour', 'rice']);
    expect(names('Mehl, Reis Zubereitung: Hafer')).toEqual(['Mehl', 'Reis']);
  });

  it('ends no list where three known names follow, and the list looks torn', () => {
    const text = 'Rice. Warning: keep cool. Wheat flour, milk, egg, salt. Best before: see lid';
    expect(names(text)).toEqual(['Rice', 'Wheat flour', 'milk', 'egg', 'salt']);
    expect(noted(text)).toEqual([
      ['torn', 'Warning: keep cool.'],
      ['after_list', 'Best before: see lid'],
    ]);
  });

  it.each([
    'Rice. Warning: keep cool. Wheat flour, milk, oats',
    'Rice. Warning: milk, milk, milk, milk',
    'Rice. Nutrition facts: milk 5 g, egg 3 g, salt 1 g, sugar 2 g',
    'Rice. Made in Spain in a workshop that uses traces of milk, egg, celery, butter',
  ])('ends the list where no three different names follow one another as a list: %s', (text) => {
    expect(names(text)).toEqual(['Rice']);
    expect(noted(text).filter(([reason]) => reason === 'torn')).toEqual([]);
  });

  it('reads on in a list that stands before a late heading', () => {
    const text = 'Rice, oats, millet. Warning: hot. Milk, egg, salt. Ingredients: water';
    expect(names(text)).toEqual(['Rice', 'oats', 'millet', 'Milk', 'egg', 'salt', 'water']);
    expect(noted(text)).toEqual([['torn', 'Warning: hot.']]);
  });

  it('reads on behind doses before a late heading', () => {
    const text = 'Menthol 1.1 mg, sugar, salt, butter, et autres excipientes.';
    expect(names(text)).toEqual(['Menthol', 'sugar', 'salt', 'butter', 'autres']);
  });

  it('reads on behind several such sentences', () => {
    const text = 'Rice. Warning: hot. Milk, egg, salt. Storage: cold. Sugar, butter, celery.';
    expect(names(text)).toEqual(['Rice', 'Milk', 'egg', 'salt', 'Sugar', 'butter', 'celery']);
    expect(noted(text)).toEqual([
      ['torn', 'Warning: hot.'],
      ['torn', 'Storage: cold.'],
    ]);
  });
});

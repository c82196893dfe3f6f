import { describe, expect, it } from 'vitest';
import { typedIngredients } from '#domain/products/typed-ingredients.ts';

describe('typedIngredients', () => {
  it('splits at commas, semicolons and lines, trims, and drops empties', () => {
    expect(typedIngredients('Aqua,  Glycerin,, Parfum;\nLinalool,')).toEqual([
      'Aqua',
      'Glycerin',
      'Parfum',
      'Linalool',
    ]);
  });

  it('keeps chemical names and amounts whole', () => {
    expect(typedIngredients('1,2-Hexanediol, Sodium Chloride 0,5 %')).toEqual([
      '1,2-Hexanediol',
      'Sodium Chloride 0,5 %',
    ]);
  });

  it('keeps what stands in brackets together', () => {
    expect(typedIngredients('Flour (wheat, niacin), Salt')).toEqual(['Flour (wheat, niacin)', 'Salt']);
  });

  it('ends an unclosed bracket with its line', () => {
    expect(typedIngredients('Parfum (limonene\nAqua, Salt')).toEqual(['Parfum (limonene', 'Aqua', 'Salt']);
  });

  it('drops the full stop of the list, and counts nothing in an empty text', () => {
    expect(typedIngredients('Aqua, Parfum.')).toEqual(['Aqua', 'Parfum']);
    expect(typedIngredients(' \n, ')).toEqual([]);
  });
});

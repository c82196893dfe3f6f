import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from './pack.ts';

const told = (text: string, type: ProductType, forms: ProductForm[] = []): readonly string[] =>
  assess({ text, types: [type], forms, baby: false }, knowledge).warnings.map(
    (one) => `${one.audience} ${one.severity} ${one.ingredient}`,
  );

describe('warnings that follow from classes', () => {
  it.each<[string, string, ProductType, string, ProductForm[]]>([
    ['prohibited in a cosmetic', 'Aqua, Chloroform', 'leave_on', 'everyone CRITICAL Chloroform', []],
    ['prohibited but for named uses', 'Aqua, Hydroquinone', 'leave_on', 'everyone WARNING Hydroquinone', []],
    ['mercury in a skin cream', 'Aqua, Mercury', 'leave_on', 'everyone CRITICAL Mercury', []],
    ['corrosive and strong', 'Sodium Hydroxide 50%', 'household', 'child CRITICAL Sodium Hydroxide', ['caustic']],
    ['a respiratory sensitiser in a spray', 'Water, Subtilisin', 'household', 'asthma CRITICAL Subtilisin', ['spray']],
    ['an enzyme in a liquid', 'Water, Subtilisin', 'household', 'asthma CAUTION Subtilisin', []],
    ['fragrance in a spray', 'Water, Parfum', 'household', 'asthma WARNING Fragrance', ['spray']],
    ['fragrance elsewhere', 'Aqua, Parfum', 'leave_on', 'asthma CAUTION Fragrance', []],
    ['two listed allergens', 'Aqua, Linalool, Limonene', 'leave_on', 'al_fragrance CAUTION Linalool', []],
    ['three listed allergens', 'Aqua, Linalool, Limonene, Citral', 'leave_on', 'al_fragrance WARNING Linalool', []],
    ['a formaldehyde releaser', 'Aqua, DMDM Hydantoin', 'leave_on', 'al_skin WARNING DMDM Hydantoin', []],
    [
      'category 1 for reproduction',
      'N-Methyl-2-pyrrolidone, Water',
      'household',
      'preg CRITICAL N-Methyl-2-pyrrolidone',
      [],
    ],
    ['category 1 for cancer alone', 'Aqua, Coal Tar', 'rinse_off', 'preg WARNING Coal Tar', []],
  ])('%s', (_, text, type, expected, forms) => {
    expect(told(text, type, forms)).toContain(expected);
  });

  it('fluoride in toothpaste is a CAUTION for children', () => {
    const child = told('Sorbitol, Aqua, Hydrated Silica, Sodium Fluoride', 'rinse_off', ['oral']).filter((one) =>
      one.startsWith('child'),
    );
    expect(child).toEqual(['child CAUTION Sodium Fluoride']);
  });

  it('animal entries without a route drop one step in cosmetics, fragrance traces one more', () => {
    const cats = (type: ProductType): readonly string[] =>
      told('Water, Glycerin, Limonene', type).filter((one) => one.startsWith('cat'));
    expect(cats('household')).toEqual(['cat WARNING Limonene']);
    expect(cats('leave_on')).toEqual(['cat INFO Limonene']);
  });
});

it('a misread name never raises CRITICAL or a cap, and says that it may be contained', () => {
  const clear = assess({ text: 'Brodifacoum', types: ['household'], forms: [], baby: false }, knowledge);
  const misread = assess({ text: 'Brodifacoun', types: ['household'], forms: [], baby: false }, knowledge);
  expect(clear.warnings.some((one) => one.severity === 'CRITICAL')).toBe(true);
  expect(misread.ingredients[0]).toMatchObject({ id: 'brodifacoum', match: { step: 'fuzzy' } });
  expect(misread.warnings.some((one) => one.severity === 'CRITICAL')).toBe(false);
  expect(misread.warnings.find((one) => one.audience === 'cat')?.message).toContain('may contain Brodifacoum');
  expect(misread.cap).toBeNull();
});

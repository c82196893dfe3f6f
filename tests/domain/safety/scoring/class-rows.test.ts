import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

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

describe('what order, strength and active ingredients tell', () => {
  it('a fragrance behind a costly ingredient is not undiluted', () => {
    expect(told('Sodium Hypochlorite, Parfum', 'household')).not.toContain('child CRITICAL Fragrance');
    expect(told('Parfum, Benzisothiazolinone', 'household')).not.toContain('child CRITICAL Fragrance');
    expect(told('Parfum, Limonene, Linalool', 'household')).toContain('child CRITICAL Fragrance');
    expect(told('Parfum', 'household', ['neat'])).toContain('child CRITICAL Fragrance');
  });

  it('a pool tablet of nothing else is undiluted', () => {
    expect(told('Trichloroisocyanuric Acid', 'outdoor')).toContain('child CRITICAL Symclosene');
    expect(told('Trichloroisocyanuric Acid 99%', 'outdoor')).toContain('child CRITICAL Symclosene');
  });

  it('the strength of an ingredient is not that of the food', () => {
    const preg = (text: string, type: ProductType = 'food'): readonly string[] =>
      told(text, type).filter((one) => one.startsWith('preg CRITICAL'));
    expect(preg('Sugar, cream, raisins, rum (40% vol), butter')).toEqual([]);
    expect(preg('Grapes, sulphites, 12.5% vol')).toHaveLength(1);
    expect(preg('Water, barley malt, hops. Alc. 4.9% vol.')).toHaveLength(1);
    expect(preg('Wasser, Gerstenmalz, Hopfen, Alk. 5,1 % vol')).toHaveLength(1);
  });

  it('a medicine is not judged as a cosmetic', () => {
    const gel = 'Active ingredient: Minoxidil 5%. Inactive ingredients: Alcohol, Propylene Glycol, Water';
    expect(told(gel, 'leave_on').filter((one) => one.startsWith('everyone'))).toEqual([]);
    expect(told(gel, 'leave_on')).toContain('cat CRITICAL Minoxidil');
    expect(told('Ingredients: Aqua, Minoxidil', 'leave_on')).toContain('everyone CRITICAL Minoxidil');
  });

  it('a preservative that is allowed in rinse-off products only is told elsewhere', () => {
    const bronidox = 'Aqua, 5-Bromo-5-Nitro-1,3-Dioxane';
    expect(told(bronidox, 'leave_on').some((one) => one.startsWith('everyone WARNING'))).toBe(true);
    expect(told(bronidox, 'rinse_off').some((one) => one.startsWith('everyone'))).toBe(false);
  });
});

describe('what real labels taught', () => {
  const assessed = (text: string, types: readonly ProductType[], name = '') =>
    assess({ text, types, forms: [], baby: false, name }, knowledge);

  it('a preservative for rinse-off products says that an undecided cosmetic is rinsed off', () => {
    const text = 'Aqua, Glycerin, Methylchloroisothiazolinone, Methylisothiazolinone';
    expect(assessed(text, ['leave_on', 'rinse_off']).productType).toBe('rinse_off');
    expect(assessed(text, ['leave_on']).warnings.some((one) => one.audience === 'everyone')).toBe(true);
  });

  it('a list that was cut off behind the water has no score', () => {
    const torn = 'Uso externo. Conservar por debajo de 30 C. Ingredientes: Aqua';
    expect(assessed(torn, ['leave_on'], 'Crema de manos').score).toBeNull();
    expect(assessed('Ingredients: Aqua', ['leave_on'], 'Hand cream').score).toBe(100);
    expect(assessed('Ingredients: Aqua', ['leave_on'], 'Thermal water spray').score).toBe(100);
    expect(assessed('Ingredients: Aqua', ['leave_on']).score).toBe(100);
  });

  it('caramel made with sulphite is no CRITICAL for a sulphite allergy', () => {
    const told = assessed('Water, sugar, colour: E150d, phosphoric acid', ['food']).warnings;
    expect(told.filter((one) => one.audience === 'al_food(sulphite)').map((one) => one.severity)).toEqual(['CAUTION']);
    expect(told.some((one) => one.audience === 'asthma')).toBe(false);
  });

  it('a parent of read children names no allergen of its own', () => {
    const told = assessed('Pasta (maize flour, quinoa flour), water', ['food']).warnings;
    expect(told.filter((one) => one.audience.startsWith('al_food(gluten'))).toEqual([]);
  });

  it('an acid that adjusts a cosmetic burns nobody, a relaxer does', () => {
    const child = (text: string, name = ''): readonly string[] =>
      assessed(text, ['rinse_off'], name)
        .warnings.filter((one) => one.audience === 'child')
        .map((one) => one.severity);
    expect(child('Aqua, Lactic Acid, Sodium Hydroxide')).not.toContain('WARNING');
    expect(child('Aqua, Sodium Hydroxide', 'Hair relaxer')).toContain('WARNING');
  });

  it('nuts that are no longer whole choke nobody', () => {
    const child = (text: string, name: string): readonly string[] =>
      assessed(text, ['food'], name)
        .warnings.filter((one) => one.audience === 'child')
        .map((one) => one.severity);
    expect(child('Peanuts, salt', 'Peanut butter')).toEqual([]);
    expect(child('Peanuts, salt', 'Party mix')).toEqual(['WARNING']);
  });

  it('the perfume of a washing-up liquid is a trace, though only costly surfactants stand before it', () => {
    const text = '5-15% anionic surfactants, <5% non-ionic surfactants, perfume, Limonene, Benzisothiazolinone';
    const { cap, warnings } = assessed(text, ['household'], 'Washing-up liquid lemon');
    expect(cap).toBeNull();
    expect(warnings.filter((one) => one.severity === 'CRITICAL')).toEqual([]);
  });

  it('what preserves a softener does not cap it, what disinfects in a disinfectant counts', () => {
    const text = '5-15% cationic surfactants, perfume, Glutaral';
    expect(assessed(text, ['household'], 'Fabric softener').cap).toBeNull();
    expect(assessed(text, ['household'], 'Disinfectant concentrate').cap).not.toBeNull();
  });

  it('the diet of a member is not told of pet food', () => {
    const told = assessed('Meat, sugars, wheat', ['pet_food'], 'Complete cat food').warnings;
    expect(told.filter((one) => ['hfi', 'alpha_gal', 'coeliac', 'diabetes'].includes(one.audience))).toEqual([]);
  });

  it('a misreading of what excuses an allergen is told as may contain', () => {
    const milk = (text: string): readonly string[] =>
      assessed(text, ['food'])
        .warnings.filter((one) => one.audience === 'al_food(milk)')
        .map((one) => one.severity);
    expect(milk('Sucre, beurre fe cacao')).not.toContain('CRITICAL');
    expect(milk('Sucre, des tnaces de lait')).not.toContain('CRITICAL');
    expect(milk('Sucre, beurre de cuisine du terroir')).toContain('CRITICAL');
  });
});

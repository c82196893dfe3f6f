import { describe, expect, it } from 'vitest';
import { guessProductType } from '#domain/products/product-type.ts';
import { assess } from '#domain/safety/engine.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const told = (type: ProductType, text: string, forms: readonly ProductForm[] = [], name = ''): readonly string[] =>
  assess({ text, types: [type], forms: [...forms], baby: false, name }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('grave foods by the other names of labels (methods M6.1.9 to M6.1.37)', () => {
  it.each([
    ['Cacahuetes, azúcar de abedul, sal', 'CRITICAL dog'],
    ['Arachidi, zucchero di betulla, sale', 'CRITICAL dog'],
    ['březový cukr, sůl', 'CRITICAL dog'],
    ['dried vine fruits 12%, flour', 'CRITICAL dog'],
    ['Mehl, Cannabis, Butter', 'CRITICAL preg'],
    ['Nutmeg, sugar', 'WARNING dog'],
    ['potassium salt, salt', 'WARNING kidney'],
    ['water, potassium lactate, carrots', 'WARNING kidney'],
    ['Water, cheese, phosphate salts', 'WARNING kidney'],
    ['Flour, E541, salt', 'WARNING kidney'],
    ['Water. Sisältää fenyylialaniinin lähteen', 'CRITICAL pku'],
    ['Water. Περιέχει πηγή φαινυλαλανίνης', 'CRITICAL pku'],
    ['вода, аспартам', 'CRITICAL pku'],
    ['sulphured apricots', 'CRITICAL al_food(sulphite)'],
    ['Abricots secs, soufrés', 'WARNING asthma'],
    ['dried apricots, preservative: sulphur', 'CRITICAL al_food(sulphite)'],
    ['Johanniskraut, Melisse', 'WARNING cyp3a4'],
    ['Sugar, ammonium glycyrrhizate', 'WARNING hypertension'],
    ['Bitterorange, sugar', 'WARNING cyp3a4'],
    ['toranja, açúcar', 'WARNING cyp3a4'],
    ['beans (broad), water, salt', 'CRITICAL g6pd'],
    ['natto, rice', 'WARNING anticoag'],
    ['natto, rice', 'CRITICAL al_food(soy)'],
  ])('%s: %s', (text, warning) => expect(told('food', text)).toContain(warning));

  it.each([
    ['Orange blossom water, sugar', 'cyp3a4'],
    ['hemp seeds, water', 'preg'],
    ['Boghvedemel, vand', 'coeliac'],
    ['Boghvedemel, vand', 'al_food(wheat)'],
    ['vegane Frikadelle, Reis', 'alpha_gal'],
  ])('%s says nothing of %s', (text, audience) =>
    expect(told('food', text).filter((one) => one.endsWith(` ${audience}`))).toEqual([]),
  );

  it.each([
    ['pet_food', 'ramsons, chicken', 'CRITICAL cat'],
    ['leave_on', 'Aqua, Retinal, Glycerin', 'WARNING preg'],
    ['leave_on', 'Aqua, Glycerin, Retinyl Palmitate', 'WARNING preg'],
    ['leave_on', 'Mitragyna speciosa leaf', 'CRITICAL preg'],
  ] as const)('%s: %s: %s', (type, text, warning) => expect(told(type, text)).toContain(warning));

  it.each(['ferrous gluconate', 'Eisen(II)-gluconat', 'gluconato ferroso', 'polysaccharide iron complex'])(
    'iron pills: %s (method M6.1.3)',
    (text) => {
      expect(told('food', text, ['supplement'])).toEqual(expect.arrayContaining(['CRITICAL child', 'CRITICAL dog']));
    },
  );

  it('fish liver oil in pregnancy, which is fish (method M6.1.10)', () => {
    for (const text of ['huile de foie de morue', 'Lebertran', 'Halibut liver oil'])
      expect(told('food', text, ['supplement'])).toEqual(
        expect.arrayContaining(['WARNING preg', 'CRITICAL al_food(fish)']),
      );
  });
});

describe('what is named as something swallowed, in the type other (method M6.5.6)', () => {
  it.each([
    ['Melatonin gummies', 'Melatonin 5 mg, xylitol, pectin', 'CRITICAL dog'],
    ['Cough lozenges', 'Menthol, xylitol', 'CRITICAL dog'],
    ['Cold & flu tablets', 'Paracetamol 500 mg, aspartame, sucrose', 'CRITICAL pku'],
    ['Pain tablets', 'Ibuprofen 200 mg, lactose monohydrate', 'CRITICAL galact'],
    ['Probiotic capsules', 'Lactobacillus, milk protein, cellulose', 'CRITICAL al_food(milk)'],
  ])('%s (%s): %s', (name, text, warning) => expect(told('other', text, [], name)).toContain(warning));

  it('is no cleaner: "Denture cleaner tablets"', () => {
    expect(told('other', 'Sodium bicarbonate, lactose', [], 'Denture cleaner tablets')).not.toContain(
      'CRITICAL galact',
    );
  });

  it('a mouthwash with aspartame harms with PKU (methods M6.1.25, M6.6.3)', () => {
    expect(told('rinse_off', 'Aqua, Sorbitol, Aspartame, Aroma', ['oral'])).toContain('CRITICAL pku');
  });
});

describe('a list that begins like a cosmetic and holds what cleaners work by (method M8.1.2)', () => {
  const types = (name: string, ingredientsText: string) =>
    guessProductType({ name, category: 'General', ingredientsText }).types;

  it.each([
    ['Harpic power plus', 'Aqua, Hydrochloric Acid, Cetrimonium chloride, Parfum'],
    ['Windolene', 'Aqua, Alcohol denat., Ammonium hydroxide, Parfum'],
    ['Blau', 'Aqua, Salzsäure, Parfum'],
  ])('%s is judged as a cleaner, too', (name, text) => expect(types(name, text)).toContain('household'));

  it('a cosmetic without them is one', () => {
    expect(types('Blue', 'Aqua, Glycerin, Parfum')).not.toContain('household');
  });
});

describe('a label of doses alone (method M6.5.6)', () => {
  it.each([
    ['Tardyferon', 'Eisen(II)-sulfat 80 mg', 'CRITICAL child'],
    ['Euthyrox', 'Levothyroxine 100 µg', 'WARNING child'],
  ])('%s (%s) is swallowed: %s', (name, text, warning) => {
    const { types, forms } = guessProductType({ name, category: 'General', ingredientsText: text });
    expect({ types, forms }).toEqual({ types: ['other'], forms: ['supplement'] });
    const all = told('other', text, forms, name);
    expect(all).toContain(warning);
    // People who take a medicine are not told that cosmetics law prohibits it.
    expect(all.filter((one) => one.endsWith('everyone'))).toEqual([]);
  });

  it.each([
    ['Cream', 'Aqua, Glycerin, Parfum, Cannabidiol 500 mg'],
    ['Bread', 'Wheat flour, salt. Nutrition per 100 g: calcium 120 mg'],
    ['Gel', 'Diclofenac 10 mg/g'],
  ])('%s (%s) is not', (name, text) => {
    expect(guessProductType({ name, category: 'General', ingredientsText: text }).forms).not.toContain('supplement');
  });
});

describe('a kind with a CRITICAL for a child is nothing of low risk (method M4.5.29)', () => {
  it.each([
    ['Laundry pods', 'Alcohol ethoxylate, PVA'],
    ['Lampenöl', 'Alkane C10-C13'],
  ])('%s: %s', (name, text) => {
    const ask = (types: ProductType[], named: string) =>
      assess({ text, types, forms: [], baby: false, name: named }, knowledge);
    expect(ask(['household'], name).score).toBeLessThanOrEqual(69);
    expect(ask(['household'], `${name} powder`).score).toBeLessThanOrEqual(69);
  });

  it('another name caps nothing', () => {
    const report = assess(
      { text: 'Alcohol ethoxylate, PVA', types: ['household'], forms: [], baby: false, name: 'Cleaner' },
      knowledge,
    );
    expect(report.cap).toBeNull();
  });
});

describe('statements on what is put on the skin', () => {
  it.each([
    'Contains natural rubber latex which may cause allergic reactions',
    'Contains: natural rubber latex.',
    'Enthält Naturkautschuk, der allergische Reaktionen auslösen kann',
  ])('latex: %s (method M6.2.24)', (sentence) => {
    expect(told('leave_on', `Aqua, Glycerin. ${sentence}`)).toContain('CRITICAL latex');
  });

  it.each([
    ['May contain traces of nuts', 'tree_nut'],
    ['Kann Spuren von Nüssen enthalten', 'tree_nut'],
    ['Peut contenir des traces de lait', 'milk'],
  ])('traces: %s (method M6.2.2)', (sentence, allergen) => {
    expect(told('leave_on', `Aqua, Glycerin. ${sentence}`)).toContain(`CAUTION al_food(${allergen})`);
  });
});

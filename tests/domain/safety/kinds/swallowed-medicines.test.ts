import { describe, expect, it } from 'vitest';
import { guessProductType } from '#domain/products/product-type.ts';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const told = (name: string, text: string): readonly string[] => {
  const guess = guessProductType({ name, category: 'health_medicine', ingredientsText: text });
  return assess(
    { text, types: guess.types, forms: guess.forms, baby: false, name, medicine: true },
    knowledge,
  ).warnings.map(({ severity, audience }) => `${severity} ${audience}`);
};
const asOther = (text: string, name = ''): readonly string[] =>
  assess({ text, types: ['other'], forms: [], baby: false, name, medicine: true }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('a medicine that is taken by mouth is eaten (method M6.5.6)', () => {
  it.each([
    ['Cough syrup', 'Honey, glycerol', 'CRITICAL infant'],
    ['Honey lozenges', 'Honey, sugar, menthol', 'CRITICAL infant'],
    ['Hustensaft', 'Honig, Efeublätterextrakt', 'CRITICAL infant'],
    ['Cough syrup', 'Sucrose, water, dextromethorphan hydrobromide', 'CRITICAL hfi'],
    ['Tablets', 'Paracetamol 500 mg, lactose monohydrate', 'CRITICAL galact'],
    ['Tablets', 'Paracetamol 500 mg, wheat starch', 'CRITICAL coeliac'],
    ['Lactulose', 'Lactulose 670 mg/ml', 'CRITICAL galact'],
    ['Slow-K', 'Potassium chloride 600 mg', 'WARNING kidney'],
    ['Aspirin Effect DE', 'Acetylsalicylsäure 500 mg, Mannitol, Aspartam', 'CRITICAL pku'],
    ['Throat drops', 'Isomalt, menthol. Contains a source of phenylalanine', 'CRITICAL pku'],
    ['Cough drops', 'Ethanol 18%, thyme extract', 'WARNING preg'],
    ['Zinc lozenges', 'Zinc gluconate, xylitol', 'CRITICAL dog'],
  ])('%s: %s', (name, text, expected) => expect(told(name, text)).toContain(expected));

  it.each([
    ['Potassium chloride 600 mg', 'WARNING kidney'],
    ['Honig, Efeublätterextrakt', 'CRITICAL infant'],
    ['Inhaltsstoffe: Honig, Thymian', 'CRITICAL infant'],
  ])('without a name, of the type other: %s', (text, expected) => expect(asOther(text)).toContain(expected));

  it.each([
    ['Wound gel', 'Honey'],
    ['Eye drops', 'Honey, sodium chloride'],
    ['Augentropfen', 'Honig, Natriumchlorid'],
    ['Spray nasal', 'Miel, eau'],
    ['Unguento per la pelle', 'Miele, olio di oliva'],
  ])('what is put on is not: %s', (name, text) => {
    expect(told(name, text)).not.toContain('CRITICAL infant');
    expect(asOther(text, name)).not.toContain('CRITICAL infant');
  });

  it('nor is what is no medicine', () => {
    const { warnings } = assess({ text: 'Honey', types: ['other'], forms: [], baby: false }, knowledge);
    expect(warnings.filter(({ audience }) => audience === 'infant')).toEqual([]);
  });
});

describe('medicines by their salts, of animals, and with G6PD deficiency (method M6.1)', () => {
  it.each([
    ['Warfarin sodium 3 mg', 'CRITICAL preg'],
    ['Warfarin sodium 3 mg', 'CRITICAL child'],
    ['Warfarin-Natrium', 'CRITICAL anticoag'],
    ['Carprofen 50 mg', 'CRITICAL cat'],
    ['Tolfenaminsäure', 'CRITICAL dog'],
    ['Bismuth subsalicylate', 'WARNING anticoag'],
    ['Bismuth subsalicylate', 'WARNING preg'],
    ['Co-trimoxazole', 'CAUTION g6pd'],
    ['Chloroquine phosphate', 'CAUTION g6pd'],
    ['Prilocaine', 'WARNING g6pd'],
  ])('%s: %s', (text, expected) => expect(asOther(text)).toContain(expected));
});

it('reads a unit that is written out as a share (method M2.6)', () => {
  const { ingredients, warnings } = assess(
    { text: 'Calcipotriol 50 micrograms/g', types: ['leave_on'], forms: [], baby: false },
    knowledge,
  );
  expect(ingredients.map(({ id }) => id)).toEqual(['calcipotriol']);
  expect(ingredients[0]?.percent).toBeCloseTo(0.005);
  expect(warnings.map(({ severity, audience }) => `${severity} ${audience}`)).toContain('CRITICAL dog');
});

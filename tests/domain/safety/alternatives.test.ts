import { describe, expect, it } from 'vitest';
import { type Alternative, alternatives, type Candidate } from '#domain/safety/alternatives.ts';
import { mainUse } from '#domain/safety/alternatives-use.ts';
import { assess } from '#domain/safety/engine.ts';
import type { HomeProduct } from '#domain/safety/mixing/home-product.ts';
import { GOLDEN } from './golden-products.ts';
import { type Item, product } from './mixing/home.ts';
import { home, knowledge, member } from './pack.ts';

const candidate = (item: Item, category = 'cleaning_products'): Candidate => ({ ...product(item), category });
const NOBODY = home([]);
const SPRAY: Candidate = {
  ...candidate(['Multi-surface cleaner', 'household', GOLDEN.G1.input.text]),
  report: assess(GOLDEN.G1.input, knowledge),
};
const MILD = candidate(['Mild all purpose cleaner', 'household', 'Water, Glycerin, Decyl Glucoside 2%']);
const WATER = candidate(['Allzweckreiniger', 'household', 'Water, Glycerin']);
const ask = (
  candidates: readonly Candidate[],
  household = NOBODY,
  stays: readonly HomeProduct[] = [],
  asked = SPRAY,
): readonly Alternative[] => alternatives({ product: asked, candidates, household, home: stays });
const names = (found: readonly Alternative[]): readonly string[] => found.map(({ name }) => name);

describe('alternatives', () => {
  it('offers what is of the same use and clearly better, with the deductions that fall away', () => {
    const [best] = ask([SPRAY, WATER]);
    expect(best).toMatchObject({ name: 'Allzweckreiniger', base: 100, gain: 52 });
    expect(best?.why.map(({ ingredient }) => ingredient)).toEqual([
      'Methylisothiazolinone',
      'Benzalkonium Chloride',
      'Alcohol Ethoxylate',
    ]);
    expect(best?.why.every(({ source, applied }) => source.length > 3 && applied > 0)).toBe(true);
  });

  it('offers at most three, in the same order however the candidates come', () => {
    const many = ['D', 'B', 'A', 'C'].map((letter) =>
      candidate([`${letter} all purpose cleaner`, 'household', 'Water, Glycerin']),
    );
    expect(names(ask(many))).toEqual(['A all purpose cleaner', 'B all purpose cleaner', 'C all purpose cleaner']);
    expect(names(ask([...many].reverse()))).toEqual(names(ask(many)));
  });

  it('offers nothing of another use, universe or category, and nothing where the use is not known', () => {
    expect(ask([candidate(['Oven cleaner', 'household', 'Water, Glycerin'])])).toEqual([]);
    expect(ask([candidate(['All purpose cleaner', 'leave_on', 'Aqua, Glycerin'])])).toEqual([]);
    expect(ask([candidate(['All purpose cleaner', 'household', 'Water'], 'automotive')])).toEqual([]);
    const unknown = candidate(['Blue Miracle', 'household', GOLDEN.G1.input.text]);
    expect(ask([WATER, candidate(['Red Miracle', 'household', 'Water'])], NOBODY, [], unknown)).toEqual([]);
  });

  it('offers nothing that is little better, little known or not good enough', () => {
    expect(ask([WATER], NOBODY, [], MILD)).toEqual([]);
    expect(ask([candidate(['All purpose cleaner', 'household', 'Zorbexine, Quillonate, Vexaphrol, Water'])])).toEqual(
      [],
    );
    expect(ask([candidate(['All purpose cleaner', 'household', null])])).toEqual([]);
    expect(ask([candidate(['All purpose cleaner', 'household', 'Danger. H314'])])).toEqual([]);
  });

  it('offers nothing that harms somebody of the household in use', () => {
    const scented = candidate(['Lemon all purpose cleaner', 'household', 'Water, Glycerin, Xanthan Gum, Citral']);
    expect(names(ask([scented]))).toEqual(['Lemon all purpose cleaner']);
    const allergic = home([member('Mia', { allergyTypes: ['fragrance', 'skin'] })]);
    const warned = names(
      ask([candidate(['Rose all purpose cleaner', 'household', 'Water, Glycerin, Parfum']), WATER], allergic),
    );
    expect(warned).toEqual(['Allzweckreiniger']);
  });

  it('offers nothing that must not be mixed with what stays at home, and forgets what is replaced', () => {
    const bleach = product(['Thick bleach', 'household', GOLDEN.G5.input.text]);
    const limescale = candidate(['Limescale spray', 'household', GOLDEN.G1.input.text]);
    const vinegar = candidate(['Vinegar limescale cleaner', 'household', 'Water, Vinegar']);
    expect(names(ask([vinegar], NOBODY, [], limescale))).toEqual(['Vinegar limescale cleaner']);
    expect(ask([vinegar], NOBODY, [bleach], limescale)).toEqual([]);
    expect(names(ask([vinegar], NOBODY, [{ ...bleach, key: limescale.key }], limescale))).toEqual([
      'Vinegar limescale cleaner',
    ]);
  });

  it('keeps a baby product to baby products', () => {
    const wipes = candidate(['Baby wipes', 'leave_on', GOLDEN.G4.input.text], 'baby_kids');
    const baby: Candidate = { ...wipes, report: { ...wipes.report, baby: true } };
    expect(ask([candidate(['Wipes', 'leave_on', 'Aqua, Glycerin'], 'baby_kids')], NOBODY, [], baby)).toEqual([]);
  });
});

it.each([
  ['WC-Reiniger', 'household', 'toilet cleaner'],
  ['Nettoyant vitres', 'household', 'glass cleaner'],
  ['Lavavajillas automático', 'household', 'dishwasher detergent'],
  ['Champú de avena', 'rinse_off', 'shampoo'],
  ['Crème solaire SPF 50', 'leave_on', 'sunscreen'],
  ['Nuss-Nougat-Creme', 'food', 'chocolate spread'],
  ['Sugar-free chewing gum', 'food', 'chewing gum'],
  ['Halsband für Katzen', 'pet_topical', 'flea collar'],
  ['Something', 'household', null],
] as const)('the main use of %s (%s) is %s', (name, type, use) => {
  expect(mainUse(name, type)).toBe(use);
});

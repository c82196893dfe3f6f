import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { understandAllergen } from '#domain/safety/household/understand-allergen.ts';
import type { Report } from '#domain/safety/report.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from './pack.ts';

const reportOf = (text: string, type: ProductType = 'food', forms: readonly ProductForm[] = []): Report =>
  assess({ text, types: [type], forms, baby: false }, knowledge);
const told = (report: Report, audience: string): readonly string[] =>
  report.warnings.filter((one) => one.audience === audience).map(({ severity }) => severity);

describe('Polish and Dutch basics are known', () => {
  it.each([
    'Mąka żytnia typ 720, woda, zakwas żytni, sól morska, drożdże',
    'Mąka pszenna typ 550, mąka ziemniaczana, sól kuchenna',
    'Tarwebloem, ui, boekweit, water',
  ])('%s', (text) => {
    expect(reportOf(text).ingredients.filter(({ match }) => match.step === 'none')).toEqual([]);
  });

  it('rye flour of a type is gluten', () =>
    expect(told(reportOf('Mąka żytnia typ 720, woda'), 'al_food(gluten)')).toContain('CRITICAL'));

  it.each(['vol ei', 'heel ei', 'vrije uitloop ei'])('%s is read clearly as egg', (egg) =>
    expect(told(reportOf(`Tarwebloem, ${egg}, suiker`), 'al_food(egg)')).toEqual(['CRITICAL']),
  );

  it.each([
    ['Bulgurweizen gekocht, Wasser, Salz', 'Wheat Flour'],
    ['Triple filtered water, sugar, salt', 'Water'],
    ['Cornstarch, aluminum-free baking powder, salt', 'Baking Powder'],
  ])('%s: %s', (label, name) => {
    const { ingredients } = reportOf(label);
    expect(ingredients.map((one) => one.name)).toContain(name);
    expect(ingredients.filter(({ match }) => match.step === 'none')).toEqual([]);
  });

  it('butter of sunflower seeds is no milk', () =>
    expect(told(reportOf('Organic sun butter (roasted organic sunflower seed), salt'), 'al_food(milk)')).toEqual([]));
});

describe('poisons by foreign names', () => {
  it.each(['metylowy alkohol 60%', 'Methylalkohol', 'alcool méthylique', 'metanol'])('%s is methanol', (name) => {
    const report = reportOf(`Water, ${name}`, 'household');
    expect(report.score).toBeLessThanOrEqual(39);
    expect(told(report, 'child')).toContain('CRITICAL');
  });

  it.each(['Diethylenglykol', 'dietilenglicol', 'glicole dietilenico'])('%s is diethylene glycol', (name) => {
    const report = reportOf(`Aqua, ${name}, Sorbitol`, 'rinse_off', ['oral']);
    expect(report.score).toBeLessThanOrEqual(39);
    expect(told(report, 'everyone')).toContain('CRITICAL');
  });

  it.each(['Water, dimethoate, surfactant', 'Wheat, sugar, norbormide, dye'])(
    '%s is not green (method M4.5.12)',
    (text) => expect(reportOf(text, 'outdoor').score).toBeLessThanOrEqual(69),
  );

  it.each(['child', 'dog', 'cat'])('dimethoate is told to the %s', (audience) =>
    expect(told(reportOf('Water, dimethoate, surfactant', 'outdoor'), audience)).toContain('WARNING'),
  );

  it.each(['child', 'dog', 'cat'])('tetrachlorvinphos on an animal is told to the %s', (audience) =>
    expect(told(reportOf('Tetrachlorvinphos 14.5%', 'pet_topical'), audience)).toContain('WARNING'),
  );
});

it.each([
  ['białka mleka krowiego', 'milk'],
  ['nabiał', 'milk'],
  ['kaese', 'milk'],
  ['raw egg', 'egg'],
  ['soyabean', 'soy'],
])('typed "%s" is understood as %s', (typed, id) => expect(understandAllergen(typed, knowledge).ids).toContain(id));

// method M3.1.11
it('knows Polish salt by its accent, and cow milk in Polish', () => {
  const report = (text: string) => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
  const polish = report('cukier, mleko krowie pasteryzowane, sól');
  expect(polish.ingredients.map(({ name }) => name)).toEqual(['Sugar', 'Milk', 'Sodium Chloride']);
  expect(polish.confidence.grade).toBe('A');
  expect(report('cukier, sol').ingredients[1]?.name).not.toBe('Sodium Chloride');
});

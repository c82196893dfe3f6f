import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Warning } from '#domain/safety/report.ts';
import { knowledge } from '../pack.ts';

const warnings = (text: string): readonly Warning[] =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings;
const severities = (text: string, audience: string): readonly string[] =>
  warnings(text)
    .filter((one) => one.audience === audience)
    .map(({ severity }) => severity);

// method M6.2.19
describe('what a label says that somebody must not eat', () => {
  it.each([
    ['Corn, sugar, salt. Not suitable for coeliacs', 'coeliac'],
    ['Corn, salt. Unsuitable for coeliacs.', 'coeliac'],
    ['Corn. Not suitable for people with celiac disease due to manufacturing methods', 'coeliac'],
    ['Mais, Salz. Nicht für Zöliakiebetroffene geeignet', 'coeliac'],
    ['Maïs, sel. Ne convient pas aux cœliaques', 'coeliac'],
    ['Maíz, sal. No apto para celíacos', 'coeliac'],
    ['Mais, sale. Non adatto ai celiaci', 'coeliac'],
    ['Corn, salt. Not suitable for lactose intolerant people', 'lactose'],
    ['Corn, sweetener. Not suitable for people with phenylketonuria', 'pku'],
    ['Corn, sweetener. Not suitable for people with fructose intolerance', 'hfi'],
  ])('%s is a WARNING (%s)', (text, audience) => {
    expect(severities(text, audience)).toContain('WARNING');
  });

  it('gives the words of the label as it prints them', () => {
    const [one] = warnings('Mais, Salz. Nicht für Zöliakiebetroffene geeignet').filter(
      ({ audience }) => audience === 'coeliac',
    );
    expect(one?.message).toContain('Nicht für Zöliakiebetroffene geeignet');
  });

  it.each([
    'Corn, sugar. Suitable for coeliacs',
    'Corn, sugar. Not suitable for vegetarians. Suitable for coeliacs',
    'Corn, sugar. Not suitable for nut allergy sufferers but suitable for coeliacs',
    'Mais, Zucker. Für Zöliakiebetroffene geeignet, nicht für Veganer.',
  ])('%s says nothing against it', (text) => {
    expect(severities(text, 'coeliac')).toEqual([]);
  });
});

// method M6.1.28
describe('gluten free beside a cereal', () => {
  it.each([
    'Wheat flour, water. Gluten free.',
    'Barley malt, sugar. Gluten free',
    'Gluten-free beer: water, barley malt, hops',
  ])('%s is a contradiction, and a WARNING', (text) => expect(severities(text, 'coeliac')).toContain('WARNING'));

  it.each([
    'Wheat starch, water. Gluten free.',
    'Weizenstärke, Wasser. Glutenfrei',
    'Gluten free wheat starch, salt',
    'Oats, sugar. Gluten free',
  ])('%s is INFO', (text) => expect(severities(text, 'coeliac')).toEqual(['INFO']));
});

// method M6.2.20
describe('allergens by the letters and numbers of a code list', () => {
  it.each([
    ['Mais, Salz. Allergene: A, C, G', ['gluten', 'egg', 'milk']],
    ['Mais, Salz. Allergene: F', ['soy']],
    ['Kukuřice, sůl. Obsahuje alergeny 1, 3, 7', ['gluten', 'egg', 'milk']],
    ['Kukuřice, sůl. Alergeny: 14', ['mollusc']],
  ])('%s', (text, allergens) => {
    for (const id of allergens) expect(severities(text, `al_food(${id})`)).toEqual(['WARNING']);
    const told = warnings(text).filter(
      ({ audience }) => audience.startsWith('al_food(') && audience !== 'al_food(undisclosed)',
    );
    expect(told.map(({ audience }) => audience).sort()).toEqual(allergens.map((id) => `al_food(${id})`).sort());
  });

  it('tells people with coeliac disease of gluten', () => {
    expect(severities('Mais, Salz. Allergene: A', 'coeliac')).toEqual(['WARNING']);
  });

  it.each([
    'Corn. Allergens: see bold',
    'Corn. Contains no allergens. 5 pieces',
    'Mais. Allergene: Milch',
    'Allergens 2 %',
  ])('%s names none by a code', (text) => expect(severities(text, 'al_food(gluten)')).toEqual([]));
});

// method M6.2.19
it.each([
  'Water. Contains liquorice - people suffering from hypertension should avoid excessive consumption',
  'Wasser. Enthält Süßholz – bei hohem Blutdruck sollte ein übermäßiger Verzehr dieses Erzeugnisses vermieden werden.',
])('the advice on liquorice is a WARNING with high blood pressure: %s', (text) => {
  expect(severities(text, 'hypertension')).toContain('WARNING');
});

// method M6.1.25
it('knows the source of phenylalanine in Russian', () => {
  expect(severities('Вода. Содержит источник фенилаланина', 'pku')).toEqual(['CRITICAL']);
});

// method M6.2.8
it.each(['Rice, buck wheat', 'Rice, buck-wheat flour'])('%s is no wheat', (text) => {
  expect(severities(text, 'al_food(wheat)')).toEqual([]);
  expect(severities(text, 'coeliac')).toEqual([]);
});

// method M6.2.11
it.each(['mixed nuts', 'ground nuts'])('%s may be peanuts', (name) => {
  expect(severities(`Rice, ${name}`, 'al_food(peanut)')).toEqual(['WARNING']);
  expect(severities(`Rice, ${name}`, 'al_food(tree_nut)')).toContain('CRITICAL');
});
it.each(['Rice, pea-nuts', 'WHEAT FLOUR, MILK, PEA NUTS'])('%s are peanuts', (text) => {
  expect(severities(text, 'al_food(peanut)')).toEqual(['CRITICAL']);
});

// method M6.2.21
describe('names that a statement joins or runs together', () => {
  it.each([
    ['Rijst, zout. Bevat ei en/of vis', 'fish', 'CRITICAL'],
    ['Rijst, zout. Kan sporen bevatten van ei vis', 'fish', 'WARNING'],
    ['Orez, sare. Conține lapte. pește', 'fish', 'CRITICAL'],
    ['Orez, sare. Conține lapte\npește', 'fish', 'CRITICAL'],
    ['Orez, sare. Conține lapte pește', 'fish', 'CRITICAL'],
    ['Orez, sare. Conține grâu și lapte', 'gluten', 'CRITICAL'],
  ])('%s: %s is %s', (text, id, severity) => {
    expect(severities(text, `al_food(${id})`)).toContain(severity);
  });

  it.each(['Rice. Contains soy milk', 'Rice. Contains coconut milk', 'Rice. Contains peanut butter'])(
    '%s holds no milk',
    (text) => expect(severities(text, 'al_food(milk)')).toEqual([]),
  );

  it('reads the German word for grey as no wheat', () => {
    expect(severities('Zutaten: Meersalz grau, Zucker', 'al_food(gluten)')).toEqual([]);
  });
});

// method M6.3.13
describe('raw milk in a sentence behind the list', () => {
  it.each([
    'Sýr: mléko, sůl. Vyrobeno ze syrového mléka',
    'Ser: mleko, sól. Wyprodukowano z mleka surowego',
    'Käse: Milch, Salz, Lab. Hergestellt aus Rohmilch',
  ])('%s is a WARNING at least in pregnancy', (text) => {
    expect(severities(text, 'preg').filter((one) => one === 'WARNING' || one === 'CRITICAL')).not.toEqual([]);
  });
});

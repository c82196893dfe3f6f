import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../../pack.ts';

const told = (text: string): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
    .warnings.filter(({ severity }) => severity === 'CRITICAL' || severity === 'WARNING')
    .map(({ severity, audience }) => `${severity} ${audience}`);

describe('an absence ends at "except" (method M2.7.8)', () => {
  it.each([
    ['Sugar, rice. Contains no nuts except peanuts', 'peanut'],
    ['Sugar, rice. No nuts except peanuts', 'peanut'],
    ['No nuts except peanuts, sugar, rice', 'peanut'],
    ['Sugar, rice, no nuts, except almonds', 'tree_nut'],
    ['Sugar, rice. Contains no nuts apart from almonds', 'tree_nut'],
    ['Sugar, rice. Free from all allergens other than soy', 'soy'],
    ['Zucker, Reis. Enthält keine Nüsse außer Erdnüsse.', 'peanut'],
    ['Sucre, riz. Sans fruits à coque sauf arachides', 'peanut'],
    ['Azúcar, arroz. Sin frutos secos excepto cacahuetes.', 'peanut'],
    ['Zucchero, riso. Senza frutta a guscio tranne arachidi.', 'peanut'],
    ["Suiker, rijst. Zonder noten behalve pinda's.", 'peanut'],
    ['Suhkur, riis. Ei sisalda pähkleid, välja arvatud maapähklid.', 'peanut'],
    ['Cukurs, rīsi. Nesatur riekstus, izņemot zemesriekstus.', 'peanut'],
    ['Сахар, рис. Без орехов, кроме арахиса.', 'peanut'],
  ])('%s', (text, allergen) => expect(told(text)).toContain(`CRITICAL al_food(${allergen})`));

  it('and still denies the others', () =>
    expect(told('Sugar, rice. Contains no nuts except peanuts')).not.toContain('CRITICAL al_food(tree_nut)'));
});

describe('Baltic statements of what is not and what may be in a food (method M2.7.2, M2.7.4)', () => {
  it('"nesatur" denies', () => expect(told('Cukurs, sāls. Nesatur: piens.').join()).not.toContain('al_food(milk)'));
  it.each(['Cukrus, druska. Gali būti: pienas.', 'Cukrus, druska. Gali būti pėdsakų: pienas.'])('%s', (text) =>
    expect(told(text).filter((one) => one.endsWith('al_food(milk)'))).toEqual(['WARNING al_food(milk)']),
  );
});

describe('what a bracket denies behind the name or by its share (method M2.7.4)', () => {
  it.each([
    ['Şeker (süt içermez), su', 'milk'],
    ['Şeker (süt ve yumurta içermez), su', 'egg'],
    ['Cukor (tejet nem tartalmaz), víz', 'milk'],
    ['Sugar, creamer (0% milk), water', 'milk'],
    ['Sugar, spread (0% gluten), water', 'gluten'],
  ])('%s', (text, allergen) => {
    expect(told(text).filter((one) => one.endsWith(`al_food(${allergen})`))).toEqual([]);
  });

  it.each([
    ['Şeker (süt içerir), su', 'milk'],
    ['Sugar, drink (0% fat milk), water', 'milk'],
    ['Cukor (tejet tartalmaz), víz', 'milk'],
  ])('%s tells of it', (text, allergen) => expect(told(text)).toContain(`CRITICAL al_food(${allergen})`));
});

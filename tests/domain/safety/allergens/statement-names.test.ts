import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const told = (text: string): readonly string[] =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );
const of = (allergen: string): string => `al_food(${allergen})`;

describe('the names of a statement are read each for itself (method M6.2.9)', () => {
  it.each([
    'Contains: Soy / Milk / Wheat',
    'Contains: soya/milk',
    'Contains soy milk wheat',
    'Contains: soy.milk.egg',
    'Contains: egg/milk/soya',
  ])('Sugar. %s', (statement) => expect(told(`Sugar. ${statement}`)).toContain(`CRITICAL ${of('milk')}`));

  it.each([
    ['May contain nuts/peanuts/milk', 'milk'],
    ['May contain milk/soya', 'milk'],
    ['May contain peanuts / milk / egg', 'milk'],
    ['Peut contenir lait/amandes', 'milk'],
    ['May contain oats/milk', 'milk'],
    ['May contain: fish/eggs', 'egg'],
  ])('Sugar. %s', (statement, allergen) => expect(told(`Sugar. ${statement}`)).toContain(`WARNING ${of(allergen)}`));

  it.each(['Water, soy milk powder. Contains: soy milk', 'Sucre. Peut contenir lait de soja'])(
    '%s names no milk',
    (text) => expect(told(text).filter((one) => one.endsWith(of('milk')))).toEqual([]),
  );
});

describe('a word parted at the end of a line is one word', () => {
  it.each([
    ['May contain traces of pea-\nnuts.', 'WARNING', 'peanut'],
    ['MAY CONTAIN PEA-\nNUTS.', 'WARNING', 'peanut'],
    ['Kann Spuren von Erd-\nnüssen enthalten.', 'WARNING', 'peanut'],
    ['Kann Spuren von Schalen-\nfrüchten enthalten.', 'WARNING', 'tree_nut'],
    ["Peut contenir des traces d'ara-\nchides", 'WARNING', 'peanut'],
    ['May contain ses-\name', 'WARNING', 'sesame'],
    ['Natural flavour (contains pea-\nnuts)', 'CRITICAL', 'peanut'],
  ])('Sugar. %s', (text, severity, allergen) =>
    expect(told(`Sugar. ${text}`)).toContain(`${severity} ${of(allergen)}`),
  );

  it.each([
    ['Zucker, Wei-\nzenmehl', 'al_food(milk)'],
    ['Zucker, Buch-\nweizenmehl', 'coeliac'],
    ['Zucchero, noce mo-\nscata', 'al_food(tree_nut)'],
    ['Sucre, noix de mus-\ncade', 'al_food(tree_nut)'],
    ['Sugar. Free from pea-\nnuts', 'al_food(tree_nut)'],
    ['Zucker. Frei von Milch und\nEi.', 'al_food(egg)'],
  ])('%s says nothing of %s', (text, audience) =>
    expect(told(text).filter((one) => one.endsWith(` ${audience}`))).toEqual([]),
  );
});

describe('digits that a camera took for letters in a statement (method M6.2.9)', () => {
  it.each([
    ['May contain mi1k.', 'milk'],
    ['May contain s0ya.', 'soy'],
    ['May contain rnustard.', 'mustard'],
    ['Puede contener m0staza.', 'mustard'],
  ])('Sugar. %s', (statement, allergen) => expect(told(`Sugar. ${statement}`)).toContain(`WARNING ${of(allergen)}`));
});

describe('what nobody here knows (method M6.2.15)', () => {
  it.each(['Sugar, salt, vitamins (niacin, riboflavin)', 'Zucker, Emulgatoren (Lecithine), Farbstoffe (Carotine)'])(
    '%s: a heading is no food',
    (text) => expect(told(text)).not.toContain('CAUTION al_food(undisclosed)'),
  );

  it('a name that no spelling explains is told', () => {
    expect(told('Sugar. May contain peanuls.')).toContain('CAUTION al_food(undisclosed)');
  });
});

import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { ProductForm, ProductType } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const told = (type: ProductType, text: string, name = '', forms: readonly ProductForm[] = []): readonly string[] =>
  assess({ text, types: [type], forms, baby: false, name }, knowledge).warnings.map(
    ({ severity, audience }) => `${severity} ${audience}`,
  );

describe('beer and wine by their list (method M6.3.7, M1.4.6)', () => {
  it.each([
    ['', 'Water, barley malt, hops, yeast'],
    ['Helles', 'Brauwasser, Gerstenmalz, Hopfen'],
    ['Pils', 'Wasser, Gerstenmalz, Hopfen. Fett 0%, Zucker 0,0 g, Salz 0,01 g'],
    ['Domaine du Lac 2019', 'Grapes, sugar, acidity regulator: tartaric acid, preservative: sulphur dioxide'],
    ['', 'Raisins, saccharose, acide tartrique, sulfites'],
  ])('may hold alcohol: %s %s', (name, text) => expect(told('food', text, name)).toContain('WARNING preg'));

  it.each([
    ['', 'Wasser, Gerstenmalz, Hopfen 4.9% vol'],
    ['', 'Grape must, sulphites 11% vol'],
    ['', 'Sekt, Sulfite 11,5 % vol'],
  ])('states its strength behind the last item: %s %s', (name, text) =>
    expect(told('food', text, name)).toContain('CRITICAL preg'),
  );

  it.each([
    ['Karamalz Malztrunk', 'Wasser, Gerstenmalz, Zucker, Hopfen'],
    ['Pils', 'Wasser, Gerstenmalz, Hopfen. Alkoholfrei'],
    ['Beer 0.0', 'Water, barley malt, hops'],
    ['Raisins', 'Raisins, sulphites'],
    ['Grape jam', 'Grapes, sugar, citric acid, sulphites, pectin'],
    ['Bread', 'Wheat flour, barley malt, hops'],
  ])('holds none: %s: %s', (name, text) =>
    expect(told('food', text, name).filter((one) => one.endsWith(' preg'))).toEqual([]),
  );
});

describe('what is added behind "with" is there, whatever the food is free of (method M6.2.4)', () => {
  it.each([
    ['Dairy-free spread with buttermilk', 'CRITICAL al_food(milk)'],
    ['Vegan patty with egg white', 'CRITICAL al_food(egg)'],
    ['Eifreie Nudeln mit Eigelb', 'CRITICAL al_food(egg)'],
  ])('%s', (text, expected) => expect(told('food', text)).toContain(expected));

  it.each([
    ['Dairy-free pizza with vegan cheese', 'al_food(milk)'],
    ['Egg-free cake with dairy-free cream', 'al_food(milk)'],
  ])('%s', (text, allergen) => expect(told('food', text)).not.toContain(`CRITICAL ${allergen}`));
});

describe('a list of nothing but essential oils is an undiluted one (method M6.3.4)', () => {
  it.each([
    'Abies Sibirica Oil',
    'Citrus Aurantium Dulcis Peel Oil, Limonene, Linalool',
    'Mentha arvensis leaf oil',
    'Kampferöl',
  ])('%s', (text) => {
    expect(told('leave_on', text)).toContain('CRITICAL child');
    expect(told('leave_on', text)).toContain('CRITICAL cat');
  });

  it.each(['Cocos Nucifera Oil', 'Prunus Amygdalus Dulcis Oil, Lavandula Angustifolia Oil', 'Parfum, Limonene'])(
    '%s is none',
    (text) => expect(told('leave_on', text)).not.toContain('CRITICAL child'),
  );
});

it.each([
  ['Berberine HCl', 'preg'],
  ['Berberine HCl', 'child'],
  ['Senna leaf (Cassia angustifolia), peppermint', 'preg'],
  ['Sennesblätter, Fenchel', 'child'],
  ['Nattokinase, rice flour', 'anticoag'],
])('a supplement that is not for everyone (method M6.1): %s, %s', (text, audience) => {
  expect(told('food', text)).toContain(`WARNING ${audience}`);
  expect(told('food', text, '', ['supplement'])).toContain(`WARNING ${audience}`);
});

it.each(['Imprägnierspray Nano', 'Waterproofing spray for shoes'])(
  'fine drops of a water repellent are told to those with asthma (method M6.3): %s',
  (name) => {
    expect(told('household', '', name)).toContain('WARNING asthma');
    expect(told('household', '', name)).toContain('WARNING infant');
  },
);

describe('fava beans and mammals by their other names (method M6.1)', () => {
  it.each([
    'Farine de blé, farine de fèves, sel',
    'Broad bean flour',
    'Farina di fave',
    'Harina de habas',
    'Ful medames',
    'Tuinbonen, zout',
    'Veldbonenmeel',
  ])('fava: %s', (text) => expect(told('food', text)).toContain('CRITICAL g6pd'));

  it.each(['Calf liver', 'Kalbsleber, Salz', 'Schweineleber', 'Rinderleber', 'Schweineniere'])('mammal: %s', (text) =>
    expect(told('food', text)).toContain('CRITICAL alpha_gal'),
  );

  it.each(['Chicken liver', 'Geflügelleber', 'Foie gras de canard', 'Hühnerleber', 'Kidney beans'])(
    'no mammal: %s',
    (text) => expect(told('food', text)).not.toContain('CRITICAL alpha_gal'),
  );
});

import { describe, expect, it } from 'vitest';
import { guessProductType } from '#domain/products/product-type.ts';
import { assess } from '#domain/safety/engine.ts';
import type { ProductForm } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const told = (text: string, audience: string, forms: readonly ProductForm[] = []): readonly string[] =>
  assess({ text, types: ['food'], forms, baby: false }, knowledge)
    .warnings.filter((one) => one.audience === audience)
    .map(({ severity }) => severity);

// method M2.4.6
it.each(['Nattokinase 100 mg (soya)', 'Vitamin K2 (MK-7) from natto (soya)', 'Vitamin K2 (maize)'])(
  'a substance is told beside the food it was made from: %s',
  (text) => expect(told(text, 'anticoag', ['supplement'])).toContain('WARNING'),
);

it('leaves milk to its butter', () => {
  expect(told('Wheat flour, butter (milk), sugar', 'lactose')).toEqual(told('Wheat flour, milk, sugar', 'lactose'));
});

// method M6.1.38
describe('mammal meat', () => {
  it.each(['bacon flavour', 'ham flavour', 'arôme bacon', 'Rindergeschmack'])('%s may be made from it', (name) =>
    expect(told(`Potatoes, salt, ${name}`, 'alpha_gal')).not.toContain('CRITICAL'),
  );
  it.each([
    'bacon',
    'natural bacon flavouring',
    'Salami',
    'smoked pork with barbecue flavor',
    'cooked beef, flavor protected',
  ])('%s is made from it', (name) => expect(told(`Potatoes, salt, ${name}`, 'alpha_gal')).toContain('CRITICAL'));
});

// method M6.1.36
it('tells of tyramine in air-dried sausage', () => {
  expect(told('Salami', 'maoi')).toEqual(['WARNING']);
  expect(told('Wheat flour, cheese, salami (pork, salt)', 'maoi')).not.toContain('CRITICAL');
});

// method M6.2.11
it('knows what a Caesar dressing commonly holds', () => {
  for (const text of ['Chicken, Caesar dressing, lettuce', 'Lettuce, caesar sauce']) {
    expect(told(text, 'al_food(egg)')).toEqual(['WARNING']);
    expect(told(text, 'al_food(milk)')).toContain('CRITICAL');
    expect(told(text, 'al_food(fish)').length).toBe(1);
  }
});

// method M2.2.1
it.each(['Sugar, pea\nnuts, salt', 'Sugar, pea nuts, salt', 'Zucker, Erd\nnüsse, Salz'])(
  'a word that the end of a line parts is read whole: %j',
  (text) => expect(told(text, 'al_food(peanut)')).toEqual(['CRITICAL']),
);

// method M6.2.8
it('takes protein of plants for no egg, and a vegan food that is made of egg for no vegan one', () => {
  expect(told('Weizen, Eiweiß aus Erbsen', 'al_food(egg)')).toEqual([]);
  expect(told('Weizen, Eiweiß vom Huhn', 'al_food(egg)')).toEqual(['CRITICAL']);
  expect(told('Vegane Frikadelle aus Eiweiß vom Huhn', 'al_food(egg)')).toEqual(['CRITICAL']);
});

it('knows fish and molluscs of supplements', () => {
  expect(told('Shark cartilage', 'al_food(fish)')).toEqual(['CRITICAL']);
  expect(told('Perna canaliculus powder', 'al_food(mollusc)')).toEqual(['CRITICAL']);
});

// method M8.1.2
it('takes CBD oil without a type for something that is swallowed', () => {
  const text = 'Hemp seed oil, cannabidiol 10%';
  const guess = guessProductType({ name: 'CBD oil', category: 'General', ingredientsText: text });
  const { productType, warnings } = assess({ text, ...guess, name: 'CBD oil' }, knowledge);
  expect(productType).toBe('food');
  expect(warnings.filter(({ audience }) => audience === 'cyp3a4').map(({ severity }) => severity)).toEqual(['WARNING']);
});

// method M3.3.8
it.each(['🥚🥛🐟', '🍫', '🌶️ 🍅 🧂'])('signs without a name have no score: %s', (text) => {
  const one = assess({ text, types: ['food'], forms: [], baby: false }, knowledge);
  expect(one.score).toBeNull();
  expect(one.label).toBe('UNKNOWN');
});

// method M1.1.2
it.each([
  ['Zrnková káva', 'coffee'],
  ['Кофе молотый', 'coffee'],
  ['Včelí med', 'honey'],
  ['Virágméz', 'honey'],
  ['Молоко сырое коровье', 'unpasteurised-milk'],
  ['Hydroxid sodný', 'sodium-hydroxide'],
  ['Podchloryn sodu', 'sodium-hypochlorite'],
  ['Kwas borowy', 'boric-acid'],
  ['Riževa moka', 'rice'],
])('knows %s', (text, id) => {
  expect(assess({ text, types: ['food'], forms: [], baby: false }, knowledge).ingredients[0]?.id).toBe(id);
});

it('tells raw beef of a tartare as raw meat', () => {
  const { warnings } = assess(
    { text: 'Raw beef, egg yolk, capers', types: ['food'], forms: [], baby: false, name: 'Tartare' },
    knowledge,
  );
  expect(warnings.filter(({ audience, family }) => audience === 'preg' && family === 'germs')[0]?.severity).toBe(
    'WARNING',
  );
});

// method M1.4.6
it.each([
  'Víz, alkohol 40% (V/V)',
  'Öl: Vatten, kornmalt, humle. Alk 5,2 vol-%',
  'Woda, słód, chmiel. Alk. 5,6% obj.',
  'Su, şeker, aroma. Alkol %5 hacmen',
  'Su, şeker, aroma, %3 hacmen',
  'Woda, cukier, aromat, % obj. 5',
  'vesi, sokeri, aromi, til-5%',
  'vesi, sokeri, aromi. Alkoholia 4,7 % til',
  'ūdens, cukurs, 5 tilp.%',
  'vanduo, cukrus, 5 % tūrio',
  'vesi, suhkur, 5% mahust',
  'víz, cukor, aroma, 5 tf%',
  'woda, słód jęczmienny, chmiel. alk. 5,0% obj.',
  'Vand, bygmalt, humle. alk. 4,6% vol.',
])('reads the strength of %s', (text) => expect(told(text, 'preg')).toContain('CRITICAL'));

// method M6.1.10
it('tells of black cohosh in pregnancy', () => {
  expect(told('Cimicifuga racemosa', 'preg', ['supplement'])).toEqual(['WARNING']);
});

// method M2.4.7
it.each([
  'Milk (unpasteurised), salt, rennet',
  'Milk (raw), salt',
  'Lait (cru), sel',
  'Milch (roh), Salz',
  'Latte (crudo)',
])('a state in brackets that is a danger of its own belongs to the name: %s', (text) => {
  for (const audience of ['preg', 'immuno', 'infant']) expect(told(text, audience)).toContain('CRITICAL');
});
it('one that is none leaves the name as it is', () => {
  expect(told('Milk (pasteurised), salt', 'preg')).toEqual([]);
  expect(told('Milch (roh), Salz', 'al_food(milk)')).toContain('CRITICAL');
});

// method M6.1.4
it.each([
  ['Water, sugar, taurine, caffeine (0.03%), flavouring', 'WARNING'],
  ['Wasser, Zucker, Koffein (32 mg/100 ml), Aroma', 'WARNING'],
  ['Water, sugar, caffeine (0.01%), flavouring', 'CAUTION'],
  ['Water, sugar, caffeine, flavouring', 'CAUTION'],
  ['su, şeker, kafein %0,03', 'WARNING'],
  ['su, şeker, kafein (%0,03), aroma', 'WARNING'],
  // The amount per can or serving is not part of the name.
  ['Water, sugar, caffeine 80 mg per can', 'CAUTION'],
  ['Caffeine 200 mg per serving, water', 'CAUTION'],
  ['Wasser, Zucker, Koffein 80 mg je Dose', 'CAUTION'],
  ['Eau, sucre, caféine 80 mg par canette', 'CAUTION'],
])('warns children of as much caffeine as the law wants a warning for: %s', (text, severity) => {
  expect(told(text, 'child')).toEqual([severity]);
});

// method M3.1.1
it.each([
  ['Ammoniaklösung 25%', 'Ammonia'],
  ['woda, kwas salicylowy', 'Salicylic Acid'],
  ['víz, szalicilsav', 'Salicylic Acid'],
  ['вода, ретинол', 'Retinol'],
])('knows the names that labels use: %s', (text, name) => {
  const { ingredients } = assess({ text, types: ['other'], forms: [], baby: false }, knowledge);
  expect(ingredients.map((one) => one.name)).toContain(name);
});

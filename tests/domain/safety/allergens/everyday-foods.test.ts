import { describe, expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import type { Severity } from '#domain/safety/vocabulary.ts';
import { knowledge } from '../pack.ts';

const DIET = /^(?:al_food\(|coeliac|galact|lactose|alpha_gal)/;

const told = (text: string, severity: Severity): readonly string[] => [
  ...new Set(
    assess({ text, types: ['food'], forms: [], baby: false }, knowledge)
      .warnings.filter((one) => one.severity === severity && DIET.test(one.audience))
      .map((one) => one.audience),
  ),
];

const severityOf = (text: string, audience: string): Severity | 'none' =>
  assess({ text, types: ['food'], forms: [], baby: false }, knowledge).warnings.find((one) => one.audience === audience)
    ?.severity ?? 'none';

// Words that contain another food's name or are read as one; none is dangerous for any of the allergies and diets.
const NO_DANGER: readonly (readonly [string, readonly string[]])[] = [
  ['the name of a fish', ['Remolacha', 'Remolacha en polvo', 'Zumo de remolacha', 'Coix lachryma-jobi']],
  ['caviar of plants', ['Citron caviar', "Caviar d'aubergine"]],
  ['letters of mustard', ['Erbsenfaser', 'Erbsenfasern', 'Hülsenfrüchte', 'Straußenfleisch']],
  ['grains of another plant', ['Arroz de grano largo', 'Pimienta negra en grano', 'Maíz en grano', 'Café en grano']],
  ['grain, plural', ['Granos de maíz', 'Granos de café', 'Grano turco']],
  ['Italian flours', ['Farina di fave', 'Farina di miglio', 'Farina di semi di carruba', 'Farina di quinoa']],
  ['meal of rice, maize and millet', ['Semolino di riso', 'Semolino di mais', 'Semola di riso', 'Hirsegrieß']],
  ['no barley in it', ['Ginger beer', 'Ingwerbier', 'Reismalz', 'Malto di riso']],
  ['gluten that is none', ['Rice gluten', 'Corn gluten', 'Gluten de maïs', 'Maiskleber']],
  ['grown in the wild', ['Wild blueberries', 'Wild thyme', 'Wild mushrooms', 'Wild rice']],
  ['rinds', ['Lemon rind', 'Orange rind', 'Watermelon rind', 'Cinnamon rind']],
  ['beef in a name', ['Beef tomato', 'Beefsteak tomatoes']],
  ['coconut milk', ['Lait de noix de coco', 'Crème de noix de coco', 'Latte di noce di cocco', 'Panna di cocco']],
  ['plant butters', ['Theobroma cacao butter', 'Beurre de mangue', 'Beurre de kokum', 'Burro di cocco']],
  ['plant butters in German and Spanish', ['Mangobutter', 'Kokosbutter', 'Mantequilla de coco', 'Burro cacao']],
  ['seed butters', ['Sunflower butter', 'Sunflower seed butter', 'Pumpkin seed butter']],
  ['butter in a plant name', ['Butterkopfsalat', 'Butterbohnen', 'Butternusskürbis', 'Saffron milkcap']],
  ['coconuts', ['Nuez de coco', 'Noci di cocco', 'Noix de coco', 'Kokosnuss']],
  ['nuts that are none', ['Butternut', 'Almendra de palma', 'Soap nut', 'Palm nut']],
  ['eggs in a name', ['Eierschwämme', 'Eierschwämmli', 'Eierfrucht', 'Eggplant']],
];

describe.each(NO_DANGER)('%s', (_, foods) => {
  it.each(foods)('%s raises no CRITICAL', (food) => {
    expect(told(food, 'CRITICAL')).toEqual([]);
  });
});

describe('only what it is made of is told', () => {
  it.each([
    ['Farina di grano saraceno', ['al_food(buckwheat)']],
    ['Farina di mandorle', ['al_food(tree_nut)']],
    ['Beurre de sésame', ['al_food(sesame)']],
    ['Mantequilla de maní', ['al_food(peanut)']],
    ['Wild salmon', ['al_food(fish)']],
    ['Leberkäse', ['alpha_gal']],
    ['Schweineschmalz', ['alpha_gal']],
    ["Farina d'avena", ['al_food(gluten)']],
  ])('%s: %j', (food, own) => {
    expect(told(food, 'CRITICAL')).toEqual(own);
  });
});

it.each(['Hafer-Weizen-Flocken', 'Oat and wheat flakes'])('%s are more than oats to coeliac disease', (flakes) => {
  expect(severityOf(flakes, 'coeliac')).toBe('CRITICAL');
});

describe('beer is told to coeliac disease in every language', () => {
  it.each(
    'Beer,Birra,Bière,Cerveza,Bier,Lager,Pale ale,Stout,Guinness,Alkoholfreies Bier,Bière sans alcool'.split(','),
  )('%s', (beer) => {
    expect(severityOf(beer, 'coeliac')).toBe('CRITICAL');
    expect(severityOf(beer, 'al_food(gluten)')).toBe('CRITICAL');
  });
});

it.each(
  "Oat flakes,Flocons d'avoine,Avoine,Haferflocken,Copos de avena,Fiocchi d'avena,Farina d'avena,Vollkornhaferflocken".split(
    ',',
  ),
)('%s are oats to coeliac disease: CAUTION', (oats) => {
  expect(severityOf(oats, 'coeliac')).toBe('CAUTION');
});

it.each([
  ['Massepain', 'al_food(tree_nut)'],
  ['Mazapanes', 'al_food(tree_nut)'],
  ['Baumnussöl', 'al_food(tree_nut)'],
  ['Houmous', 'al_food(sesame)'],
  ['Glucosamin', 'al_food(crustacean)'],
  ['Kaninchen', 'alpha_gal'],
  ['Hirsch', 'alpha_gal'],
  ['Wild', 'alpha_gal'],
  ['Rind', 'alpha_gal'],
  ['Hartweizengrieß', 'al_food(wheat)'],
  ['Paniermehl', 'al_food(wheat)'],
  ['Chapelure', 'al_food(wheat)'],
  ['Vollkornweizenmehl', 'al_food(wheat)'],
  ['Magermilchpulver', 'al_food(milk)'],
  ['Honigsenfsauce', 'al_food(mustard)'],
  ['Räucherlachs', 'al_food(fish)'],
  ['Farina di tipo 00', 'al_food(wheat)'],
])('%s is told to %s', (food, audience) => {
  expect(severityOf(food, audience)).toBe('CRITICAL');
});

it.each(['Lactose-free milk', 'Lait sans lactose', 'Laktosefreie Milch', 'Leche sin lactosa', 'Latte senza lattosio'])(
  '%s holds no lactose and keeps its protein',
  (milk) => {
    expect(severityOf(milk, 'lactose')).toBe('none');
    expect(severityOf(milk, 'al_food(milk)')).toBe('CRITICAL');
  },
);

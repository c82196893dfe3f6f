import { expect, it } from 'vitest';
import { saysGlutenFree, saysLactoseFree } from '#domain/safety/warnings/wording/free-of.ts';

it.each([
  'gluten free',
  'Gluten-Free',
  'glutenfrei',
  'sans gluten',
  'sin gluten',
  'senza glutine',
  'glutenvrij',
  'glutenfri',
  'bez glutenu',
  'bezglutenowa',
  'sem glúten',
  'fără gluten',
  'bezlepkový',
  'bez lepku',
  'gluteeniton',
  'glutensiz',
  'gluténmentes',
  'χωρίς γλουτένη',
  'sense gluten',
  'ohne Gluten',
  'free from gluten',
  'bez glutena',
])('"%s" says that there is no gluten', (text) => {
  expect(saysGlutenFree(`Wheat starch (${text})`)).toBe(true);
});

it.each([
  'not gluten free',
  'nicht glutenfrei',
  'pas sans gluten',
  'nu este fără gluten',
  'contains gluten',
  'low gluten',
  'Glutenpulver',
  'basin gluten',
])('"%s" does not', (text) => {
  expect(saysGlutenFree(text)).toBe(false);
});

it.each([
  'lactose free',
  'lactose-free',
  'sans lactose',
  'laktosefrei',
  'lactosefrei',
  'ohne Laktose',
  'sin lactosa',
  'senza lattosio',
  'delattosato',
  'délactosé',
  'lactosevrij',
  'laktosfri',
  'bez laktozy',
  'sem lactose',
  'fără lactoză',
  'laktózmentes',
  'laktozsuz',
  'laktoositon',
  'χωρίς λακτόζη',
])('"%s" says that there is no lactose', (text) => {
  expect(saysLactoseFree(`Milk (${text})`)).toBe(true);
});

it.each(['not lactose free', 'lactose', 'Milchzucker', 'lactosérum', 'sin azúcar, lactosa'])(
  '"%s" does not',
  (text) => {
    expect(saysLactoseFree(text)).toBe(false);
  },
);

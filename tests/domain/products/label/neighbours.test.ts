import { describe, expect, it } from 'vitest';
import { readLabel } from '#domain/products/label/read-label.ts';

const names = (text: string): string[] => readLabel(text).tokens.map((token) => token.text);
const noted = (text: string) => readLabel(text).notes.map(({ reason, text: said }) => [reason, said]);

describe('words before a colon', () => {
  it.each([
    ['peanut butter stabiliser: palm oil', ['peanut butter', 'palm oil'], ['stabiliser']],
    ['mayonnaise with preservative: E202', ['mayonnaise', 'E202'], ['with preservative']],
    ["blancs d'oeufs dont épaississant : gomme", ["blancs d'oeufs", 'gomme'], ['dont épaississant']],
    ['milk stabiliser and emulsifier: salt', ['milk', 'salt'], ['stabiliser and emulsifier']],
    ['caramel colour: E150d', ['caramel colour', 'E150d'], []],
    ['sugar with colour: E150d', ['sugar', 'E150d'], ['with colour']],
    ['emulsifier: lecithin', ['lecithin'], []],
    ['Filling: sugar, salt', ['Filling', 'sugar', 'salt'], []],
    ['mix 1:1 water', ['mix 1:1 water'], []],
  ])('are an item of their own unless they only say what for: %s', (text, items, structure) => {
    const reading = readLabel(text);
    expect(names(text)).toEqual(items);
    expect(reading.structure).toEqual(structure);
  });

  it('are over what follows, with their own share', () => {
    const { tokens } = readLabel('Filling (52%): sugar 4%');
    expect(tokens.map(({ text, percent, head }) => [text, percent, head])).toEqual([
      ['Filling', 52, true],
      ['sugar', 4, false],
    ]);
  });
});

describe('an absence', () => {
  it.each([
    ['No preservatives\nPeanuts, sugar', ['Peanuts', 'sugar'], [['free_from', 'No preservatives']]],
    ['No preservatives. peanuts, sugar', ['peanuts', 'sugar'], [['free_from', 'No preservatives']]],
    ['Sugar. without milk', ['Sugar'], [['free_from', 'without milk']]],
    ['Free from\nmilk', [], [['free_from', 'Free from\nmilk']]],
    [
      'Sugar. No colours or\nflavours, rice',
      ['Sugar'],
      [
        ['free_from', 'No colours or\nflavours'],
        ['free_from', 'rice'],
      ],
    ],
    ['Peanuts gluten-free, sugar', ['Peanuts', 'sugar'], [['free_from', 'gluten-free']]],
    ['Maismehl glutenfrei', ['Maismehl'], [['free_from', 'glutenfrei']]],
    ['gluten-free, sugar', ['sugar'], [['free_from', 'gluten-free']]],
    [
      'sugar, free from egg, peanuts, rice',
      ['sugar'],
      [
        ['free_from', 'free from egg'],
        ['maybe_free_from', 'peanuts'],
        ['maybe_free_from', 'rice'],
      ],
    ],
    ['Sugar. May contain traces of nuts. no egg', ['Sugar'], [['free_from', 'no egg']]],
  ])('ends with its line and its sentence, and takes no name before it: %s', (text, items, notes) => {
    expect(names(text)).toEqual(items);
    expect(noted(text)).toEqual(notes);
  });
});

describe('what stands beside a name', () => {
  it('keeps the numbers of additives apart, and a decimal whole', () => {
    expect(names('sugar (621,627,631), salt')).toHaveLength(2);
    expect(readLabel('sugar (621,627,631)').tokens[0]?.children.map(({ text }) => text)).toEqual(['621', '627', '631']);
    expect(readLabel('salt 0,625 %').tokens[0]?.percent).toBe(0.625);
    expect(names('sugar 100,000 units')).toEqual(['sugar 100,000 units']);
  });

  it('keeps a name of tea, and what stands behind three points', () => {
    expect(names('eau, arôme naturel de thé avec autres arômes naturels')).toHaveLength(2);
    expect(names('sugar... salt')).toEqual(['sugar. salt']);
  });

  it('keeps what a bracket lists behind words about the product', () => {
    const text = 'Cacao : 70% minimum (pâte de cacao, sucre, beurre de cacao), sel';
    expect(names(text)).toEqual(['pâte de cacao', 'sucre', 'beurre de cacao', 'sel']);
    expect(noted(text)).toEqual([['sentence', 'Cacao : 70% minimum']]);
  });

  it('keeps a known name before a sentence behind a comma', () => {
    const isName = (text: string) => text === 'salted butter';
    const text = 'rice, salted butter (milk) Keep this product in the cold, you are welcome to it and it is good';
    expect(readLabel(text, isName).tokens.map((one) => one.text)).toEqual(['rice', 'salted butter (milk)']);
  });
});

describe('a bracket of chain lengths', () => {
  const items = (label: string) => readLabel(label).tokens.map(({ text, percent }) => [text, percent]);
  it.each([
    'n-Alkyl (60% C14, 30% C16, 5% C12, 5% C18) dimethyl benzyl ammonium chloride 0.1%',
    'n-Alkyl (C14, 60%; C16, 30%) dimethyl benzyl ammonium chloride 0.1%',
    'n-Alkyl (50% C14) dimethyl benzyl ammonium chloride 0.1%',
  ])('is part of its name: %s', (label) => {
    expect(items(`Water, ${label}`)).toEqual([
      ['Water', null],
      ['n-Alkyl dimethyl benzyl ammonium chloride', 0.1],
    ]);
  });
});

it.each(['vitamin b12 (cyanocobalamin). bht', 'Vitamins [A, D]. salt'])(
  'a point behind a bracket ends an item: %s',
  (label) => {
    expect(readLabel(label).tokens).toHaveLength(2);
  },
);

import { describe, expect, it } from 'vitest';
import { outsideBrackets } from '#domain/products/label/brackets.ts';
import { readLabel } from '#domain/products/label/read-label.ts';

const shape = (text: string) =>
  readLabel(text).tokens.map((token) => [token.text, ...token.children.map((child) => child.text)]);

// method M2.3.3
describe('a bracket', () => {
  it.each([
    ['Sugar (cane,\nbeet), milk'],
    ['Sugar (cane,\n beet\n), milk'],
    ['Sugar (cane,\r\nbeet), milk'],
    ['Sugar [cane, beet), milk'],
  ])('holds what stands up to its closing sign, on the next line too: %j', (text) => {
    expect(shape(text)).toEqual([['Sugar', 'cane', 'beet'], ['milk']]);
  });

  it.each([['Sugar (cane,\n\nbeet), milk'], ['Sugar (cane,\r\n\r\nbeet), milk'], ['Sugar (cane,\n \t\nbeet), milk']])(
    'reaches across no empty line, whatever spaces stand on it: %j',
    (text) => {
      expect(shape(text)).toEqual([['Sugar (cane)', 'cane'], ['beet'], ['milk']]);
    },
  );

  it.each([
    ['Egg, whey (ingredients: milk), salt', ['Egg', 'whey', 'milk)', 'salt']],
    ['Яйцо, сыворотка (состав: молоко), соль', ['Яйцо', 'сыворотка', 'молоко)', 'соль']],
    ['My cake (ingredients: flour, egg)', ['flour', 'egg)']],
  ])('with a heading in it begins no list where the list goes on behind it: %s', (text, expected) => {
    expect(readLabel(text).tokens.map((token) => token.text)).toEqual(expected);
  });

  it('of two that are closed holds the inner one', () => {
    expect(shape('Filling (sugar, cream (milk, salt), rice), egg')).toEqual([
      ['Filling', 'sugar', 'cream', 'rice'],
      ['egg'],
    ]);
  });
});

describe('outsideBrackets', () => {
  const commas = (text: string) =>
    outsideBrackets(
      text,
      Array.from(text.matchAll(/,/g), ({ index }) => index),
    );

  it.each([
    ['a, b', [1]],
    ['a (b, c), d', [8]],
    ['a (b [c, d], e), f', [15]],
    ['a), b, c', [2, 5]],
    ['a (b), c (d, e', [5]],
  ] as const)('tells the places of %s that stand in no open bracket', (text, expected) => {
    expect(commas(text)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { readPercent } from '#domain/products/label/percent.ts';
import { readLabel } from '#domain/products/label/read-label.ts';

const KNOWN = new Set('sugar|salt|milk|butter|linalool|water|aqua'.split('|'));
const isName = (text: string): boolean => KNOWN.has(text.trim().toLowerCase());
const items = (text: string) => readLabel(text, isName).tokens.map(({ text: name, percent }) => [name, percent]);

// method M2.3.4
describe('percentages tell apart the names of a list without commas', () => {
  it.each([
    [
      'wheat flour (ground) 67% lentil flour (fine) 33% rice',
      [
        ['wheat flour (ground)', 67],
        ['lentil flour (fine)', 33],
        ['rice', null],
      ],
    ],
    [
      '10% sugar 5% salt 2% rice',
      [
        ['sugar', 10],
        ['salt', 5],
        ['rice', 2],
      ],
    ],
    ['milk 3.5% fat 12% protein powder', [['milk fat protein powder', 12]]],
    [
      'wheat flour 67% lentil flour 33% min',
      [
        ['wheat flour', 67],
        ['lentil flour', 33],
      ],
    ],
    ['tomatoes 30%', [['tomatoes', 30]]],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });

  it('and a closing sign belongs to the name before it', () => {
    const { tokens } = readLabel('wheat flour ( 67% ) lentil flour ( 33% )');
    expect(tokens.map(({ raw }) => raw)).toEqual(['wheat flour ( 67% )', 'lentil flour ( 33% )']);
  });
});

// method M2.6.1
describe('readPercent', () => {
  it.each([
    ['100 g/100 g', 100],
    ['5 g/kg 20 g/kg', 2],
    ['20 g/kg 5 g/kg', 2],
    ['250 mg/kg 3%', 3],
    ['120%', null],
    ['100%', 100],
    ['3% 7% 5%', 7],
    ['sugar', null],
  ])('%s', (text, percent) => {
    expect(readPercent(text).percent).toBe(percent);
  });

  it('tells the places of shares of two kinds in their order', () => {
    expect(readPercent('3% salt 5 g/kg').spans).toEqual([
      [0, 2],
      [8, 14],
    ]);
  });
});

// method M2.3.2
describe('numbers with commas between', () => {
  it.each([
    ['water, 621,627,631, salt', ['water', '621', '627', '631', 'salt']],
    ['water,621,627,631,salt', ['water', '621', '627', '631', 'salt']],
    ['E330,331, CI 77491,77492', ['E330', '331', 'CI 77491', '77492']],
    ['sugar 0,500 g', ['sugar']],
    [
      "1, 2-hexanediol, N,N-diethyl, 2,2',2''-nitrilotrisethanol",
      ['1, 2-hexanediol', 'N,N-diethyl', "2,2',2''-nitrilotrisethanol"],
    ],
  ])('%s', (text, expected) => {
    expect(items(text).map(([name]) => name)).toEqual(expected);
  });
});

// method M2.1.2
describe('a heading without its colon', () => {
  it('counts where three names follow before the next stop, whatever stands behind that', () => {
    const label = 'our new cake with the best ingredients sugar, salt, wheat flour, milk. directions: mix well';
    expect(items(label).map(([name]) => name)).toEqual(['sugar', 'salt', 'wheat flour', 'milk']);
  });

  it('does not count for names behind a stop: what is appended takes nothing from the list before', () => {
    const label =
      'benzoic acid, sodium laurate keep at room temperature active ingredients water, alcohol(21,6 questions? call';
    expect(items(`${label}, Glyceryl PABA`)[0]).toEqual(['benzoic acid', null]);
  });
});

// method M2.7.5
it.each([
  ['Aqua, sugar, linalool Recycling is what you and your children can do'],
  ['Aqua, sugar, linalool 38 Recycling is what you and your children can do'],
])('a known name before a sentence stays in the list, also with a number between: %s', (text) => {
  expect(items(text).map(([name]) => name)).toContain('linalool');
});

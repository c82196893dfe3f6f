import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneTypo, oneTypoInBeginning } from '#domain/catalogue/search/one-typo.ts';
import { ranked } from '#domain/catalogue/search/rank.ts';
import { scoreBand } from '#domain/catalogue/search/score-band.ts';
import { searchWords } from '#domain/catalogue/search/search-words.ts';

const SHELF = [
  { id: '03017620422003', name: 'Hazelnut spread', brand: 'Nutella' },
  { id: '00037600665605', name: 'Spread of nuts and honey', brand: 'Farm' },
  { id: '00000073513537', name: 'Crème brûlée', brand: '' },
  { id: '01890000-0000-7000-8000-000000000001', name: 'Spreadsheet cleaner', brand: 'Hazel' },
];
const names = (typed: string): string[] => {
  const search = searchWords(typed);
  return search === null ? [] : ranked(search, SHELF).map(({ name }) => name);
};

describe('the order of what a search finds (product P14.7)', () => {
  it.each([
    ['spread', ['Spread of nuts and honey', 'Hazelnut spread', 'Spreadsheet cleaner']],
    ['nutella', ['Hazelnut spread']],
    ['creme brulee', ['Crème brûlée']],
    ['CRÈME', ['Crème brûlée']],
    ['hazlenut', ['Hazelnut spread']],
    ['hazelmut sprea', ['Hazelnut spread']],
    ['nut', ['Spread of nuts and honey', 'Hazelnut spread']],
    ['3017620422003', ['Hazelnut spread']],
    ['0376006', ['Spread of nuts and honey']],
    ['xyz spread', ['Hazelnut spread', 'Spread of nuts and honey', 'Spreadsheet cleaner']],
    ['sausage spread', []],
    ['s', []],
    ['  ', []],
  ])('%s', (typed, expected) => {
    const found = names(typed);
    if (typed === 'nut') expect(found.slice(0, 2)).toStrictEqual(expected);
    else expect(found).toStrictEqual(expected);
  });

  it('takes one slip and no two for the same word', () => {
    const word = fc.stringMatching(/^[a-z]{4,10}$/);
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('x', 'q'), (whole, at, letter) => {
        const place = at % whole.length;
        const [before, after] = [whole.slice(0, place), whole.slice(place + 1)];
        expect(oneTypo(before + after, whole)).toBe(true);
        expect(oneTypo(before + letter + after, whole)).toBe(true);
        expect(oneTypo(before + letter + whole.slice(place), whole)).toBe(true);
        expect(oneTypo(`${letter}0${letter}${whole}`, whole)).toBe(false);
      }),
    );
    expect(oneTypo('mlik', 'milk')).toBe(true);
    expect(oneTypo('mlki', 'milk')).toBe(false);
    expect(oneTypoInBeginning('choclat', 'chocolateria')).toBe(true);
  });

  it('names the colour a score is shown in', () => {
    expect([85, 70, 69, 40, 39, null].map(scoreBand)).toStrictEqual([
      'green',
      'green',
      'yellow',
      'yellow',
      'red',
      null,
    ]);
  });
});

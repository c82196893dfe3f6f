import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StemIndex } from '#domain/safety/warnings/allergens/stem-index.ts';

const letters = fc.constantFrom(...'aekmlsnœß');
const stem = fc.string({ unit: letters, minLength: 3, maxLength: 6 });

it('finds every stem that a word holds, in the order of the table', () => {
  fc.assert(
    fc.property(
      fc.array(stem, { minLength: 1, maxLength: 30 }),
      fc.string({ unit: letters, maxLength: 24 }),
      (stems, word) => {
        const found = new StemIndex(stems.map((one) => [one])).within(word);
        const held = [...stems.keys()].filter((at) => word.includes(stems[at] ?? ''));
        expect(found.filter((at) => held.includes(at))).toEqual(held);
        expect(found).toEqual([...found].sort((one, other) => one - other));
      },
    ),
  );
});

it('finds a stem by each of its spellings', () => {
  const index = new StemIndex([['milch'], ['grie\u00df', 'griess']]);
  expect(index.within('vollmilchpulver')).toEqual([0]);
  expect(index.within('hartweizengriess')).toEqual([1]);
  expect(index.within('zucker')).toEqual([]);
});

it('refuses a stem too short to be looked up', () => {
  expect(() => new StemIndex([['ei']])).toThrow('shorter');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '#domain/knowledge/misreadings/edit-distance.ts';

/** The unweighted edit distance by slow recursion, to compare the weighted one with. */
const plainDistance = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length;
  const same = a.at(-1) === b.at(-1) ? 0 : 1;
  const [x, y] = [a.slice(0, -1), b.slice(0, -1)];
  return Math.min(plainDistance(x, y) + same, plainDistance(x, b) + 1, plainDistance(a, y) + 1);
};

describe('editDistance', () => {
  it.each([
    ['limonene', 'limonene', 0],
    ['limonene', 'limonane', 1],
    ['sodiurn', 'sodium', 0.3],
    ['vvater', 'water', 0.3],
    ['s0dium', 'sodium', 0.3],
    ['glycero1', 'glycerol', 0.3],
    ['cetylalcohol', 'cetyl alcohol', 0.2],
    ['imonene', 'limonene', 1],
  ])('%s, %s: %d', (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBeCloseTo(distance, 9);
    expect(editDistance(b, a, 5)).toBeCloseTo(distance, 9);
  });

  it('is the plain edit distance where nothing is weighted', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'd', 'f', 'h'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 20)).toBe(plainDistance(a, b));
      }),
      { numRuns: 500, seed: 3 },
    );
  });

  it('gives something above the limit, or the true distance', () => {
    const word = fc.string({ unit: fc.constantFrom(...'arnmil1 -'), maxLength: 10 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const full = editDistance(a, b, 99);
        const cut = editDistance(a, b, 2);
        if (full <= 2) expect(cut).toBeCloseTo(full, 9);
        else expect(cut).toBeGreaterThan(2);
      }),
      { numRuns: 1000, seed: 4 },
    );
  });
});

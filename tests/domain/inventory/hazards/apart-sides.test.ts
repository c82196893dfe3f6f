import { describe, expect, it } from 'vitest';
import { apartSides } from '#domain/inventory/hazards/apart-sides.ts';

type Pair = readonly [string, string];

const told = (pairs: readonly Pair[]): readonly Pair[] =>
  apartSides(pairs).flatMap(({ one, other }) => one.flatMap((a) => other.map((b): Pair => [a, b])));
const sorted = (pairs: readonly Pair[]): readonly string[] => pairs.map((pair) => [...pair].sort().join('+')).sort();

describe('pairs are told in few sentences (product P2.11.11)', () => {
  it('a bleach and five acids are one', () => {
    const pairs = [1, 2, 3, 4, 5].map((at): Pair => [`acid ${at}`, 'bleach']);
    expect(apartSides(pairs)).toEqual([{ one: ['bleach'], other: pairs.map(([acid]) => acid) }]);
  });

  it('two bleaches and two acids are one', () => {
    const pairs: Pair[] = [
      ['b1', 'a1'],
      ['b1', 'a2'],
      ['b2', 'a1'],
      ['b2', 'a2'],
    ];
    expect(apartSides(pairs)).toEqual([{ one: ['b1', 'b2'], other: ['a1', 'a2'] }]);
  });

  it('and no pair is told that was not found, none twice, none left out', () => {
    let seed = 7;
    const draw = (): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    for (let round = 0; round < 60; round += 1) {
      const pairs: Pair[] = [];
      for (let a = 0; a < 9; a += 1) {
        for (let b = a + 1; b < 9; b += 1) if (draw() < 0.4) pairs.push([`p${a}`, `p${b}`]);
      }
      expect(sorted(told(pairs))).toEqual(sorted(pairs));
    }
  });
});

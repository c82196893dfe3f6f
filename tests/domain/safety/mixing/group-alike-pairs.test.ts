import { expect, it } from 'vitest';
import { groupAlikePairs } from '#domain/safety/mixing/group-alike-pairs.ts';
import type { Interaction } from '#domain/safety/mixing/interaction.ts';

const pair = (other: string, rest: Partial<Interaction> = {}): Interaction => ({
  keys: ['own', other],
  products: ['Bleach', other],
  places: [null, null],
  severity: 'CRITICAL',
  result: 'chlorine',
  message: `Bleach and ${other} release chlorine.`,
  action: 'Keep them apart.',
  source: 'CLP',
  ...rest,
});

it('tells what several products do alike once, in the order of the first, and leaves nothing out', () => {
  const all = [
    pair('vinegar'),
    pair('glass cleaner', { result: 'chloramines' }),
    pair('descaler'),
    pair('a guess', { severity: 'WARNING', unclear: true }),
    pair('lime remover'),
    pair('a surer guess', { severity: 'WARNING' }),
  ];
  const groups = groupAlikePairs(all);
  expect(groups.map(({ pairs }) => pairs.map(({ products }) => products[1]))).toEqual([
    ['vinegar', 'descaler', 'lime remover'],
    ['glass cleaner'],
    ['a guess'],
    ['a surer guess'],
  ]);
  expect(groups.flatMap(({ pairs }) => pairs)).toHaveLength(all.length);
  for (const { first, pairs } of groups) expect(pairs[0]).toBe(first);
});

it.each([
  ['what to do', { action: 'Open a window.' }],
  ['its source', { source: 'CDC' }],
  ['how severe it is', { severity: 'WARNING' }],
  ['what it needs to happen', { needs: 'heat' }],
] as const)('keeps a pair apart that differs by %s', (_, rest) => {
  expect(groupAlikePairs([pair('vinegar'), pair('descaler', rest)])).toHaveLength(2);
});

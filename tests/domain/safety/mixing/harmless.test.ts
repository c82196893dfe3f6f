import { expect, it } from 'vitest';
import { HARMLESS_PAIRS } from './harmless-pairs.ts';
import { pair } from './home.ts';

it('holds at least 200 different pairs, each with its source', () => {
  const keys = HARMLESS_PAIRS.map(({ one, other }) => [one.join('|'), other.join('|')].sort().join(' + '));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThanOrEqual(200);
  for (const { because } of HARMLESS_PAIRS) expect(because.length).toBeGreaterThan(20);
});

it('raises no false alarm: none of them above INFO', () => {
  const alarms = HARMLESS_PAIRS.map(({ one, other, because }) => ({ one, other, because, said: pair(one, other) }))
    .filter(({ said }) => said !== 'none' && !said.startsWith('INFO'))
    .map(({ one, other, said }) => `${one[0]} + ${other[0]}: ${said}`);
  expect(alarms).toEqual([]);
});

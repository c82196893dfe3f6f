import { expect, it } from 'vitest';
import { killRounds } from './kill-rounds.ts';

const TIMES = 18;

it('keeps what was shown as saved, once, when the browser is killed up to 300 ms after a tap or after its confirmation', async () => {
  const { shown, ...found } = await killRounds(TIMES);
  expect(found).toEqual({ times: TIMES, lost: 0, doubled: 0, apart: 0 });
  // A run in which the screen never showed anything as saved would prove nothing.
  expect(shown).toBeGreaterThanOrEqual(TIMES / 2);
});

import { expect, it } from 'vitest';
import { killRounds } from './kill-rounds.ts';

it('keeps what was shown as saved, once, when the browser is killed 0 to 300 ms after a tap', {
  timeout: 240_000,
}, async () => {
  const { shown, ...found } = await killRounds(25);
  expect(found).toEqual({ times: 25, lost: 0, doubled: 0, apart: 0 });
  // A run in which the screen never got to say anything would prove nothing.
  expect(shown).toBeGreaterThanOrEqual(8);
});

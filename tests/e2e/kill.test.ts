import { expect, it } from 'vitest';
import { killRounds } from './kill-rounds.ts';

it('keeps what was shown as saved, once, when the browser is killed 0 to 300 ms after a tap', {
  timeout: 240_000,
}, async () => {
  // A run in which the screen never got to say anything would prove nothing; a slow machine needs more of them.
  let confirmations = 0;
  let window: number | undefined;
  for (let run = 0; run < 4 && confirmations < 8; run += 1) {
    const { shown, windowMs, ...found } = await killRounds(18, undefined, window);
    window = windowMs;
    expect(found).toEqual({ times: 18, lost: 0, doubled: 0, apart: 0 });
    confirmations += shown;
  }
  expect(confirmations).toBeGreaterThanOrEqual(8);
});

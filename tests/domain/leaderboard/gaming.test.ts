import { expect, test } from 'vitest';
import { BONUS_SCANS_MAX } from '#domain/plans/plan.ts';
import { play } from '../../simulate/gaming/play.ts';

// Product P24.3 and P6.23: simulates a small town; `npm run gaming` simulates a thousand bots.

test('no bot of twenty strategies has more points than an honest family in the middle, nor more scans than there are', () => {
  const { median, outcomes } = play({ seed: 20_261_127, honest: 30, bots: 200, weeks: 4 });
  expect(outcomes).toHaveLength(20);
  expect(median).toBeGreaterThan(0);
  expect(outcomes.filter(({ best }) => best > median)).toEqual([]);
  const scans = new Map(outcomes.map(({ strategy, extraScans }) => [strategy, extraScans]));
  expect(Math.max(...scans.values())).toBeLessThanOrEqual(BONUS_SCANS_MAX);
  expect(scans.get('brings itself around in a ring')).toBe(0);
});

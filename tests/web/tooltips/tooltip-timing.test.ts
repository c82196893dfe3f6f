import { expect, test } from 'vitest';
import { tooltipDelay } from '#web/features/tooltips/tooltip-timing.ts';

// Product P8.7.

test('the first waits 700 ms, the next within 300 ms and beside an open one comes at once', () => {
  expect(tooltipDelay(false, null, 10_000)).toBe(700);
  expect(tooltipDelay(false, 10_000, 10_299)).toBe(0);
  expect(tooltipDelay(false, 10_000, 10_300)).toBe(700);
  expect(tooltipDelay(true, null, 10_000)).toBe(0);
});

test('a clock that was set back makes nobody wait less', () => {
  expect(tooltipDelay(false, 10_000, 9_000)).toBe(700);
});

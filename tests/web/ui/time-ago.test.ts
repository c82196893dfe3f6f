import { expect, it } from 'vitest';
import { timeAgo } from '#web/ui/time-ago.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = new Date(2026, 10, 24, 12).getTime();

it.each([
  [0, 'Just now'],
  [MINUTE - 1, 'Just now'],
  [MINUTE, '1m ago'],
  [HOUR - 1, '59m ago'],
  [HOUR, '1h ago'],
  [DAY - 1, '23h ago'],
  [DAY, '1d ago'],
  [7 * DAY, '7d ago'],
  [8 * DAY, '16 Nov 2026'],
  // The clock was set back.
  [-HOUR, 'Just now'],
])('%d ms ago reads "%s" (product P2.4.2)', (age, words) => {
  expect(timeAgo(NOW - age, NOW)).toBe(words);
});

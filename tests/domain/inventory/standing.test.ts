import { expect, it } from 'vitest';
import { dateStanding, scoreStanding } from '#domain/inventory/standing.ts';

const item = (expiresOn: string | null) => ({ expiresOn, openedOn: null, periodAfterOpening: null });

// Product P2.8.6.
it('tells past, soon and later by the first reminder', () => {
  const today = '2026-11-23';
  expect(dateStanding(item('2026-11-22'), today)).toBe('past');
  expect(dateStanding(item('2026-11-23'), today)).toBe('soon');
  expect(dateStanding(item('2026-12-23'), today)).toBe('soon');
  expect(dateStanding(item('2026-12-24'), today)).toBe('later');
  expect(dateStanding(item(null), today)).toBe('none');
});

it('counts what has no score, and what too little is known of, as unknown', () => {
  expect(scoreStanding(null)).toBe('unknown');
  expect(scoreStanding({ band: 'not_enough_known' })).toBe('unknown');
  expect(scoreStanding({ band: 'red' })).toBe('red');
});

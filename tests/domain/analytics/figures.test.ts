import { expect, test } from 'vitest';
import { daysOf, figureSpan, shownGroups, shownOf } from '#domain/analytics/figures.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2027-03-10T14:30:00Z');
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

test('no figures before five households agree, nor of a day before the fifth of them was there (product P17.33)', () => {
  const long = day('2026-01-01');
  expect(figureSpan(30, [long, long, long, long], NOW)).toBeNull();
  expect(figureSpan(7, [long, long, long, long, long], NOW)).toEqual({
    from: day('2027-03-04'),
    until: day('2027-03-11'),
  });
  // The fifth joined at noon: for half of that day there were fewer than five.
  const fifth = day('2027-03-08') + DAY / 2;
  expect(figureSpan(7, [long, long, long, long, fifth], NOW)).toEqual({
    from: day('2027-03-09'),
    until: day('2027-03-11'),
  });
  expect(figureSpan(7, [long, long, long, long, NOW - 1], NOW)).toBeNull();
});

test('each day of a stretch stands in it once, the last being today (product P17.33)', () => {
  expect(daysOf({ from: day('2027-02-27'), until: day('2027-03-02') }).map((one) => one.day)).toEqual([
    '2027-02-27',
    '2027-02-28',
    '2027-03-01',
  ]);
});

test('what fewer than five visits make up is withheld, however often it happened (product P17.33)', () => {
  expect(shownOf(undefined, 'events')).toBeNull();
  expect(shownOf({ events: 900, visits: 4 }, 'events')).toBeNull();
  expect(shownOf({ events: 900, visits: 5 }, 'events')).toBe(900);
  const groups = [
    { name: 'few', events: 900, visits: 4 },
    { name: 'less', events: 6, visits: 6 },
    { name: 'more', events: 30, visits: 5 },
  ];
  const { shown, leftOut } = shownGroups(groups, 'events');
  expect([shown.map(({ name }) => name), leftOut]).toEqual([['more', 'less'], 1]);
});

import { expect, it } from 'vitest';
import { pastDays, type ScoredProduct, wholeCourse } from '#domain/inventory/home-past.ts';

const TODAY = '2026-11-26';
const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const product = (id: string, score: number): ScoredProduct => ({ id, category: 'kitchen', score });
const item = (id: string, from: string, quantity = 1) => ({ id, productId: id, quantity, addedAt: at(from) });

/** Ten products that were there all the time, and an eleventh that came and went. */
const TEN = Array.from({ length: 10 }, (_, index) => `p${index}`);
const products = [...TEN.map((id) => product(id, 90)), product('bad', 2)];
const ten = TEN.map((id) => item(id, '2024-01-01'));

// Product P2.11.2.
it('works the year out from when products came and went', () => {
  const days = pastDays(
    products,
    [...ten, item('bad', '2026-03-01', 0)],
    [
      { itemId: 'bad', endedOn: '2026-05-10' },
      { itemId: 'bad', endedOn: '2026-04-01' },
    ],
    TODAY,
  );
  expect(days.map(({ day, areas }) => [day, areas.kitchen])).toEqual([
    ['2025-11-26', 90],
    ['2026-03-01', 82],
    ['2026-05-10', 90],
  ]);
});

it('tells nothing where ten were never there, and of what went without a note', () => {
  expect(pastDays(products, ten.slice(1), [], TODAY)).toEqual([]);
  const [only, ...more] = pastDays(products, [...ten, item('bad', '2026-03-01', 0)], [], TODAY);
  expect([only?.areas.kitchen, more]).toEqual([90, []]);
});

it('is followed by what the phone kept, from its first line on', () => {
  const line = (day: string, score: number) => ({ day, score, areas: {} as never });
  const past = [line('2026-01-01', 70), line('2026-06-01', 75)];
  expect(wholeCourse([line('2026-03-01', 60)], past).map(({ day }) => day)).toEqual(['2026-01-01', '2026-03-01']);
  expect(wholeCourse([], past)).toEqual(past);
});

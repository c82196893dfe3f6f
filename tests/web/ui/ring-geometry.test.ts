import { expect, it } from 'vitest';
import { scoreParts, shareParts } from '#web/ui/risk/ring-geometry.ts';

it('draws no track below a part that is filled to its end', () => {
  expect(scoreParts(58).map(({ full, fill }) => [full, fill !== null])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  expect(scoreParts(100).every(({ full }) => full)).toBe(true);
  expect(shareParts([1, 0.5, 0]).map(({ full }) => full)).toEqual([true, false, false]);
});

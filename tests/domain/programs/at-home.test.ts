import { expect, test } from 'vitest';
import { type AtHome, answersQuestion, ingredientsCalled } from '#domain/programs/at-home.ts';

const TODAY = '2026-11-27';
const entry = (over: Partial<AtHome> = {}): AtHome => ({
  ...{ quantity: 1, place: 'Kitchen', expiresOn: null, openedOn: null, periodAfterOpening: null },
  product: { name: 'Crème brûlée', brand: 'Sample', safetyScore: 60 },
  ...over,
});

test.each([
  [{}, entry(), true],
  [{}, entry({ quantity: 0 }), false],
  [{ words: 'creme kitchen' }, entry(), true],
  [{ words: 'rem' }, entry(), false],
  [{ words: 'creme bath' }, entry(), false],
  [{ scoreAtMost: 60 }, entry(), true],
  [{ scoreAtMost: 59 }, entry(), false],
  [{ scoreAtMost: 100 }, entry({ product: { name: 'A', brand: 'B', safetyScore: null } }), false],
  [{ endsWithinDays: 3 }, entry(), false],
  [{ endsWithinDays: 3 }, entry({ expiresOn: '2026-11-30' }), true],
  [{ endsWithinDays: 3 }, entry({ expiresOn: '2026-12-01' }), false],
  [{ endsWithinDays: 0 }, entry({ expiresOn: '2020-01-01' }), true],
  [{ endsWithinDays: 10 }, entry({ openedOn: '2026-11-01', periodAfterOpening: 1 }), true],
])('what is asked of the shelf: %j (product P18.5)', (asked, of, answers) => {
  expect(answersQuestion(of, asked, TODAY)).toBe(answers);
});

test('an ingredient is found by what is printed and by its name, whole (product P18.5)', () => {
  const list = [
    { raw: 'Zitronensäure', name: 'Citric Acid' },
    { raw: 'Aqua', name: 'Water' },
  ];
  expect(ingredientsCalled(list, 'citric acid')).toEqual(['Zitronensäure']);
  expect(ingredientsCalled(list, 'aqua')).toEqual(['Aqua']);
  expect(ingredientsCalled(list, 'acid')).toEqual(['Zitronensäure']);
  expect(ingredientsCalled(list, 'cid')).toEqual([]);
  expect(ingredientsCalled(list, '-')).toEqual([]);
});

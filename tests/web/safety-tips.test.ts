import { expect, test } from 'vitest';
import { TIPS } from '#domain/tips/editorial-tips.ts';
import { weeklyTip } from '#domain/tips/weekly-tip.ts';

// A measurement checks that the words of each tip are in its source: npm run measure -- tips FOLDER.

test('every tip says where it stands, and no two say the same (product P20.8)', () => {
  for (const { source, text, rests } of TIPS) {
    expect([source.length > 10, text.length > 20, rests.join('').length > 10]).toEqual([true, true, true]);
  }
  expect(new Set(TIPS.map(({ title }) => title)).size).toBe(TIPS.length);
  expect(TIPS.filter(({ text }) => /\bsafe\b/i.test(text))).toEqual([]);
});

test('the community shows another tip of the editors each week, each of them once before the first comes again (product P25.1)', () => {
  const weekMs = 7 * 86_400_000;
  const from = Date.UTC(2026, 10, 26);
  const titles = TIPS.map((_, week) => weeklyTip(TIPS, from + week * weekMs)?.title);
  expect(new Set(titles).size).toBe(TIPS.length);
  expect(weeklyTip(TIPS, from + TIPS.length * weekMs)?.title).toBe(titles[0]);
});

import { expect, test } from 'vitest';
import { TIPS } from '#domain/tips/editorial-tips.ts';

// That the words of each tip stand in its source is a measurement: npm run measure -- tips FOLDER.

test('every tip says where it stands, and no two say the same (product P20.8)', () => {
  for (const { source, text, rests } of TIPS) {
    expect([source.length > 10, text.length > 20, rests.join('').length > 10]).toEqual([true, true, true]);
  }
  expect(new Set(TIPS.map(({ title }) => title)).size).toBe(TIPS.length);
  expect(TIPS.filter(({ text }) => /\bsafe\b/i.test(text))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TIPS } from '#web/drawn/words/tips.ts';

const METHOD = new URL('../../../shared/guide/safety-method.md', import.meta.url);

test('every tip rests on words of its source (product P20.8)', (context) => {
  if (!existsSync(METHOD)) return context.skip('the safety method does not lie beside this tree');
  const method = readFileSync(METHOD, 'utf8');
  expect(TIPS.filter(({ rests }) => !method.includes(rests)).map(({ title }) => title)).toEqual([]);
});

test('every tip says where it stands, and no two say the same (product P20.8)', () => {
  for (const { source, text } of TIPS) expect([source.length > 10, text.length > 20]).toEqual([true, true]);
  expect(new Set(TIPS.map(({ title }) => title)).size).toBe(TIPS.length);
  expect(TIPS.filter(({ text }) => /\bsafe\b/i.test(text))).toEqual([]);
});

import { expect, it } from 'vitest';
import { misplaced, readNames } from '../../measure/home-areas.ts';

it.each([
  ['names.tsv', 361],
  ['more-names.tsv', 1_891],
])('puts 95 of 100 real names of %s where the precedence of product P3.3 puts them', (file, count) => {
  const names = readNames(new URL(`../../measure/home-areas/${file}`, import.meta.url).pathname);
  expect(names).toHaveLength(count);
  const wrong = misplaced(names);
  expect(1 - wrong.length / names.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});

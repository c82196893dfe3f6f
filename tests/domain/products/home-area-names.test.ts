import { expect, it } from 'vitest';
import { misplaced, readNames } from '../../measure/home-areas.ts';

it('puts 95 of 100 real names of several languages where the precedence of product P3.3 puts them', () => {
  const names = readNames(new URL('../../measure/home-areas/names.tsv', import.meta.url).pathname);
  expect(names.length).toBeGreaterThan(300);
  const wrong = misplaced(names);
  expect(1 - wrong.length / names.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});

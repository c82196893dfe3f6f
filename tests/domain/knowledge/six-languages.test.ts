import { expect, it } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledgePack } from '#tests/support/knowledge-pack.ts';
import { SIX_LANGUAGES } from './labels-in-six-languages.ts';

it('has a list for each of six languages', () => {
  expect(SIX_LANGUAGES.every(({ labels }) => labels.length === 6)).toBe(true);
  expect(SIX_LANGUAGES.length).toBeGreaterThanOrEqual(12);
});

it.each(SIX_LANGUAGES)('the score of a $name does not depend on the language of its label', ({ type, labels }) => {
  const reports = labels.map((text) => assess({ text, types: [type], forms: [], baby: false }, knowledgePack()));
  const unknown = reports.flatMap(({ ingredients }) => ingredients.filter(({ match }) => match.step === 'none'));
  expect(unknown.map(({ raw }) => raw)).toEqual([]);
  const scores = reports.map(({ score }) => score ?? -1);
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(2);
});

import { expect, it } from 'vitest';
import type { Fact } from '#domain/knowledge/knowledge.ts';
import { routeWords, whenWords } from '#web/features/ingredient-database/condition-words.ts';
import { groupFacts } from '#web/features/ingredient-database/fact-groups.ts';

const fact = (over: Partial<Fact>): Fact => ({
  class: 'SKIN_SENS',
  route: null,
  source: 'CLP Annex VI 1',
  evidence: 'A',
  ...over,
});

it('groups facts in the order of the method, and names every source of the same hazard', () => {
  const groups = groupFacts([
    fact({ class: 'AQ_1' }),
    fact({}),
    fact({ source: 'CosIng III/88' }),
    fact({ route: 'min0.1' }),
    fact({ class: 'ALLERGEN_FOOD(milk)' }),
    fact({ class: 'PROHIBITED', route: 'cosmetic' }),
  ]);
  expect(groups.map(({ group }) => group)).toEqual(['legal', 'skin', 'env', 'shown']);
  expect(groups[1]?.facts).toMatchObject([
    { class: 'SKIN_SENS', route: null, sources: ['CLP Annex VI 1', 'CosIng III/88'] },
    { class: 'SKIN_SENS', route: 'min0.1' },
  ]);
});

it('says under which condition a fact counts and when somebody is warned', () => {
  expect(routeWords(null)).toBeNull();
  expect(routeWords('inhal')).toBe('Only when it is breathed in');
  expect(routeWords('min0.1')).toBe('0.1% or more');
  expect(whenWords(['house', 'main'])).toBe('In household products, as a main ingredient');
  expect(whenWords([])).toBe('');
});

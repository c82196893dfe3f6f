import { describe, expect, test } from 'vitest';
import { assess } from '#domain/safety/engine.ts';
import { knowledge } from '../pack.ts';

const reportOf = (text: string) => assess({ text, types: ['food'], forms: [], baby: false }, knowledge);

describe('a text that only names allergens (method M3.3.9)', () => {
  test.each(['Contient des SULFITES.', 'Contains milk and soy.', 'Enthält: Weizen, Milch', 'Contiene solfiti'])(
    '"%s" warns, and gives no score',
    (text) => {
      const report = reportOf(text);
      expect(report.score).toBeNull();
      expect(report.warnings.some(({ audience }) => audience.startsWith('al_food('))).toBe(true);
    },
  );

  test.each(['Contains: sugar, water, milk', 'Milk', 'Ingredients: wheat, milk. Contains: milk'])(
    '"%s" is a list',
    (text) => {
      expect(reportOf(text).score).not.toBeNull();
    },
  );
});

test('a list in another script is read; only what follows a list in Latin letters is the same again (method M2.1.6)', () => {
  const names = (text: string) => reportOf(text).ingredients.map(({ name }) => name);
  expect(names('сахар, вода, соль, молоко')).toContain('Milk');
  expect(names('Sugar, water, salt, сахар, вода, соль')).toHaveLength(3);
});

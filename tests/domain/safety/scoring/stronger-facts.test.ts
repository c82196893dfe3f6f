import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fact, Ingredient, Knowledge } from '#domain/knowledge/knowledge.ts';
import { assess } from '#domain/safety/engine.ts';
import { HAZARD_CLASSES } from '#domain/safety/hazard-classes.ts';
import { knowledge } from '../pack.ts';
import { anyLabel, NAMES, textOf } from '../random-labels.ts';

const idOf = new Map(
  knowledge.ids().flatMap((id) => {
    const name = knowledge.ingredient(id)?.name;
    return name === undefined ? [] : [[name, id] as const];
  }),
);

/** The pack with one ingredient changed. */
const withIngredient = (id: string, change: (old: Ingredient) => Ingredient): Knowledge => ({
  version: knowledge.version,
  size: knowledge.size,
  allergens: knowledge.allergens,
  idOfName: (name) => knowledge.idOfName(name),
  idOfNumber: (kind, number) => knowledge.idOfNumber(kind, number),
  similarNames: (name) => knowledge.similarNames(name),
  graveNames: () => knowledge.graveNames(),
  ids: () => knowledge.ids(),
  ingredient: (asked) => {
    const old = knowledge.ingredient(asked);
    return old !== undefined && asked === id ? change(old) : old;
  },
});

const CLASSES = [...HAZARD_CLASSES.keys()].filter((name) => !name.startsWith('VULN_') && name !== 'NOT_PERMITTED');

it('adding a fact, or a stronger source of a class, never raises the score', () => {
  fc.assert(
    fc.property(anyLabel, fc.constantFrom(...NAMES), fc.constantFrom(...CLASSES), (label, name, hazard) => {
      const id = idOf.get(name) ?? '';
      const fact: Fact = { class: hazard, route: null, source: 'A stronger source', evidence: 'A' };
      const more = withIngredient(id, (old) => ({ ...old, facts: [...old.facts, fact] }));
      const tokens = [...label.tokens, { name, percent: null, optional: false }];
      const input = { text: textOf(tokens), types: [label.type], forms: label.forms, baby: label.baby };
      expect(assess(input, more).score ?? 101).toBeLessThanOrEqual(assess(input, knowledge).score ?? 101);
    }),
    { numRuns: 200 },
  );
});

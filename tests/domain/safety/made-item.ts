import type { Fact, Ingredient } from '#domain/knowledge/knowledge.ts';
import { type CompiledIngredient, compileIngredient } from '#domain/safety/compiled-ingredient.ts';
import type { LabelItem } from '#domain/safety/label-item.ts';
import type { Mention } from '#domain/safety/weights.ts';

/** A fact with evidence level A and no route. */
export const fact = (name: string, more: Partial<Fact> = {}): Fact => ({
  class: name,
  route: null,
  source: `source of ${name}`,
  evidence: 'A',
  ...more,
});

/** A made-up ingredient, in the form that the scorer uses. */
export const made = (more: Partial<Ingredient> = {}): CompiledIngredient =>
  compileIngredient({
    id: 'made',
    name: 'Made',
    functions: [],
    facts: [],
    audience: [],
    annexes: [],
    eNumber: null,
    cas: [],
    note: null,
    ...more,
  });

/** One mention on a label, without a percentage. */
export const mention = (more: Partial<Mention> = {}): Mention => ({
  percent: null,
  minor: false,
  optional: false,
  ...more,
});

/** One item of a label whose name matches exactly. */
export const item = (known: CompiledIngredient | null, more: Partial<LabelItem> = {}): LabelItem => ({
  raw: 'Made',
  raws: ['Made'],
  printed: 'Made',
  name: 'Made',
  match: known === null ? { step: 'none', confidence: 0 } : { step: 'exact', confidence: 1 },
  around: false,
  known,
  mentions: [mention()],
  scored: true,
  texts: ['Made'],
  holds: [],
  ...more,
});

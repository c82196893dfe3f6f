import type { Fact, Ingredient, Knowledge } from '../knowledge/knowledge.ts';
import type { ClassMatch } from '../knowledge/matching/matched-label.ts';
import { type CompiledIngredient, compiledIngredient, compileIngredient } from './compiled-ingredient.ts';

// Facts concluded from a name alone rest on an expert body, level B, unless the pattern says otherwise.
const factsOf = (match: ClassMatch): readonly Fact[] =>
  match.classes.map((name) => ({ class: name, route: null, source: match.source, evidence: match.evidence ?? 'B' }));

/** What a pattern concludes: equal keys give equal facts. */
const keyOf = (match: ClassMatch): string =>
  [match.classes.join('+'), match.functions?.join('+'), match.evidence, match.source].join(' ');

const patterns = new Map<string, CompiledIngredient>();

/**
 * An ingredient known only by a pattern of its name (method M1.3.4): the classes and functions that the pattern
 * carries, and nothing else.
 */
export const patternIngredient = (match: ClassMatch): CompiledIngredient => {
  const key = keyOf(match);
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const ingredient: Ingredient = {
    id: `class:${match.classes.join('+')}`,
    name: '',
    functions: match.functions ?? [],
    facts: factsOf(match),
    audience: [],
    annexes: [],
    eNumber: null,
    cas: [],
    note: null,
  };
  const compiled = compileIngredient(ingredient);
  patterns.set(key, compiled);
  return compiled;
};

const joined = new WeakMap<CompiledIngredient, Map<string, CompiledIngredient>>();

/**
 * An ingredient of the pack, plus the classes that the pattern of its name adds.
 * @returns undefined if the pack has no such id
 */
export const ingredientWithPattern = (
  id: string,
  match: ClassMatch,
  knowledge: Knowledge,
): CompiledIngredient | undefined => {
  const base = compiledIngredient(id, knowledge);
  if (base === undefined) return undefined;
  const key = keyOf(match);
  const table = joined.get(base) ?? new Map<string, CompiledIngredient>();
  joined.set(base, table);
  const known = table.get(key);
  if (known !== undefined) return known;
  const { ingredient } = base;
  const compiled = compileIngredient({ ...ingredient, facts: [...ingredient.facts, ...factsOf(match)] });
  table.set(key, compiled);
  return compiled;
};

import type { Ingredient } from '../knowledge/knowledge.ts';
import type { ClassMatch } from '../knowledge/matched-label.ts';
import { type CompiledIngredient, compileIngredient } from './compiled-ingredient.ts';

const patterns = new Map<string, CompiledIngredient>();

/**
 * An ingredient known by a pattern of its name alone (layer 3 of the method, section 1): the classes that the pattern
 * carries, and nothing else. Expert body, level B.
 */
export const patternIngredient = (match: ClassMatch): CompiledIngredient => {
  const key = `${match.classes.join('+')} ${match.source}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const ingredient: Ingredient = {
    id: `class:${match.classes.join('+')}`,
    name: '',
    functions: [],
    facts: match.classes.map((name) => ({ class: name, route: null, source: match.source, evidence: 'B' })),
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

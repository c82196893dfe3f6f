import type { Ingredient } from '../knowledge/knowledge.ts';

const STATEMENT = /\bH3[46]\d[A-Za-z]{0,2}\b/g;

/** CLP hazard statements of an ingredient ("H360D"), as its citations name them. */
export const hazardStatements = (ingredient: Ingredient): readonly string[] =>
  ingredient.facts.flatMap((fact) => fact.source.match(STATEMENT) ?? []);

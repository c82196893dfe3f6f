import type { Ingredient } from '../knowledge/knowledge.ts';

const STATEMENT = /\bH3[46]\d[A-Za-z]{0,2}\b/g;

// Article 57(c) of REACH lists what is toxic for reproduction: the same hazard as H360.
const REPRODUCTION = 'Art. 57(c)';

/** CLP hazard statements of an ingredient ("H360D"), as its citations name them. */
export const hazardStatements = (ingredient: Ingredient): readonly string[] =>
  ingredient.facts.flatMap(({ source }) => {
    const stated = source.match(STATEMENT) ?? [];
    return source.includes(REPRODUCTION) ? [...stated, 'H360'] : stated;
  });

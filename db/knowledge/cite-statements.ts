import type { SourceIngredient } from './source-schema.ts';

/** For each class whose citation names hazard statements: the statements that the class stands for (method M4.1). */
const STATEMENTS: Readonly<Record<string, readonly string[]>> = {
  CMR_1: ['H340', 'H350', 'H360'],
  CMR_2: ['H341', 'H351', 'H361'],
  ACUTE_FATAL: ['H300', 'H310', 'H330'],
};

/**
 * Adds the hazard statements to the citation of CLP facts that sum up several of them: "CLP Annex VI 606-021-00-7
 * (H360D)". The pregnancy rules need H360 and H361 separately from the others (method M6.1.9, M6.1.10).
 */
export function citeStatements(ingredient: SourceIngredient): SourceIngredient {
  const stated = ingredient.lists?.clpStatements ?? [];
  if (stated.length === 0) return ingredient;
  const facts = ingredient.facts.map((fact) => {
    const wanted = STATEMENTS[fact.class];
    if (wanted === undefined || !fact.source.startsWith('CLP')) return fact;
    const found = stated.filter((code) => wanted.some((start) => code.startsWith(start)));
    return found.length === 0 ? fact : { ...fact, source: `${fact.source} (${found.join(', ')})` };
  });
  return { ...ingredient, facts };
}

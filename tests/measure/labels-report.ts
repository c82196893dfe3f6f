import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { guessProductType } from '#domain/products/product-type.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';

/** The ingredients of a report that were identified. */
export const idsOf = (report: Report): Set<string> => new Set(report.ingredients.flatMap(({ id }) => (id ? [id] : [])));

/** Ingredients that the photograph's report holds and the typed list's does not, and that matter. */
export function inventedIn(read: Report, typed: Report): string[] {
  const known = idsOf(typed);
  const costly = read.ingredients
    .filter(({ id, points }) => id && points > 0 && !known.has(id))
    .map(({ name }) => name);
  // A sentence of the label ("a source of phenylalanine") is no ingredient, and warns all the same.
  const told = new Set(typed.warnings.map(({ ingredient }) => ingredient));
  const idOf = new Map(read.ingredients.flatMap(({ raw, name, id }) => [raw, name].map((word) => [word, id ?? name])));
  const critical = read.warnings
    .filter(
      ({ severity, ingredient }) =>
        severity === 'CRITICAL' && !told.has(ingredient) && !known.has(idOf.get(ingredient) ?? ''),
    )
    .map(({ ingredient }) => `${ingredient} (CRITICAL)`);
  return [...new Set([...costly, ...critical])];
}

/** Reads text as the engine of the phone would, in the most careful product type it may be. */
export function reportOf(text: string, typed: string, knowledge: Knowledge, ocrConfidence?: number): Report {
  const guess = guessProductType({ name: '', category: 'General', ingredientsText: typed });
  return assess({ text, ...guess, ...(ocrConfidence === undefined ? {} : { ocrConfidence }) }, knowledge);
}

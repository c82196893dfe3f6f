import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { guessProductType } from '#domain/products/product-type.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';

/** The ingredients of a report that were identified. */
export const idsOf = (report: Report): Set<string> => new Set(report.ingredients.flatMap(({ id }) => (id ? [id] : [])));

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Whether two names have a word in common. */
const shareWord = (one: string, other: string): boolean => {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
};

/** Ingredients that the photograph's report holds and the typed list's does not, and that matter. */
export function inventedIn(read: Report, typed: Report): string[] {
  const known = idsOf(typed);
  const costly = read.ingredients
    .filter(({ id, points }) => id && points > 0 && !known.has(id))
    .map(({ name }) => name);
  const idOf = new Map(read.ingredients.flatMap(({ raw, name, id }) => [raw, name].map((word) => [word, id ?? name])));
  // A sentence of the label ("a source of phenylalanine") is no ingredient, and warns all the same; and a name may be
  // read without the bracket that was typed ("Whey (Milk)"): the same audience is told for a word of it then.
  const told = (audience: string, ingredient: string): boolean =>
    typed.warnings.some(
      (one) =>
        one.ingredient === ingredient ||
        (one.severity === 'CRITICAL' && one.audience === audience && shareWord(one.ingredient, ingredient)),
    );
  const critical = read.warnings
    .filter(
      ({ severity, audience, ingredient }) =>
        severity === 'CRITICAL' && !told(audience, ingredient) && !known.has(idOf.get(ingredient) ?? ''),
    )
    .map(({ ingredient }) => `${ingredient} (CRITICAL)`);
  return [...new Set([...costly, ...critical])];
}

/** Reads text as the engine of the phone would, in the most careful product type it may be. */
export function reportOf(text: string, typed: string, knowledge: Knowledge, ocrConfidence?: number): Report {
  const guess = guessProductType({ name: '', category: 'General', ingredientsText: typed });
  return assess({ text, ...guess, ...(ocrConfidence === undefined ? {} : { ocrConfidence }) }, knowledge);
}

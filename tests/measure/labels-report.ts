import type { Knowledge } from '#domain/knowledge/knowledge.ts';
import { guessProductType } from '#domain/products/product-type.ts';
import { assess } from '#domain/safety/engine.ts';
import type { Report } from '#domain/safety/report.ts';

/** The ids of the identified ingredients of a report. */
export const idsOf = (report: Report): Set<string> => new Set(report.ingredients.flatMap(({ id }) => (id ? [id] : [])));

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Whether two names have a word in common. */
const shareWord = (one: string, other: string): boolean => {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
};

/**
 * Ingredients in the photo's report but not in that of the typed list, if they cost points or give a CRITICAL warning.
 */
export function ingredientsOnlyInPhoto(read: Report, typed: Report): string[] {
  const known = idsOf(typed);
  const costly = read.ingredients
    .filter(({ id, points }) => id && points > 0 && !known.has(id))
    .map(({ name }) => name);
  const idOf = new Map(read.ingredients.flatMap(({ raw, name, id }) => [raw, name].map((word) => [word, id ?? name])));
  // A sentence of the label ("a source of phenylalanine") is not an ingredient but still gives a warning. A name may
  // also be read without the bracket that was typed ("Whey (Milk)"); then the warning to the same audience shares a
  // word.
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
/** Assesses a text as the phone's engine does, in the strictest of the product types guessed from the typed list. */
/** Assesses a text as the phone's engine does, with the product type guessed from the typed list. */
export function reportOf(text: string, typed: string, knowledge: Knowledge, ocrConfidence?: number): Report {
  const guess = guessProductType({ name: '', category: 'General', ingredientsText: typed });
  return assess({ text, ...guess, ...(ocrConfidence === undefined ? {} : { ocrConfidence }) }, knowledge);
}

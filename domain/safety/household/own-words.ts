import { normaliseName } from '../../knowledge/names/normalise.ts';
import type { Report } from '../report.ts';
import { isSaidAbsent } from '../warnings/allergens/allergen-denial.ts';
import type { Finding } from '../warnings/findings/finding.ts';
import { wordsOf } from '../warnings/wording/name-words.ts';
import type { UnderstoodAllergen } from './understand-allergen.ts';

/** Whether a text of the report contains a phrase as whole words. */
const holdsWords = (text: string, phrase: readonly string[]): boolean => {
  const words = wordsOf(normaliseName(text));
  return words.some((_, start) => phrase.every((word, at) => words[start + at] === word));
};

/** Whether a text names one of these phrases as whole words. */
export const namesAny = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => holdsWords(text, wordsOf(phrase)));

const SOURCE = 'Named by the household';
/** From this length on, a word also counts at the start or end of a longer one ("Erdbeermark"). */
const COMPOUND_FROM = 6;

const names = (text: string, phrases: readonly (readonly string[])[]): boolean => {
  const words = wordsOf(normaliseName(text));
  return words.some((word, start) =>
    phrases.some((phrase) => {
      const [only = ''] = phrase;
      const inside =
        phrase.length === 1 && only.length >= COMPOUND_FROM && (word.startsWith(only) || word.endsWith(only));
      const same = inside || phrase.every((each, at) => words[start + at] === each);
      return same && !isSaidAbsent(words, start, start + phrase.length);
    }),
  );
};

/**
 * Warnings for an allergen that is not one of food law ("pine nut", "PPD", "kiwi"): the ingredient by its id or any of
 * its names, in the list and in the traces. A word that was not understood is searched for as typed.
 */
export const ownWordFindings = (
  report: Pick<Report, 'productType' | 'forms' | 'ingredients' | 'traces'>,
  food: UnderstoodAllergen,
): readonly Finding[] => {
  const phrases = [food.word, ...food.names].map(wordsOf).filter((phrase) => phrase.length > 0);
  if (phrases.length === 0) return [];
  const eaten = report.productType === 'food' || report.forms.includes('oral') || report.forms.includes('supplement');
  const audience = `al_food(${food.word})`;
  const base = { audience, source: SOURCE, kind: 'use', unclear: false } as const;
  const listed = report.ingredients
    .filter(
      (row) =>
        (row.id !== null && food.ingredients.includes(row.id)) || names(row.raw, phrases) || names(row.name, phrases),
    )
    .map(
      (row): Finding => ({
        ...base,
        severity: eaten ? 'CRITICAL' : 'WARNING',
        ingredient: row.name,
        family: eaten ? 'allergen' : 'allergen_skin',
      }),
    );
  const traces = (report.traces ?? [])
    .filter((printed) => names(printed, phrases))
    .map((printed): Finding => ({ ...base, severity: 'WARNING', ingredient: printed, family: 'allergen_trace' }));
  return [...listed, ...traces];
};

/** Says that a typed allergen was not understood, and what may have been meant. It costs and hides nothing. */
export const unknownFinding = (food: UnderstoodAllergen): Finding => ({
  audience: `al_food(${food.word})`,
  severity: 'INFO',
  ingredient: food.suggestions.length === 0 ? food.word : `${food.word} (${food.suggestions.join(', ')}?)`,
  family: 'allergen_not_understood',
  source: SOURCE,
  kind: 'use',
  unclear: false,
});

import { normaliseName } from '../../knowledge/normalise.ts';
import type { Report } from '../report.ts';
import { wordsOf } from '../warnings/allergen-lexicon.ts';
import type { Finding } from '../warnings/finding.ts';
import type { FoodName } from './food-names.ts';

/** A text of the report with its words, to look a member's own word up in. */
const holdsWords = (text: string, phrase: readonly string[]): boolean => {
  const words = wordsOf(normaliseName(text));
  return words.some((_, start) => phrase.every((word, at) => words[start + at] === word));
};

/** Whether a text names one of these phrases as whole words. */
export const namesAny = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => holdsWords(text, wordsOf(phrase)));

const SOURCE = 'Named by the household';

/** Warnings for an allergen in a member's own word ("pine nut"): whole words of the list and of its traces. */
export const ownWordFindings = (report: Report, food: FoodName): readonly Finding[] => {
  const phrase = wordsOf(food.word);
  if (phrase.length === 0) return [];
  const eaten = report.productType === 'food' || report.forms.includes('oral') || report.forms.includes('supplement');
  const audience = `al_food(${food.word})`;
  const base = { audience, source: SOURCE, kind: 'use', unclear: false } as const;
  const listed = report.ingredients
    .filter((row) => holdsWords(row.raw, phrase) || holdsWords(row.name, phrase))
    .map(
      (row): Finding => ({
        ...base,
        severity: eaten ? 'CRITICAL' : 'WARNING',
        ingredient: row.name,
        family: eaten ? 'allergen' : 'allergen_skin',
      }),
    );
  const traces = (report.traces ?? [])
    .filter((printed) => holdsWords(printed, phrase))
    .map((printed): Finding => ({ ...base, severity: 'WARNING', ingredient: printed, family: 'allergen_trace' }));
  return [...listed, ...traces];
};

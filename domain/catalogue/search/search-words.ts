import { searchable } from '../../products/word-search.ts';

/** The most words of one search; more do not improve it. */
const MOST_WORDS = 8;

/** The words of a text in the form that searches compare: folded, without accents and signs. */
export const wordsOf = (text: string): string[] =>
  searchable(text)
    .trim()
    .split(' ')
    .filter((word) => word !== '');

/** A parsed search. */
export interface SearchWords {
  /** The last word may be incomplete. */
  readonly words: readonly string[];
  /** The digits, if only a code or its beginning was typed. */
  readonly code: string | null;
}

/**
 * Parses what was typed.
 * @returns null if there is nothing to search for yet: fewer than two letters or digits
 */
export function searchWords(typed: string): SearchWords | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (/^\d{4,14}$/.test(digits)) return { words: [digits], code: digits };
  const words = wordsOf(typed.slice(0, 200)).slice(0, MOST_WORDS);
  return words.join('').length < 2 ? null : { words, code: null };
}

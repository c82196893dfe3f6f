import { searchable } from '../../products/word-search.ts';

/** Words of one search; more make no search better. */
const MOST_WORDS = 8;

/** The words of a text, as searches compare them: folded, without accents and signs. */
export const wordsOf = (text: string): string[] =>
  searchable(text)
    .trim()
    .split(' ')
    .filter((word) => word !== '');

/** What somebody searches for. */
export interface SearchWords {
  /** The last one may be only begun. */
  readonly words: readonly string[];
  /** The digits, where nothing but a code or its beginning was typed. */
  readonly code: string | null;
}

/**
 * Reads what was typed.
 * @returns null where there is nothing to search for yet: fewer than two letters or digits
 */
export function searchWords(typed: string): SearchWords | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (/^\d{4,14}$/.test(digits)) return { words: [digits], code: digits };
  const words = wordsOf(typed.slice(0, 200)).slice(0, MOST_WORDS);
  return words.join('').length < 2 ? null : { words, code: null };
}

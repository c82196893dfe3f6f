import { foldText } from '#domain/knowledge/fold.ts';

/**
 * The form in which names, numbers and what a person types are compared: folded, single spaces, no punctuation; E, INS
 * and CI numbers without a space ("E 330", "INS 330" and "e330" are one).
 */
export const searchForm = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\b(?:ins|e) ?(?=\d{3})/g, 'e')
    .replace(/\bc ?i (?=\d{5}\b)/g, 'ci');

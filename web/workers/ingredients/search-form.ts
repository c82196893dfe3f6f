import { foldText } from '#domain/knowledge/names/fold.ts';

const ASCII = /^[\x20-\x7e]*$/;
const ASCII_SIGNS = /[^a-z0-9]+/g;
const SIGNS = /[^\p{L}\p{N}]+/gu;
const DIGITS = /\d{3}/;
const E_NUMBER = /\b(?:ins|e) ?(?=\d{3})/g;
const COLOUR_INDEX = /\bc ?i (?=\d{5}\b)/g;

/**
 * The form in which names, numbers and search terms are compared: folded, single spaces, no punctuation; E, INS and CI
 * numbers without a space ("E 330", "INS 330" and "e330" are the same).
 */
export const searchForm = (text: string): string => {
  const folded = foldText(text);
  const plain = (ASCII.test(folded) ? folded.replace(ASCII_SIGNS, ' ') : folded.replace(SIGNS, ' ')).trim();
  return DIGITS.test(plain) ? plain.replace(E_NUMBER, 'e').replace(COLOUR_INDEX, 'ci') : plain;
};

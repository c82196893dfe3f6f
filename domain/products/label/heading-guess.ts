import { isWordUnit } from './fold-in-place.ts';
import type { Heading } from './headings.ts';
import { looksLikeList } from './list-likeness.ts';
import { wordEnd } from './phrase-index.ts';

/** Headings worth guessing: long enough that no other word is within two edits. */
const KNOWN = [
  'ingredients',
  'ingredientes',
  'ingredienti',
  'ingredienten',
  'ingredienser',
  'inhaltsstoffe',
  'zutatenliste',
  'inqredients',
] as const;
const SHORTEST = 8;
const LONGEST = 14;
const MOST_EDITS = 2;

/** A heading that OCR garbled, or that is in the middle of a sentence. */
export interface GuessedHeading {
  readonly heading: Heading;
  readonly at: number;
  /** Where its list begins. */
  readonly start: number;
}

const GUESSED: Heading = { role: 'list', language: null, weak: false };

/** Maps letters that OCR confuses with each other to the same letter. */
const clear = (word: string): string =>
  word
    .replace(/[1l|!]/g, 'i')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e');

/** Whether the edit distance is within a limit; stops computing once it is exceeded. */
const isWithin = (a: string, b: string, limit: number): boolean => {
  if (Math.abs(a.length - b.length) > limit) return false;
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const change = (before[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      const cost = Math.min(change, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return false;
    before = row;
  }
  return (before[b.length] ?? limit + 1) <= limit;
};

const isHeadingWord = (word: string): boolean => {
  if (word.length < SHORTEST || word.length > LONGEST || !/[gq]r|edi|ent|ngr|stof/.test(word)) return false;
  const read = clear(word);
  return KNOWN.some((known) => isWithin(read, clear(known), MOST_EDITS));
};

/**
 * For a label without a clear heading, the first word that is meant as one: garbled by OCR ("Ingrédlents :",
 * "[ngredents]"), or without its colon in the middle of a text that continues as a list.
 * @param folded the label, folded
 * @param stops positions of words that end a list: names after one do not make the text before it a list
 */
export const guessHeading = (folded: string, stops: readonly number[]): GuessedHeading | null => {
  const stopBehind = (place: number): number => stops.find((stop) => stop >= place) ?? folded.length;
  let at = 0;
  while (at < folded.length) {
    if (!isWordUnit(folded.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const end = wordEnd(folded, at);
    if (isHeadingWord(folded.slice(at, end))) {
      const colon = /^ ?[)\]]? ?[:=] ?|^ ?\] ?/.exec(folded.slice(end, end + 6));
      const start = end + (colon?.[0].length ?? 0);
      if (colon || (folded.charAt(end) !== '/' && looksLikeList(folded, end, stopBehind(end))))
        return { heading: GUESSED, at, start };
    }
    at = end;
  }
  return null;
};

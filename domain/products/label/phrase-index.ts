import { foldInPlace, isWordUnit } from './fold-in-place.ts';

/** A phrase found in a folded text. */
export interface Found<Kind> {
  readonly kind: Kind;
  readonly start: number;
  /** Directly after its last letter. */
  readonly end: number;
}

const isGap = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9 || code === 45;

/** The end of the word that starts at a position. */
export const wordEnd = (folded: string, start: number): number => {
  let end = start;
  while (end < folded.length && isWordUnit(folded.charCodeAt(end))) end += 1;
  return end;
};

/**
 * Phrases looked up by their first word: one step per word of the text, whatever the number of phrases.
 * Phrases are written as on a label. Case and accents do not matter, and two words may be separated by a few spaces,
 * hyphens or an apostrophe.
 */
export class PhraseIndex<Kind> {
  private readonly byFirst = new Map<string, { readonly rest: readonly string[]; readonly kind: Kind }[]>();

  constructor(phrases: Iterable<readonly [phrase: string, kind: Kind]>) {
    for (const [phrase, kind] of phrases) {
      const [first = '', ...rest] = foldInPlace(phrase).split(/[ '-]/);
      const list = this.byFirst.get(first) ?? [];
      list.push({ rest, kind });
      list.sort((a, b) => b.rest.length - a.rest.length);
      this.byFirst.set(first, list);
    }
  }

  /** Whether any phrase begins with a word. @param word folded */
  begins(word: string): boolean {
    return this.byFirst.has(word);
  }

  /** The longest phrase that starts with the word at `start`, or null. `end` is where that word ends. */
  at(folded: string, start: number, end: number): Found<Kind> | null {
    const list = this.byFirst.get(folded.slice(start, end));
    if (!list) return null;
    for (const { rest, kind } of list) {
      const after = followed(folded, end, rest);
      if (after >= 0) return { kind, start, end: after };
    }
    return null;
  }

  /** The phrase that a text begins with; spaces and punctuation before it are skipped. */
  atStart(folded: string): Found<Kind> | null {
    let start = 0;
    while (start < folded.length && !isWordUnit(folded.charCodeAt(start))) start += 1;
    return this.at(folded, start, wordEnd(folded, start));
  }

  /** Every phrase of a text, from left to right, not overlapping. */
  all(folded: string): Found<Kind>[] {
    const found: Found<Kind>[] = [];
    let at = 0;
    while (at < folded.length) {
      if (!isWordUnit(folded.charCodeAt(at))) {
        at += 1;
        continue;
      }
      const end = wordEnd(folded, at);
      const hit = this.at(folded, at, end);
      if (hit) found.push(hit);
      at = hit ? hit.end : end;
    }
    return found;
  }
}

const followed = (folded: string, from: number, rest: readonly string[]): number => {
  let at = from;
  for (const word of rest) {
    const gap = at;
    while (at < folded.length && at - gap < 6 && (isGap(folded.charCodeAt(at)) || folded.charCodeAt(at) === 39))
      at += 1;
    if (at === gap) return -1;
    if (!folded.startsWith(word, at)) return -1;
    at += word.length;
    if (at < folded.length && isWordUnit(folded.charCodeAt(at))) return -1;
  }
  return at;
};

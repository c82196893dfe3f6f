import type { LabelReading } from '#domain/products/label/label-reading.ts';

/** How the words of a label were read. */
export interface WordsOfReading {
  readonly words: number;
  /** The number of words by what they were read as. */
  readonly counts: ReadonlyMap<string, number>;
  /** Words that are at least partly outside every span of the reading. */
  readonly unaccounted: readonly string[];
  /** Words with a character in two spans. */
  readonly twice: readonly string[];
}

const WORD = /[\p{L}\p{Nd}]+/gu;

/** How every word of a label was read, by position and not by what the words are. */
export const wordsOfReading = ({ text, spans }: LabelReading): WordsOfReading => {
  const places: (string | null)[] = Array.from({ length: text.length }, () => null);
  const doubled = new Set<number>();
  for (const { start, end, as } of spans) {
    for (let at = start; at < end; at += 1) {
      if (places[at] !== null) doubled.add(at);
      places[at] = as;
    }
  }
  const counts = new Map<string, number>();
  const unaccounted: string[] = [];
  const twice: string[] = [];
  let words = 0;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    words += 1;
    const kinds = new Set(places.slice(index, index + word.length));
    if (kinds.has(null)) unaccounted.push(word);
    for (let at = index; at < index + word.length; at += 1) {
      if (!doubled.has(at)) continue;
      twice.push(word);
      break;
    }
    const as = places[index];
    if (typeof as === 'string') counts.set(as, (counts.get(as) ?? 0) + 1);
  }
  return { words, counts, unaccounted, twice };
};

import type { OcrLine } from './ocr.ts';
import { confidenceOf, letters } from './print-confidence.ts';

/** Two readings are of the same line if they overlap by more than this share of the smaller height. */
const SAME_LINE = 0.5;
/** A reading with fewer letters than this share of the other has lost words. */
const WHOLE = 0.8;

const overlap = (one: OcrLine, other: OcrLine): number =>
  (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) /
  Math.max(1, Math.min(one.bottom - one.top, other.bottom - other.top));

const lettersOf = ({ words }: OcrLine): number => words.reduce((sum, word) => sum + letters(word), 0);

/**
 * Merges two readings of one band, taking for each line the one with the higher confidence. Lines that only one of them
 * saw are kept.
 * @param second another reading of the same rows
 */
export function mergeLineReadings(first: readonly OcrLine[], second: readonly OcrLine[]): OcrLine[] {
  const taken = new Set<OcrLine>();
  const best = first.map((line) => {
    const other = second.find((one) => !taken.has(one) && overlap(line, one) > SAME_LINE);
    if (other === undefined) return line;
    taken.add(other);
    if (lettersOf(other) < lettersOf(line) * WHOLE) return line;
    const better = confidenceOf(other.words) > confidenceOf(line.words) || lettersOf(line) < lettersOf(other) * WHOLE;
    return better ? other : line;
  });
  const added = second.filter((line) => !taken.has(line) && lettersOf(line) > 0);
  return [...best, ...added].sort((one, other) => one.top - other.top);
}

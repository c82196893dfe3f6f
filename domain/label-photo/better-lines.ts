import type { OcrLine } from './ocr.ts';
import { confidenceOf, letters } from './print-confidence.ts';

/** Share of the lower line that two readings of one line have in common. */
const SAME_LINE = 0.5;
/** A reading with fewer letters than this share of the other has lost words. */
const WHOLE = 0.8;

const overlap = (one: OcrLine, other: OcrLine): number =>
  (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) /
  Math.max(1, Math.min(one.bottom - one.top, other.bottom - other.top));

const lettersOf = ({ words }: OcrLine): number => words.reduce((sum, word) => sum + letters(word), 0);

/**
 * Two readings of one band, line by line the surer one. A line that only one of them saw is kept.
 * @param second another reading of the same rows
 */
export function betterLines(first: readonly OcrLine[], second: readonly OcrLine[]): OcrLine[] {
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

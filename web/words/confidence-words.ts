import type { ConfidenceGrade } from '#domain/safety/vocabulary.ts';

const CONFIDENCE: Readonly<Record<ConfidenceGrade, string>> = {
  A: 'high',
  B: 'good',
  C: 'limited',
  D: 'low',
};

/** The meaning of a confidence grade, in the word shown after it. */
export const confidenceMeaning = (grade: ConfidenceGrade): string => CONFIDENCE[grade];

/** "11 of 11 ingredients identified": always with the total, never a bare share. */
export function identifiedWords(known: number, total: number): string {
  if (total === 0) return 'No ingredient list';
  return total === 1 ? `${known} of 1 ingredient identified` : `${known} of ${total} ingredients identified`;
}

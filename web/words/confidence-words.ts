import type { ConfidenceGrade } from '#domain/safety/vocabulary.ts';

const CONFIDENCE: Readonly<Record<ConfidenceGrade, string>> = {
  A: 'high',
  B: 'good',
  C: 'limited',
  D: 'low',
};

/** What a confidence letter means, in the word beside it. */
export const confidenceMeaning = (grade: ConfidenceGrade): string => CONFIDENCE[grade];

/** "11 of 11 ingredients identified": never a share without its base. */
export function identifiedWords(known: number, total: number): string {
  if (total === 0) return 'No ingredient list';
  return total === 1 ? `${known} of 1 ingredient identified` : `${known} of ${total} ingredients identified`;
}

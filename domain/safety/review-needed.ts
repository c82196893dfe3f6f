const REVIEW = 'expert review needed';

/** Whether the source of a warning says that a panel has to confirm it: it is told, and limits no score (method M4.5.18). */
export const needsReview = (source: string): boolean => source.includes(REVIEW);

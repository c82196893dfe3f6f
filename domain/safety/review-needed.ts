const REVIEW = 'expert review needed';

/** Whether a warning's source still needs expert review: the warning is shown, but limits no score (method M4.5.18). */
export const needsReview = (source: string): boolean => source.includes(REVIEW);

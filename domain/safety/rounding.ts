/** Rounds half up, as the method does for scores and metrics. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5);

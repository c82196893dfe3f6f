/** Whether a character code is a digit. */
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Number of consecutive digits from a position, forwards or backwards; six at most are counted. */
export const digitsFrom = (folded: string, at: number, step: 1 | -1): number => {
  let count = 0;
  while (count < 6 && isDigit(folded.charCodeAt(at + count * step))) count += 1;
  return count;
};

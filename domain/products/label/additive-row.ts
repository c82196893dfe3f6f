import { digitsFrom } from './digits.ts';

const ADDITIVE_ROW = /(?<!\d[.,]?)[1-9]\d{2}[a-h]?(?:,[1-9]\d{2}[a-h]?){2,}(?!\d|[.,]\d)/g;
const LONGEST_ROW = 40;

/** Whether the comma at a position is in a row of three or more bare additive numbers. */
export const isAdditiveRow = (folded: string, at: number): boolean => {
  if (digitsFrom(folded, at - 1, -1) !== 3 || digitsFrom(folded, at + 1, 1) !== 3) return false;
  const from = Math.max(0, at - LONGEST_ROW);
  return Array.from(folded.slice(from, at + LONGEST_ROW).matchAll(ADDITIVE_ROW)).some(
    ({ index, 0: row }) => from + index < at && at < from + index + row.length,
  );
};

/** Letters that an optical reading confuses; each costs 0.3 (method, section 3). */
const CONFUSED = new Set([
  '0o',
  '1i',
  '1l',
  '1|',
  'il',
  'i|',
  'l|',
  '5s',
  '8b',
  'il',
  '!i',
  '!l',
  '!1',
  'ce',
  'gq',
  'uv',
]);
const OCR_COST = 0.3;
const SPACE_COST = 0.2;

/** Whether an optical reading may take one of two letters for the other. */
export const isConfused = (a: string, b: string): boolean => CONFUSED.has(a < b ? a + b : b + a);

const substitution = (a: string, b: string): number => (a === b ? 0 : isConfused(a, b) ? OCR_COST : 1);

const isGap = (sign: string): boolean => sign === ' ' || sign === '-';

/** "rn" read as "m" and "vv" as "w": two letters for one. */
const isPair = (one: string, a: string, b: string): boolean =>
  (one === 'm' && a === 'r' && b === 'n') || (one === 'w' && a === 'v' && b === 'v');

/**
 * Weighted edit distance: 1 for a letter, 0.3 for letters that an optical reading confuses, 0.2 for a lost or added
 * space or hyphen (method, section 3). Stops early.
 * @param limit the largest distance of interest
 * @returns the distance, or a number above the limit
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  const width = b.length + 1;
  let before = new Float64Array(width);
  let previous = new Float64Array(width);
  let current = new Float64Array(width);
  for (let j = 1; j < width; j += 1) previous[j] = (previous[j - 1] ?? 0) + (isGap(b.charAt(j - 1)) ? SPACE_COST : 1);
  let lastBest = 0;
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charAt(i - 1);
    current[0] = (previous[0] ?? 0) + (isGap(letter) ? SPACE_COST : 1);
    let best = current[0] ?? 0;
    for (let j = 1; j < width; j += 1) {
      const other = b.charAt(j - 1);
      let cost = (previous[j - 1] ?? 0) + substitution(letter, other);
      cost = Math.min(cost, (previous[j] ?? 0) + (isGap(letter) ? SPACE_COST : 1));
      cost = Math.min(cost, (current[j - 1] ?? 0) + (isGap(other) ? SPACE_COST : 1));
      if (i > 1 && isPair(other, a.charAt(i - 2), letter)) cost = Math.min(cost, (before[j - 1] ?? 0) + OCR_COST);
      if (j > 1 && isPair(letter, b.charAt(j - 2), other)) cost = Math.min(cost, (previous[j - 2] ?? 0) + OCR_COST);
      current[j] = cost;
      if (cost < best) best = cost;
    }
    // Two rows: a pair of letters may step over one.
    if (Math.min(best, lastBest) > limit) return best;
    lastBest = best;
    const spare = before;
    before = previous;
    previous = current;
    current = spare;
  }
  return previous[width - 1] ?? 0;
};

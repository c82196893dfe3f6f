/** Characters that OCR confuses; each pair costs 0.3 (method M3.2.2). */
const PAIRS = '0o 1i 1l 1| il i| l| 5s 8b !i !l !1 2z 6b 9g 9q gq 1t 7t 4a 1j ij uv';
/** Letters that look alike in print but are confused less often. */
const ALIKE = 'ce nu hb vy';
/** Two letters that OCR reads in place of one: "rn" for "m". */
export const MISREAD_PAIRS = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['li', 'h'],
  ['ri', 'n'],
] as const;
const OCR_COST = 0.3;
const ALIKE_COST = 0.5;
/** A digit inside a word is a misread letter, though not always one that it resembles. */
const DIGIT_COST = 0.65;
const SPACE_COST = 0.2;

/** For each pair of ASCII characters, the cost of reading one for the other. */
const COSTS = new Float64Array(128 * 128).fill(1);
for (let digit = 48; digit <= 57; digit += 1)
  for (let letter = 97; letter <= 122; letter += 1) {
    COSTS[digit * 128 + letter] = DIGIT_COST;
    COSTS[letter * 128 + digit] = DIGIT_COST;
  }
for (const [pairs, cost] of [
  [PAIRS, OCR_COST],
  [ALIKE, ALIKE_COST],
] as const) {
  for (const pair of pairs.split(' ')) {
    const [a, b] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    COSTS[a * 128 + b] = cost;
    COSTS[b * 128 + a] = cost;
  }
}
/** For each pair of ASCII characters, the single letter it may stand for; 0 if none. */
const PAIR_LETTER = new Uint8Array(128 * 128);
for (const [pair, letter] of MISREAD_PAIRS)
  PAIR_LETTER[pair.charCodeAt(0) * 128 + pair.charCodeAt(1)] = letter.charCodeAt(0);

/** Whether OCR may take one of two letters for the other. */
export const isConfused = (a: string, b: string): boolean => confused(a.charCodeAt(0), b.charCodeAt(0));

const confused = (a: number, b: number): boolean => a < 128 && b < 128 && (COSTS[a * 128 + b] ?? 1) < DIGIT_COST;

const SPACE = 32;
const HYPHEN = 45;

const gap = (code: number): number => (code === SPACE || code === HYPHEN ? SPACE_COST : 1);

/** Whether two letters stand for one, like "rn" for "m". */
const isPair = (one: number, a: number, b: number): boolean =>
  a < 128 && b < 128 && one !== 0 && PAIR_LETTER[a * 128 + b] === one;

/** Rows of the table, reused between calls: most names have about twenty letters. */
let rows = [new Float64Array(256), new Float64Array(256), new Float64Array(256)] as const;
let codes = new Uint16Array(256);
let gaps = new Float64Array(256);

function makeRoom(width: number): void {
  if (width <= codes.length) return;
  const size = 2 * width;
  rows = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  codes = new Uint16Array(size);
  gaps = new Float64Array(size);
}

/**
 * Weighted edit distance: 1 for a letter, 0.3 for letters that OCR confuses, 0.2 for a lost or added space or hyphen
 * (method M3.2.2). Stops early.
 * @param limit the largest distance of interest
 * @returns the distance, or a number above the limit
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (a === b) return 0;
  const width = b.length + 1;
  // A difference in length costs at least this much.
  const least = Math.abs(a.length - b.length) * SPACE_COST;
  if (least > limit) return least;
  makeRoom(width);
  let [before, previous, current] = rows;
  previous[0] = 0;
  for (let j = 1; j < width; j += 1) {
    const code = b.charCodeAt(j - 1);
    codes[j] = code;
    gaps[j] = gap(code);
    previous[j] = (previous[j - 1] as number) + (gaps[j] as number);
  }
  let lastBest = 0;
  let letterBefore = 0;
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1);
    const letterGap = gap(letter);
    const ofLetter = letter < 128 ? letter * 128 : -1;
    let left = (previous[0] as number) + letterGap;
    current[0] = left;
    let best = left;
    for (let j = 1; j < width; j += 1) {
      const other = codes[j] as number;
      let cost = previous[j - 1] as number;
      if (letter !== other) cost += ofLetter >= 0 && other < 128 ? (COSTS[ofLetter + other] as number) : 1;
      const above = (previous[j] as number) + letterGap;
      if (above < cost) cost = above;
      left += gaps[j] as number;
      if (left < cost) cost = left;
      if (i > 1 && isPair(other, letterBefore, letter)) cost = Math.min(cost, (before[j - 1] as number) + OCR_COST);
      if (j > 1 && isPair(letter, codes[j - 1] as number, other))
        cost = Math.min(cost, (previous[j - 2] as number) + OCR_COST);
      current[j] = cost;
      left = cost;
      if (cost < best) best = cost;
    }
    // Check two rows, because a letter pair can skip one.
    if (Math.min(best, lastBest) > limit) return best;
    lastBest = best;
    letterBefore = letter;
    const spare = before;
    before = previous;
    previous = current;
    current = spare;
  }
  return previous[width - 1] as number;
};

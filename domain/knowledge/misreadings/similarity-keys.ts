const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/[ -]/g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1i|]/g, 'l'],
  [/5/g, 's'],
  [/8/g, 'b'],
];

/** How many edits a reading of this length may differ from a name (method M3.2.1). */
export const editAllowance = (length: number): number => (length < 5 ? 0 : length <= 8 ? 1 : length <= 15 ? 2 : 3);

/**
 * A normalised name in which characters that OCR confuses are made equal and spaces and hyphens are removed, so that
 * the cheap edits of the method do not matter when looking for candidates.
 */
export const similarityForm = (name: string): string => {
  let form = name;
  for (const [pattern, letter] of PAIRS) form = form.replace(pattern, letter);
  return form;
};

/**
 * How many segments a form of this length is cut into; 0 if it is too short to search. There are more segments than
 * allowed edits, so that several must match and a common ending ("chloride") alone does not make a candidate.
 */
export const segmentCount = (length: number): number => {
  if (length < 4) return 0;
  if (length <= 6) return 2;
  if (length <= 12) return 3;
  return length <= 17 ? 5 : 6;
};

/**
 * Where segment `index` of `count` begins in a form of `length` letters; for `index` = `count`, where the last ends.
 */
export const segmentStart = (length: number, count: number, index: number): number =>
  Math.floor((length * index) / count);

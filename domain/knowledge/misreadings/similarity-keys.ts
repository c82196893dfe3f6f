const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/[ -]/g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1i|]/g, 'l'],
  [/5/g, 's'],
  [/8/g, 'b'],
];

/** How many edits a reading of this length may be away from a name (method M3.2.1). */
export const editAllowance = (length: number): number => (length < 5 ? 0 : length <= 8 ? 1 : length <= 15 ? 2 : 3);

/**
 * A normalised name with the pairs that an optical reading confuses made equal, and spaces and hyphens left out, so
 * that the cheap edits of the method cost nothing when candidates are looked for.
 */
export const similarityForm = (name: string): string => {
  let form = name;
  for (const [pattern, letter] of PAIRS) form = form.replace(pattern, letter);
  return form;
};

/**
 * Into how many segments a form of this length is cut; 0 where it is too short to be looked for. More than the edits
 * allowed, so that several must be found again and a common ending ("chloride") alone makes no candidate.
 */
export const segmentCount = (length: number): number => {
  if (length < 4) return 0;
  if (length <= 6) return 2;
  if (length <= 12) return 3;
  return length <= 17 ? 5 : 6;
};

/** Where segment `index` of `count` begins in a form of `length` letters (and, for `count` itself, where the last ends). */
export const segmentStart = (length: number, count: number, index: number): number =>
  Math.floor((length * index) / count);

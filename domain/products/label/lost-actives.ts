const DOSE = /\d ?(?:mg|mcg|µg|%|iu)(?![a-z])/g;
const SENTENCE = /[.!?:\n]\s/g;
const MOST = 600;
const LONGEST = 80;

/**
 * The active ingredients of a medicine whose heading was cut off: names with doses before "inactive ingredients".
 * @param folded the label, folded
 * @param end end of the text that may hold them
 * @returns the stretch from the sentence of the first dose to the last dose, or null if no dose is near the start
 */
export const lostActives = (folded: string, end: number): { readonly start: number; readonly end: number } | null => {
  const text = folded.slice(0, end);
  const first = text.search(DOSE);
  if (first < 0 || first > MOST) return null;
  let start = 0;
  for (const found of text.slice(0, first).matchAll(SENTENCE)) start = found.index + found[0].length;
  let last = first;
  for (const found of text.matchAll(DOSE)) if (found.index < start + MOST) last = found.index + found[0].length;
  // "contains 8.75 mg of …": the name comes after its dose.
  if (/contien|contain|enthalt/.test(text.slice(start, last))) {
    const sign = text.slice(last, last + LONGEST).search(/[.;\n]/);
    if (sign >= 0) last += sign;
  }
  return { start, end: last };
};

import { withLatinLetters } from './look-alikes.ts';

/** Letters for misread digits or bars. A bar counts as a 1, which is an i or an l. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z])0|0(?=[a-z])/g, 'o'],
  [/(?<=[a-z])5|5(?=[a-z])/g, 's'],
  [/(?<=[a-z])8|8(?=[a-z])/g, 'b'],
  [/(?<=[a-z])[|!]|[|!](?=[a-z])/g, '1'],
];
const ONE = /(?<=[a-z])1|1(?=[a-z])/g;

/**
 * Names that OCR may have misread: digits inside words turned back to letters, "rn" to "m" and "m" to "rn", "vv" to
 * "w", letters of another script to the Latin ones they look like (method M2.2.1). Only for exact look-ups; about a
 * dozen at most.
 * @param name a folded name with its spaces
 */
export const repairs = (name: string): readonly string[] => {
  let letters = withLatinLetters(name) ?? name;
  for (const [pattern, letter] of LETTERS) letters = letters.replace(pattern, letter);
  const found = new Set<string>();
  for (const one of ONE.test(letters) ? [letters.replace(ONE, 'l'), letters.replace(ONE, 'i')] : [letters]) {
    found.add(one);
    if (one.includes('rn')) found.add(one.replaceAll('rn', 'm'));
    if (one.includes('vv')) found.add(one.replaceAll('vv', 'w'));
    for (let at = one.indexOf('m'); at >= 0 && found.size < 10; at = one.indexOf('m', at + 1))
      found.add(`${one.slice(0, at)}rn${one.slice(at + 1)}`);
  }
  // "butter milk": an extra space.
  if (name.includes(' ') && name.length < 40) found.add(name.replaceAll(' ', ''));
  found.delete(name);
  return [...found];
};

/**
 * Repairs a colour or additive number in which letters were read for digits ("E33O", "Cl 77891").
 * @returns the repaired number, or null if the text does not have that form
 */
export const repairedNumber = (text: string): string | null => {
  const colour = /^[cgil1|. :]{1,4}(\d{5})$/.exec(text.toLowerCase());
  if (colour) return `CI ${colour[1]}`;
  const found = /^(e|c[il1|])[ .:-]{0,2}([\dolisb|]{3,5})([a-h]?)$/.exec(text.toLowerCase());
  if (!found) return null;
  const digits = (found[2] ?? '').replace(/o/g, '0').replace(/[li|]/g, '1').replace(/s/g, '5').replace(/b/g, '8');
  return `${found[1] === 'e' ? 'E' : 'CI '}${digits}${found[3] ?? ''}`;
};

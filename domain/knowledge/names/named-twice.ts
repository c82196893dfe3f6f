import { foldText } from './fold.ts';

const signsOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether two texts have the same letters and digits, spaced differently: "yeastextract", "Kalium - iodat" (method
 * M3.2.13).
 */
export const sameLettersAndDigits = (one: string, other: string): boolean => signsOf(one) === signsOf(other);

/**
 * "fragrance parfum", "water aqua eau": the same ingredient named twice with no separator.
 * @param name normalised
 * @param lookUp returns the id of a whole name
 */
export const namedTwice = (name: string, lookUp: (name: string) => string | undefined): string | undefined => {
  const words = name
    .replace(/[()/]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length < 2 || words.length > 6) return undefined;
  for (let cut = 1; cut < words.length; cut += 1) {
    const id = lookUp(words.slice(0, cut).join(' '));
    if (id === undefined) continue;
    const rest = words.slice(cut);
    if (lookUp(rest.join(' ')) === id || rest.every((word) => lookUp(word) === id)) return id;
  }
  return undefined;
};

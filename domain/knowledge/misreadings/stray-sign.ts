const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A word, or its part beside a lost space, that is shorter lies next to too many others. */
const SHORTEST_WORD = 3;
const SHORTEST_PART = 3;
const LONGEST = 80;
/** A word of letters in which one digit stands: no name is written so but those that are known whole. */
const DIGIT_INSIDE = /(?<![\d.,-])(?:(?<=[a-z])\d|\d(?=[a-z]{2}))(?![\d.,-])/g;
const WORD = /[a-z\d]+/g;

/** Places of lone digits in words that are letters else. */
const digitPlaces = (name: string): readonly number[] =>
  [...name.matchAll(DIGIT_INSIDE)]
    .map(({ index }) => index)
    .filter((at) => {
      const word = [...name.matchAll(WORD)].find(({ 0: text, index }) => index <= at && at < index + text.length);
      return word !== undefined && word[0].length >= SHORTEST_WORD && !/\d/.test(word[0].replace(/\d/, ''));
    });

/**
 * The one ingredient that a name with a digit in one word means when the digit is any letter ("m7so", "tree 3uts");
 * undefined where none or more than one fits.
 * @param name a normalised name
 * @param lookUp gives the id of a normalised name
 */
export const withLetterForDigit = (
  name: string,
  lookUp: (name: string) => string | undefined,
): { readonly id: string; readonly name: string } | undefined => {
  const places = digitPlaces(name);
  const [at] = places;
  if (places.length !== 1 || at === undefined || name.length > LONGEST) return undefined;
  let found: { readonly id: string; readonly name: string } | undefined;
  for (const letter of LETTERS) {
    const meant = name.slice(0, at) + letter + name.slice(at + 1);
    const id = lookUp(meant);
    if (id === undefined || id === found?.id) continue;
    if (found !== undefined) return undefined;
    found = { id, name: meant };
  }
  return found;
};

/**
 * The ingredient that a name means when one sign inside a word is a space that was misread ("walnutkoil",
 * "high7mercury fish"); undefined where none or more than one fits.
 * @param name a normalised name
 */
export const withSpaceForSign = (
  name: string,
  lookUp: (name: string) => string | undefined,
): { readonly id: string; readonly name: string } | undefined => {
  if (name.length > LONGEST) return undefined;
  let found: { readonly id: string; readonly name: string } | undefined;
  let start = 0;
  for (const word of name.split(' ')) {
    for (let at = SHORTEST_PART; at + SHORTEST_PART < word.length; at += 1) {
      const meant = `${name.slice(0, start + at)} ${name.slice(start + at + 1)}`;
      const id = lookUp(meant);
      if (id === undefined || id === found?.id) continue;
      if (found !== undefined) return undefined;
      found = { id, name: meant };
    }
    start += word.length + 1;
  }
  return found;
};

// A sign that no word begins or ends with, where a comma or a space was read as a letter.
const BEFORE = /^(?:\d(?=\p{L}{3})|\p{Ll}(?=\p{Lu}\p{L}))/u;
const BEHIND = /(?<=\p{L}{3})\d$|(?<=\p{Lu}{3})\p{Ll}$/u;

/** A printed name without such signs at its ends, or null when there are none. */
export const withoutStraySigns = (text: string): string | null => {
  const bare = text.replace(BEFORE, '').replace(BEHIND, '');
  return bare === text ? null : bare;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words, and shorter parts next to a lost space, are close to too many others. */
const SHORTEST_WORD = 3;
const SHORTEST_PART = 3;
const LONGEST = 80;
/** A single digit in a word of letters. No name is written like this, except those known as a whole. */
const DIGIT_INSIDE = /(?<![\d.,-])(?:(?<=[a-z])\d|\d(?=[a-z]{2}))(?![\d.,-])/g;
const WORD = /[a-z\d]+/g;

/** Positions of lone digits in words that otherwise consist of letters. */
const digitPlaces = (name: string): readonly number[] =>
  [...name.matchAll(DIGIT_INSIDE)]
    .map(({ index }) => index)
    .filter((at) => {
      const word = [...name.matchAll(WORD)].find(({ 0: text, index }) => index <= at && at < index + text.length);
      return word !== undefined && word[0].length >= SHORTEST_WORD && !/\d/.test(word[0].replace(/\d/, ''));
    });

/**
 * The one ingredient that a name can mean if the digit in one of its words stands for any letter ("m7so", "tree 3uts");
 * undefined if none or more than one fits.
 * @param name a normalised name
 * @param lookUp returns the id of a normalised name
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
 * The one ingredient that a name can mean if one character inside a word is a misread space ("walnutkoil",
 * "high7mercury fish"); undefined if none or more than one fits.
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

// A character that no word begins or ends with: a comma or a space that was misread.
const BEFORE = /^(?:\d(?=\p{L}{3})|\p{Ll}(?=\p{Lu}\p{L}))/u;
const BEHIND = /(?<=\p{L}{3})\d$|(?<=\p{Lu}{3})\p{Ll}$/u;

/** A printed name without such characters at its ends, or null if there are none. */
export const withoutStraySigns = (text: string): string | null => {
  const bare = text.replace(BEFORE, '').replace(BEHIND, '');
  return bare === text ? null : bare;
};

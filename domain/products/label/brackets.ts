/** Position of the partner of each bracket; -1 for characters that are no bracket or have no partner. */
export type BracketPairs = Int32Array;

const OPEN = '([{';
const CLOSE = ')]}';

/**
 * Pairs the brackets of a stretch of text. All kinds of bracket match each other, as labels and OCR mix them.
 * @param folded the text
 * @returns positions relative to the text, -1 elsewhere
 */
export const pairBrackets = (folded: string): BracketPairs => {
  const pairs = new Int32Array(folded.length).fill(-1);
  const open: number[] = [];
  let blank = false;
  for (let at = 0; at < folded.length; at += 1) {
    const sign = folded.charAt(at);
    if (sign === '\n') {
      // An empty line ends a section, so no bracket spans it.
      if (blank) open.length = 0;
      blank = true;
    } else if (sign !== ' ' && sign !== '\r' && sign !== '\t') blank = false;
    if (OPEN.includes(sign)) open.push(at);
    else if (CLOSE.includes(sign)) {
      const partner = open.pop();
      if (partner !== undefined) {
        pairs[partner] = at;
        pairs[at] = partner;
      }
    }
  }
  return pairs;
};

/**
 * Keeps the positions that are not inside a bracket opened before them.
 * @param text any text
 * @param places positions in it, from left to right
 */
export const outsideBrackets = (text: string, places: Iterable<number>): readonly number[] => {
  const outside: number[] = [];
  let open = 0;
  let from = 0;
  for (const place of places) {
    for (; from < place; from += 1) {
      if (OPEN.includes(text.charAt(from))) open += 1;
      else if (CLOSE.includes(text.charAt(from)) && open > 0) open -= 1;
    }
    if (open === 0) outside.push(place);
  }
  return outside;
};

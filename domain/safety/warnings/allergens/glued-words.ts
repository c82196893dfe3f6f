const FIGURE_FIRST = /^(e\d{3,4}|[a-z]?\d+(?:[.,]\d+)*%?)([a-z].+)$/;
const FIGURE_LAST = /^([a-z]{2,}?)(e\d{3,4}[a-z]?|\d+(?:[.,]\d+)*%?)$/;
const DIGIT = /\d/;
/** An E number or a percentage next to a name; a lone digit may as well be a misread letter. */
const sure = (word: string): boolean => /^e\d{3}|e\d{3,4}[a-z]?$|\d%/.test(word);
/** Letters that an E number may end with: E150d. */
const LETTER_OF_NUMBER = /^e\d{3,4}$/;
const NUMBER_LETTERS = /^[a-i]/;

/**
 * The words of a name, separated from any E number, number or percentage printed next to them without a space:
 * "e332milk" is also milk, "5%egg" egg, "soyae322" soya. A letter after an E number may belong to either, so
 * "e150dmilk" is read with it and without it.
 * @param words of a normalised name
 */
export const splitGluedWords = (words: readonly string[]): readonly string[] => {
  if (!words.some((word) => DIGIT.test(word))) return words;
  return words.flatMap((word) => {
    if (!DIGIT.test(word)) return [word];
    const [, figure, rest] = FIGURE_FIRST.exec(word) ?? [];
    if (figure !== undefined && rest !== undefined) {
      const shorter = LETTER_OF_NUMBER.test(figure) && NUMBER_LETTERS.test(rest) ? [rest.slice(1)] : [];
      return [sure(word) ? figure : word, ...shorter, rest].filter((one) => one.length > 1);
    }
    const [, front, last] = FIGURE_LAST.exec(word) ?? [];
    return front === undefined ? [word] : [front, sure(word) ? (last ?? word) : word];
  });
};

/** Whether a word is a name glued to an E number or a percentage. */
export const isGluedTo = (word: string, name: string): boolean => sure(word) && splitGluedWords([word]).includes(name);

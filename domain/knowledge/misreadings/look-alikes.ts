/** Cyrillic and Greek letters that look as a Latin one does, small and capital (method M2.2.1). */
const LATIN: Readonly<Record<string, string>> = (() => {
  const pairs =
    'аa еe оo сc рp хx уy іi јj ѕs һh ԁd ԛq ԝw ӏl ԍg вb кk мm нh тt гr зz пn υu νv οo ρp ιi αa κk ηn τt χx εe βb γy μm ωw ѵv էt ոn օo ѐe ёe їi';
  return Object.fromEntries(pairs.split(' ').map((pair) => [...pair]));
})();

const LETTERS_OF_WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LATIN_LETTER = /\p{Script=Latin}/u;
const OTHER_LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * A text in which Cyrillic and Greek letters inside of words of Latin letters are the Latin ones that they look like:
 * nobody writes a word in two scripts. A word of one script stays as it is.
 * @param text any text, folded or not
 * @returns null where no word is of two scripts
 */
export const withLatinLetters = (text: string): string | null => {
  if (!OTHER_LETTER.test(text) || !LATIN_LETTER.test(text)) return null;
  const out = text.replace(LETTERS_OF_WORD, (word) =>
    LATIN_LETTER.test(word) && OTHER_LETTER.test(word)
      ? [...word].map((letter) => LATIN[letter.toLowerCase()] ?? letter).join('')
      : word,
  );
  return out === text ? null : out;
};

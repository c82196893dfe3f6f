/** Cyrillic, Greek and Armenian letters that look like a Latin one, lower case and capital (method M2.2.1). */
const LATIN: Readonly<Record<string, string>> = (() => {
  const pairs =
    'аa еe оo сc рp хx уy іi јj ѕs һh ԁd ԛq ԝw ӏl ԍg вb кk мm нh тt гr зz пn υu νv οo ρp ιi αa κk ηn τt χx εe βb γy μm ωw ѵv էt ոn օo ѐe ёe їi';
  return Object.fromEntries(pairs.split(' ').map((pair) => [...pair]));
})();

const LETTERS_OF_WORD = /[\p{L}\p{M}\p{N}]+/gu;
const LATIN_LETTER = /\p{Script=Latin}/u;
const OTHER_LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * A text in which Cyrillic and Greek letters in otherwise Latin words are replaced by the Latin ones they look like,
 * because nobody writes one word in two scripts. Words in a single script are left alone.
 * @param text any text, folded or not
 * @returns null if no word mixes two scripts
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

const LATIN = /\p{Script=Latin}/gu;
const UNREAD =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Devanagari}]/gu;
const PLAIN = /^[\u0000-\u024f\u2000-\u206f]*$/;

/** Whether a text is mostly written in a script other than Latin. @param text any text */
export const isOtherScript = (text: string): boolean => {
  if (PLAIN.test(text)) return false;
  const latin = text.match(LATIN)?.length ?? 0;
  const other = text.match(UNREAD)?.length ?? 0;
  return other > 2 && other > latin;
};

/** After this many names in Latin letters, a list in another script is taken to repeat the same list. */
const FEWEST = 3;

/**
 * Whether a list begins in Latin letters. A list in another script from its first names on is read as it is.
 * @param names as printed
 */
export const startsInLatin = (names: readonly string[]): boolean =>
  names.length >= FEWEST && names.slice(0, FEWEST).every((name) => !isOtherScript(name));

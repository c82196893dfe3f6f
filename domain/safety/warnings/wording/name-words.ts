import { splitGluedWords } from '../allergens/glued-words.ts';

/**
 * Words of a normalised text: letters, digits and the signs inside words; spaces, brackets and slashes separate words.
 */
export const wordsOf = (normalised: string): readonly string[] => {
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at <= normalised.length; at += 1) {
    const code = at === normalised.length ? 32 : normalised.charCodeAt(at);
    if (code !== 32 && code !== 40 && code !== 41 && code !== 47) continue;
    if (at > start) words.push(normalised.slice(start, at));
    start = at + 1;
  }
  return words;
};

// "Eggs (free-range)", "milk (free from hormones)": "free" in brackets does not deny the word before it.
const FREE_OF_ITS_OWN = /\((?=(?:free|frei|libre|vrij|fri)(?![\p{L}]))|\b(?=free (?:range|run|roaming)(?!\p{L}))/gu;
/** A word that is part of no phrase. */
const APART = ' · ';

/** The words of a text to search, split so that no phrase reaches into brackets that say what they are free of. */
export const textWords = (normalised: string): readonly string[] =>
  splitGluedWords(
    wordsOf(
      normalised.includes('fr') || normalised.includes('vrij') || normalised.includes('libre')
        ? normalised.replace(FREE_OF_ITS_OWN, APART)
        : normalised,
    ),
  );

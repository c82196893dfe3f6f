import { isConfused } from './edit-distance.ts';

/** Up to this length every differing letter is checked, because a short word is one letter away from many others. */
const SHORT = 8;
/** From this length two letters may differ. */
const LONG = 11;
/** One letter and one confused pair. */
const ONE_SLIP = 1.3;
/** A real difference of one letter; anything less is OCR confusion. */
const ONE_LETTER = 1;

const VOWEL = /[aeiouy]/;
// No word in six languages begins, ends or continues like this, so a letter of it was misread.
const NO_ONSET = /^(?!sch|s[cpt][lrh]|[ct]hr|ch[lr]|ph[lr]|shr|pf[lr]|sph)[bcdfghjklmnpqrstvwxz]{3}/;
const NO_CODA = /(?!(?:[lnr]s|t|rt)ch|[nr][gbpd]?st|chst|mpft|chts|ngth|[lr]fth)[bcdfghjklmnpqrstvwxz]{4}$/;
const NO_MIDDLE = /([a-z])\1\1|[bcdfghjklmnpqrstvwxz]{6}/;

/** Whether letters are combined as in no real word. @param word a normalised word of plain letters */
export const isNoWord = (word: string): boolean => NO_ONSET.test(word) || NO_CODA.test(word) || NO_MIDDLE.test(word);

/** Whether two words of the same length differ by more than confused letters, in a way that makes another word. */
const isReplaced = (read: string, name: string): boolean => {
  const last = read.length - 1;
  for (let at = 0; at <= last; at += 1) {
    if (read.charAt(at) === name.charAt(at) || isConfused(read.charAt(at), name.charAt(at))) continue;
    if (read.length < SHORT || at === 0 || at === last) return true;
  }
  return false;
};

/** Whether a word begins like no real word ("sxnfloder"). @param word a normalised word of plain letters */
export const beginsAsNoWord = (word: string): boolean => NO_ONSET.test(word);

/**
 * Whether a lone word is a word of its own, not a misreading of the one name it is close to. Everyday words in five
 * languages are one letter away from a plant or a food (finestra, ginestra; Kirche, Kirsche; Monday, monda), and
 * without other words there is nothing to tell which was meant. In a short word only confused or doubled letters, a
 * lost vowel and, at eight letters, one letter inside the word may differ.
 * @param distance their weighted distance, within the limit of the method
 */
export const isOtherWord = (read: string, name: string, distance: number): boolean => {
  if (distance < ONE_LETTER || (distance === ONE_LETTER && isNoWord(read))) return false;
  const longest = Math.max(read.length, name.length);
  if (distance > ONE_SLIP && (longest < LONG || read.charAt(0) !== name.charAt(0))) return true;
  if (longest > SHORT) return false;
  if (read.length === name.length) return isReplaced(read, name);
  const [longer, shorter] = read.length > name.length ? [read, name] : [name, read];
  let at = 0;
  while (at < shorter.length && longer.charAt(at) === shorter.charAt(at)) at += 1;
  const letter = longer.charAt(at);
  if (letter === longer.charAt(at - 1) || letter === longer.charAt(at + 1)) return false;
  if (longer === read || at === 0) return true;
  return name.length < SHORT && !VOWEL.test(letter);
};

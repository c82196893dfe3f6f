import { isConfused, MISREAD_PAIRS } from './edit-distance.ts';

/**
 * Corrects the letters of a reading that OCR may have confused with those of the name, so that only real differences
 * are left to judge. Digits next to digits stay: "2" for "5" is another substance.
 */
export const withConfusionsCorrected = (read: string, name: string): string => {
  const words = read.split(' ');
  const others = name.split(' ');
  if (words.length !== others.length) return asLetters(read);
  return words.map((word, index) => wordTowards(word, others[index] ?? '')).join(' ');
};

const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';
const isLetter = (letter: string): boolean => letter >= 'a' && letter <= 'z';

/** Whether a digit is inside a word, where it can only be a misread letter. */
const isInsideWord = (word: string, at: number): boolean =>
  isLetter(word.charAt(at + 1)) && (at === 0 || isLetter(word.charAt(at - 1)));

const wordTowards = (word: string, other: string): string => {
  const read = word.length === other.length ? word : joined(withoutStrayDigit(word, other), other);
  if (read.length !== other.length) return asLetters(word);
  // Locants that OCR reads as meaningless letters: "I-bromopropane", "A-nitrophenol".
  if (read.length === 1 && LOCANT_OF[read] === other) return other;
  let out = '';
  for (let at = 0; at < read.length; at += 1) {
    const letter = read.charAt(at);
    const meant = other.charAt(at);
    const slip = isConfused(letter, meant) && !isDigit(meant);
    const digit = isDigit(letter) && isLetter(meant) && (isInsideWord(read, at) || isLast(read, other, at));
    out += slip || digit ? meant : letter;
  }
  return out;
};

/** Whether it is a digit at the end of a word that otherwise consists of letters. */
const isLast = (read: string, other: string, at: number): boolean =>
  at === read.length - 1 && at > 3 && !/\d/.test(other) && !/\d/.test(read.slice(0, at));

/** A word without a digit at its edge, where a comma or a space was misread. */
const withoutStrayDigit = (word: string, other: string): string => {
  if (word.length !== other.length + 1 || /\d/.test(other)) return word;
  if (isDigit(word.charAt(0))) return word.slice(1);
  return isDigit(word.charAt(word.length - 1)) ? word.slice(0, -1) : word;
};

/** A word with a misread letter pair merged into one letter, if the name has that letter. */
const joined = (word: string, other: string): string => {
  let out = word;
  for (const [pair, letter] of MISREAD_PAIRS)
    if (out.length > other.length && out.includes(pair) && other.includes(letter)) out = out.replace(pair, letter);
  return out;
};

const LOCANT_OF: Readonly<Record<string, string>> = { i: '1', z: '2', a: '4', b: '8', g: '9' };

const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** A name with the digits that OCR puts inside words replaced by letters. */
const asLetters = (name: string): string =>
  name
    .replace(/(?<=[a-z])[0158|]|[0158|](?=[a-z])/g, (digit) => LETTER_OF[digit] ?? 'l')
    .replace(/(?<=[a-z])\d(?=[a-z])/g, (digit) => LETTER_OF[digit] ?? digit);

/** Replacements used on labels and keyboards for letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const GREEK: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ω: 'omega',
};

const ASCII = /^[\n\r\t -~]*$/;
// Trade marks and footnote marks, and invisible characters (soft hyphen, zero width, bidi).
const MARKS = /[®™©℠†‡§¶°º¹²³⁴⁵⁶⁷⁸⁹]/g;
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const ACCENTS = /[\u0300-\u036f]/g;
const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63]/g;
const QUOTES = /[\u2018-\u201b\u2032\u02b9\u02bc`´]/g;
const SLASHES = /[\u2044\u2215\u2571]/g;
const SPECIAL = /[ßæœøłđðþıς]/g;
// A Greek letter that stands alone is a chemical locant; inside a Greek word it is a letter.
const LOCANT = /(?<!\p{Script=Greek})[αβγδεω](?!\p{Script=Greek})/gu;

/** Folds any text; the result for a letter may depend on its neighbours. */
const foldAny = (text: string): string =>
  text
    .replace(MARKS, ' ')
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(QUOTES, "'")
    .replace(DASHES, '-')
    .replace(SLASHES, '/')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(LOCANT, (letter) => GREEK[letter] ?? letter)
    .normalize('NFC');

/** Latin letters and signs, and general punctuation: these fold the same whatever their neighbours are. */
const isAlone = (code: number): boolean => (code >= 0xa0 && code < 0x250) || (code >= 0x2010 && code < 0x2060);
/** Cache by char code; its size is bounded by the range of `isAlone`. */
const foldedLetters: (string | undefined)[] = [];

const foldLetter = (code: number): string => {
  const known = foldedLetters[code];
  if (known !== undefined) return known;
  const one = foldAny(String.fromCharCode(code));
  foldedLetters[code] = one;
  return one;
};

/** Folds a text letter by letter; null if it contains a letter whose folding may depend on its neighbours. */
const foldAlone = (text: string): string | null => {
  let out = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 128) continue;
    if (!isAlone(code)) return null;
    out += text.slice(from, at).toLowerCase() + foldLetter(code);
    from = at + 1;
  }
  out += text.slice(from).toLowerCase();
  return out.includes('`') ? out.replaceAll('`', "'") : out;
};

/**
 * Lower case, compatibility forms, no accents, no marks, and one character for each kind of dash, quote and slash.
 * Spaces and punctuation stay. Idempotent; no locale is consulted.
 * @param text any text
 * @returns mostly ASCII for Latin script; other scripts keep their letters
 */
export const foldText = (text: string): string =>
  ASCII.test(text) ? text.toLowerCase() : (foldAlone(text) ?? foldAny(text));

const ASCII = /^[\n\r\t -~]*$/;
const folded = new Map<string, string>();

const foldCharacter = (character: string): string => {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const lower = character.toLowerCase();
  const plain = lower.normalize('NFD').charAt(0);
  // Only a change that keeps the length, so that places in the folded text are places in the text.
  const result = lower.length === 1 ? plain : character;
  const sign = SIGNS[result] ?? result;
  // The table can never outgrow the first plane of Unicode.
  folded.set(character, sign);
  return sign;
};

const SIGNS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '\u00a0': ' ',
  '\u2007': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '：': ':',
  '，': ',',
  '；': ';',
  '（': '(',
  '）': ')',
  '％': '%',
  ł: 'l',
  // The Turkish I with its point, whose lower case is two units long, and the one without.
  İ: 'i',
  ı: 'i',
  ø: 'o',
  '⁄': '/',
  // At the end of a word in small letters only.
  ς: 'σ',
};

/**
 * Lower case, no accents, plain signs, and exactly as long as the text: a place found in it is a place in the text.
 * @param text any text
 */
export const foldInPlace = (text: string): string => {
  if (ASCII.test(text)) return text.toLowerCase();
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    out += code < 128 ? text.charAt(at).toLowerCase() : foldCharacter(text.charAt(at));
  }
  return out;
};

/** Whether a UTF-16 unit of a folded text is a letter or digit. Every unit beyond Latin-1 signs counts as a letter. */
export const isWordUnit = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 48 && code <= 57) ||
  (code >= 223 && code < 0x2000 && code !== 247) ||
  (code >= 0x2c00 && !(code >= 0x3000 && code <= 0x303f) && !(code >= 0xff00 && code <= 0xff0f));

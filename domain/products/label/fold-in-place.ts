const ASCII = /^[\n\r\t -~]*$/;
const folded = new Map<string, string>();

const foldCharacter = (character: string): string => {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const lower = character.toLowerCase();
  const plain = lower.normalize('NFD').charAt(0);
  // Only changes that keep the length, so that positions in the folded text are positions in the text.
  const result = lower.length === 1 ? plain : character;
  const sign = SIGNS[result] ?? result;
  // The cache can never outgrow the Basic Multilingual Plane.
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
  // The Turkish dotted I, whose lower case is two units long, and the dotless one.
  İ: 'i',
  ı: 'i',
  ø: 'o',
  '⁄': '/',
  // The lower-case form at the end of a word.
  ς: 'σ',
};

/**
 * Lower case, no accents, plain punctuation, exactly as long as the text: positions in it are positions in the text.
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

/**
 * Whether a UTF-16 unit of a folded text is a letter or digit. Beyond Latin-1 every unit counts as one, except for
 * punctuation and symbols.
 */
export const isWordUnit = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 48 && code <= 57) ||
  (code >= 223 && code < 0x2000 && code !== 247) ||
  (code >= 0x2c00 && !(code >= 0x3000 && code <= 0x303f) && !(code >= 0xff00 && code <= 0xff0f));

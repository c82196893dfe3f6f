/** Signs and letters that label texts copied from web pages name; the rest of the accented ones follow from their parts. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  reg: '®',
  trade: '™',
  copy: '©',
  plusmn: '±',
  le: '≤',
  ge: '≥',
  micro: 'µ',
  times: '×',
  frac12: '½',
  frac14: '¼',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  eth: 'ð',
  thorn: 'þ',
};
/** Combining signs by the second half of an entity's name: "eacute" is e with an acute accent. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};
const ACCENTED = /^([a-zA-Z])(acute|grave|circ|uml|tilde|ring|cedil|caron)$/;
// "&amp;amp;" was encoded more than once.
const ENTITY = /&(?:amp;)*(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g;

/** Control signs would part words where nobody sees it; what is no sign of Unicode stays as it stands. */
const signOf = (code: number): string | null => {
  if (code < 32 || (code >= 127 && code < 160)) return code === 9 || code === 10 || code === 13 ? ' ' : null;
  return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? null : String.fromCodePoint(code);
};

const namedSign = (name: string): string | null => {
  const known = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  if (known !== undefined) return known;
  const [, letter = '', accent = ''] = ACCENTED.exec(name) ?? [];
  const sign = Object.hasOwn(ACCENTS, accent) ? `${letter}${ACCENTS[accent]}`.normalize('NFC') : '';
  return sign.length === 1 ? sign : null;
};

/**
 * A text with the character references of HTML read as what they stand for: "&amp;", "&#39;", "&#x27;", "&eacute;".
 * Names that are not known stay as they stand.
 * @param text a label as it came
 */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        ENTITY,
        (all, decimal: string | undefined, hex: string | undefined, name: string | undefined) =>
          (name !== undefined
            ? // A label in capitals was put there after it was encoded: "&NBSP;".
              (namedSign(name) ?? namedSign(name.toLowerCase()))
            : signOf(decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16))) ?? all,
      )
    : text;

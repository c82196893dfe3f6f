/** Named entities in label texts copied from web pages. Other accented letters are composed from their parts. */
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
/** Combining accents by the second half of an entity's name: "eacute" is e with an acute accent. */
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

/** Space for a tab or line break; null for invalid codes and other control characters, which split words unseen. */
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
 * Decodes the HTML character references in a text: "&amp;", "&#39;", "&#x27;", "&eacute;". Unknown ones are left as
 * they are.
 * @param text a label as received
 */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        ENTITY,
        (all, decimal: string | undefined, hex: string | undefined, name: string | undefined) =>
          (name !== undefined
            ? // A label set in capitals after it was encoded: "&NBSP;".
              (namedSign(name) ?? namedSign(name.toLowerCase()))
            : signOf(decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16))) ?? all,
      )
    : text;

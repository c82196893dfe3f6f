const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  reg: '®',
  trade: '™',
};
const LAST_CODE_POINT = 0x10ffff;

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const hex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
  return code > 31 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : ' ';
}

// Line breaks and tabs stay for the collapse of white space; all else that nobody sees goes.
const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g;
/** A half of a surrogate pair, which no text may hold. */
const TORN = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Text of a source as plain text: markup and entities read, invisible signs gone, white space collapsed, NFC.
 * @param most characters that are kept; a longer text ends at a word with an ellipsis
 */
export function cleanText(text: string, most: number): string {
  const plain = text
    .slice(0, most * 8)
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replace(/&(#?\w{1,8});/g, entity)
    .replace(/<[^<>]{0,2000}>/g, ' ')
    .replace(TORN, '')
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1).replace(TORN, '');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`;
}

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

// Line breaks and tabs are kept until white space is collapsed; all other invisible characters are removed.
const UNSEEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/g;
/** An unpaired surrogate, which is not valid in text. */
const TORN = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Converts text of a source to plain text: markup removed, entities decoded, invisible characters removed, white space
 * collapsed, NFC.
 * @param most maximum characters; a longer text is cut at a word, with an ellipsis
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

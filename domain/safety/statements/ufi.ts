/** Characters of a UFI in the order of their values, 0 to 30 (ECHA, UFI developers manual): no B, I, L, O, Z. */
const ALPHABET = '0123456789ACDEFGHJKMNPQRSTUVWXY';
/** Letters that are never in a UFI, with the character each is a misreading of. */
const MISREAD: Readonly<Record<string, string>> = { B: '8', I: '1', L: '1', O: '0', Z: '2' };
const PRINTED = /(?:\bUFI\b[ :.]{0,4})?\b([0-9A-Z]{4})[ -]([0-9A-Z]{4})[ -]([0-9A-Z]{4})[ -]([0-9A-Z]{4})\b/gi;

/** Whether sixteen characters are a UFI: the sum of each value times its position is a multiple of 31. */
export const isUfi = (code: string): boolean => {
  if (code.length !== 16) return false;
  let sum = 0;
  for (let at = 0; at < code.length; at += 1) {
    const value = ALPHABET.indexOf(code.charAt(at));
    if (value < 0) return false;
    sum += value * (at + 1);
  }
  return sum % 31 === 0;
};

/** Four groups of four after the letters UFI, whether or not the checksum holds: a code, even if misread. */
const NAMED = /\bUFI\b[ \t\n:.#-]{0,5}(?=[^\n]{0,24}\d)(?:[0-9A-Z]{4}[ \t\n–-]{0,2}){3}[0-9A-Z]{4}(?![0-9A-Z])/gi;

/** Where a label names a UFI, even a misread one: no part of it is an ingredient ("UFI: E500-…"). */
export const ufiPlaces = (text: string): readonly (readonly [start: number, end: number])[] =>
  [...text.matchAll(NAMED)].map((hit) => [hit.index, hit.index + hit[0].length] as const);

/**
 * The unique formula identifier of a label (Annex VIII of Regulation (EC) 1272/2008), its check character verified.
 * Letters that cannot be in a UFI are read as the digits they look like.
 * @returns the code with dashes and its offsets; null if there is no code with a valid checksum
 */
export const readUfi = (
  text: string,
): { readonly code: string; readonly start: number; readonly end: number } | null => {
  for (const hit of text.matchAll(PRINTED)) {
    const groups = hit.slice(1).map((group) => [...group.toUpperCase()].map((sign) => MISREAD[sign] ?? sign).join(''));
    if (isUfi(groups.join(''))) return { code: groups.join('-'), start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
};

// Crockford's base 32: digits and letters without I, L, O and U, which are read as others or make words.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 40 bits: nobody finds one of a few thousand codes by trying at the rate the limit allows. */
const LENGTH = 8;

/**
 * A code by which a household brings others.
 * @param random at least 8 random bytes
 */
export const referralCode = (random: Uint8Array): string =>
  Array.from(random.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/**
 * A code as somebody typed it or a link brought it: case, spaces and hyphens do not matter, and letters that look like
 * digits are read as these.
 * @returns null where it cannot be one
 */
export function readReferralCode(text: string): string | null {
  const code = text.slice(0, 40).toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

/** As it is shown, in two groups. */
export const shownCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

// Crockford's base 32: digits and letters without I, L, O and U, which are misread or form words.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 40 bits: too many to find one of a few thousand codes by guessing within the rate limit. */
const LENGTH = 8;

/**
 * Generates a household's referral code.
 * @param random at least 8 random bytes
 */
export const referralCode = (random: Uint8Array): string =>
  Array.from(random.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');

/**
 * Parses a code that was typed or came with a link. Case, spaces and hyphens do not matter, and letters that look like
 * digits count as digits.
 * @returns null if it cannot be a code
 */
export function readReferralCode(text: string): string | null {
  const code = text.slice(0, 40).toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

/** Formats a code for display, in two groups. */
export const shownCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

// Two-step sign-in: the codes of an authenticator app, and those for whoever lost it (product P2.2.14).

/** Digits of a code of an app (RFC 4226, 5.3). */
export const CODE_DIGITS = 6;
/** How long each counts (RFC 6238, 5.2). */
export const CODE_SECONDS = 30;
/** Codes of the step before and the one after count too, since clocks of phones differ (RFC 6238, 5.2). */
export const STEPS_AROUND = 1;
/** Bytes of a secret: as many as its SHA-1 gives (RFC 4226, 4, R6). */
export const SECRET_BYTES = 20;
/** A secret that was shown and not confirmed by a code is of no use after this long. */
export const ENROLMENT_MS = 30 * 60_000;
/** Recovery codes of one person. */
export const RECOVERY_CODES = 10;
/** 120 bits: above 112, a hash of it alone needs no salt (OWASP ASVS 5.0.0, 6.5.2). */
export const RECOVERY_BYTES = 15;

/** Crockford's base32: no letter that is taken for a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_SIGNS = (RECOVERY_BYTES * 8) / 5;

/** A code as somebody typed it: of the app, or one for recovery, in the form in which it is compared. */
export interface TypedCode {
  readonly kind: 'app' | 'recovery';
  readonly code: string;
}

/**
 * Writes a recovery code as it is shown: six groups of four.
 * @param bytes {@link RECOVERY_BYTES} random ones
 */
export function recoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const signs = (bits.match(/.{5}/g) ?? []).map((five) => SIGNS[Number.parseInt(five, 2)] ?? '');
  return (signs.join('').match(/.{4}/g) ?? []).join('-');
}

/** Reads what was typed: spaces and dashes, small letters, and letters in the place of digits make no difference. Null where it is no code. */
export function readCode(text: string): TypedCode | null {
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d+$/.test(plain) && plain.length === CODE_DIGITS) return { kind: 'app', code: plain };
  const code = plain.replace(/O/g, '0').replace(/[IL]/g, '1');
  const isOne = code.length === RECOVERY_SIGNS && [...code].every((sign) => SIGNS.includes(sign));
  return isOne ? { kind: 'recovery', code } : null;
}

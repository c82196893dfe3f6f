// Two-step sign-in: the codes of an authenticator app, and recovery codes for people who lost it (product P2.2.14).

/** Digits of an authenticator code (RFC 4226, 5.3). */
export const CODE_DIGITS = 6;
/** Length of a time step (RFC 6238, 5.2). */
export const CODE_SECONDS = 30;
/** Codes of one step before and after are accepted too, since phone clocks differ (RFC 6238, 5.2). */
export const STEPS_AROUND = 1;
/** Bytes of a secret: the output length of SHA-1 (RFC 4226, 4, R6). */
export const SECRET_BYTES = 20;
/** A secret that was not confirmed with a code expires after this time. */
export const ENROLMENT_MS = 30 * 60_000;
/** Number of recovery codes per person. */
export const RECOVERY_CODES = 10;
/** 120 bits: above 112 bits, a plain hash needs no salt (OWASP ASVS 5.0.0, 6.5.2). */
export const RECOVERY_BYTES = 15;

/** Crockford's base32: no letters that can be mistaken for digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_SIGNS = (RECOVERY_BYTES * 8) / 5;

/** A typed code, of the app or for recovery, normalised for comparison. */
export interface TypedCode {
  readonly kind: 'app' | 'recovery';
  readonly code: string;
}

/**
 * Formats a recovery code for display: six groups of four.
 * @param bytes {@link RECOVERY_BYTES} random ones
 */
export function recoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const signs = (bits.match(/.{5}/g) ?? []).map((five) => SIGNS[Number.parseInt(five, 2)] ?? '');
  return (signs.join('').match(/.{4}/g) ?? []).join('-');
}

/**
 * Parses a typed code. Spaces, dashes and case make no difference, nor do letters typed for digits (O for 0, I or L
 * for 1). Null if it is no code.
 */
export function readCode(text: string): TypedCode | null {
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d+$/.test(plain) && plain.length === CODE_DIGITS) return { kind: 'app', code: plain };
  const code = plain.replace(/O/g, '0').replace(/[IL]/g, '1');
  const isOne = code.length === RECOVERY_SIGNS && [...code].every((sign) => SIGNS.includes(sign));
  return isOne ? { kind: 'recovery', code } : null;
}

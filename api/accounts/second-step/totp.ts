import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { CODE_DIGITS, CODE_SECONDS, SECRET_BYTES, STEPS_AROUND } from '#domain/accounts/second-step.ts';

const codesOf = (secret: Uint8Array, account = ''): TOTP =>
  new TOTP({
    issuer: 'Safeshelf',
    label: account,
    // Every app supports it: many accept no other algorithm, and RFC 6238 names it first.
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: CODE_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** Codes that change with the time (RFC 6238). */
export const totp = {
  newSecret: (): Buffer => randomBytes(SECRET_BYTES),
  /** A secret as an app takes it: as text, and as the URI in a QR code. @param account what the app calls it */
  shown: (secret: Uint8Array, account: string): { readonly secret: string; readonly uri: string } => {
    const codes = codesOf(secret, account);
    return { secret: codes.secret.base32, uri: codes.toString() };
  },
  /** The time step of a code, if it is one of those valid at the moment; else null. */
  stepOf(secret: Uint8Array, code: string, nowMs: number): number | null {
    const codes = codesOf(secret);
    const away = codes.validate({ token: code, timestamp: nowMs, window: STEPS_AROUND });
    return away === null ? null : codes.counter({ timestamp: nowMs }) + away;
  },
};

import { fail, type Result, succeed } from '../problem.ts';

declare const checked: unique symbol;
/**
 * A GTIN-14 with a valid check digit: the only form in which a code is stored. Made only by {@link parseGtin} and
 * {@link storedGtin}.
 */
export type Gtin = string & { readonly [checked]: 'Gtin' };

/**
 * The check digit of a GTIN of any length: weights 3 and 1 from the right (GS1 General Specifications 7.9).
 * @param body the digits without the check digit
 */
export function checkDigit(body: string): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 1) {
    const digit = body.charCodeAt(body.length - 1 - at) - 48;
    sum += at % 2 === 0 ? digit * 3 : digit;
  }
  return (10 - (sum % 10)) % 10;
}

const fits = (code: string): boolean => checkDigit(code.slice(0, -1)) === code.charCodeAt(code.length - 1) - 48;

/**
 * Expands a UPC-E of 8 digits (number system, six digits, check digit) to the UPC-A it abbreviates
 * (GS1 General Specifications 5.2.2.4). Null if the number system is not 0 or 1.
 */
export function expandUpcE(code: string): string | null {
  if (!/^[01]\d{7}$/.test(code)) return null;
  const system = code[0];
  const [a, b, c, d, e, f] = code.slice(1, 7);
  const check = code[7];
  const body =
    f === '0' || f === '1' || f === '2'
      ? `${a}${b}${f}0000${c}${d}${e}`
      : f === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : f === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${f}`;
  return `${system}${body}${check}`;
}

/** The symbology that the decoder reports. Without it an 8-digit code is read as EAN-8 first, then as UPC-E. */
export type Symbology = 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E';

/**
 * Reads a scanned or typed barcode. Everything but digits is dropped, the length must be 8, 12 or 13, and the check
 * digit must fit (product P5.1). The server's own form of a code, 14 digits beginning with 0, is accepted as well.
 * @returns the GTIN-14, or INVALID_BARCODE with a sentence that says what to do
 */
export function parseGtin(text: string, symbology?: Symbology): Result<Gtin> {
  const digits = text.slice(0, 64).replace(/\D/g, '');
  // GS1 never issues the number 0, though its check digit fits.
  if (/^0+$/.test(digits)) {
    const message = 'A barcode cannot be all zeros. Check the number and try again.';
    return fail('INVALID_BARCODE', message, { fields: { barcode: message } });
  }
  const padded = digits.length === 14 && digits.startsWith('0');
  if (digits.length === 13 || digits.length === 12 || padded) {
    if (fits(digits)) return succeed(digits.padStart(14, '0') as Gtin);
  } else if (digits.length === 8) {
    if (symbology !== 'UPC-E' && fits(digits)) return succeed(digits.padStart(14, '0') as Gtin);
    const upcA = symbology === 'EAN-8' ? null : expandUpcE(digits);
    if (upcA && fits(upcA)) return succeed(upcA.padStart(14, '0') as Gtin);
  } else {
    const message = 'A barcode has 8, 12 or 13 digits. Check the number and try again.';
    return fail('INVALID_BARCODE', message, { fields: { barcode: message } });
  }
  const message = `${digits.length} digits read, but the last one does not match. Check the number and try again.`;
  return fail('INVALID_BARCODE', message, { fields: { barcode: message } });
}

/** Reads an id that may be a stored GTIN-14. Null if it is anything else. */
export const storedGtin = (id: string): Gtin | null => (/^\d{14}$/.test(id) && fits(id) ? (id as Gtin) : null);

/** The code as printed under the bars: 8, 12 or 13 digits, or 14 on a case of several packs. */
export function printedCode(gtin: Gtin): string {
  if (!gtin.startsWith('0')) return gtin;
  if (gtin.startsWith('000000')) return gtin.slice(6);
  if (gtin.startsWith('00')) return gtin.slice(2);
  return gtin.slice(1);
}

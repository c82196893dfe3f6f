import { checkDigit, expandUpcE, type Gtin, storedGtin } from '../products/gtin.ts';

/**
 * Why a published code is not a GTIN to find a product by: `none` there is no code, `length` it is too short or too
 * long, `check_digit` the last digit does not fit, `in_store` each shop assigns such numbers itself.
 */
export type CodeFault = 'none' | 'length' | 'check_digit' | 'in_store';

/** A code as a catalogue publishes it. */
export interface PublishedCode {
  /** Its digits, as published; empty if there are none. */
  readonly digits: string;
  /** The GTIN-14; null if there is a fault. */
  readonly gtin: Gtin | null;
  readonly fault: CodeFault | null;
}

/** With fewer digits than this, not counting leading zeros, a code is a shop's or a person's own numbering. */
const FEWEST_DIGITS = 6;

const fits = (code: string): boolean => checkDigit(code.slice(0, -1)) === code.charCodeAt(code.length - 1) - 48;

/**
 * Whether a GTIN-14 is a restricted circulation number: prefixes 02, 04 and 20 to 29 of a GTIN-13, 0 and 2 of a GTIN-8
 * (GS1 General Specifications 1.4.2 and 1.4.4). Such a number means different products in different shops.
 */
const isInStore = (gtin14: string): boolean =>
  gtin14.startsWith('000000') ? /^[02]/.test(gtin14.slice(6)) : /^0(?:02|04|2)/.test(gtin14);

/**
 * Reads a published code (product P14.2). Leading zeros that a spreadsheet dropped are restored, and the UPC-A, EAN-13
 * and UPC-E forms of one number become the same GTIN-14.
 * @param text the cell, with or without signs between the digits
 */
export function publishedCode(text: string): PublishedCode {
  const digits = text.replace(/\D/g, '').slice(0, 64);
  const bare = digits.replace(/^0+/, '');
  const refused = (fault: CodeFault): PublishedCode => ({ digits, gtin: null, fault });
  if (bare === '') return refused('none');
  if (bare.length > 14 || bare.length < FEWEST_DIGITS) return refused('length');
  const padded = bare.padStart(14, '0');
  const upcA = fits(padded) || digits.length !== 8 ? null : expandUpcE(digits);
  const whole = fits(padded) ? padded : upcA !== null && fits(upcA) ? upcA.padStart(14, '0') : null;
  if (whole === null) return refused('check_digit');
  return isInStore(whole) ? refused('in_store') : { digits, gtin: storedGtin(whole), fault: null };
}

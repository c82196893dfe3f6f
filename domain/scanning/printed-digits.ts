import { type Gtin, parseGtin } from '../products/gtin.ts';
import { digitStrips } from './bar-strip.ts';
import type { Picture } from './picture.ts';
import { quarterTurned } from './views.ts';

/**
 * Numbers that no maker's product has: a shop's own (prefixes 02, 04, 20 to 29), coupons (05, 98, 99), and unassigned
 * ones (140 to 199). GS1 General Specifications 1.4.2. A number that has lost a digit is often one of these.
 */
const NO_PRODUCT = /^0(?:0[245]|1[4-9]|2|9[89])/;

/**
 * The code in a line of print, if it is one: 8, 12 or 13 digits with a valid check digit. Eight digits are an EAN-8
 * unless they begin with 0, which no EAN-8 of a product does (GS1 General Specifications 1.4.3: prefixes 000 to 099 are
 * a shop's own): those are a UPC-E. Digits that begin with 1 could be either, and are rejected.
 */
export function codeOfLine(line: string): Gtin | null {
  const digits = line.replace(/\s/g, '');
  if (!/^\d+$/.test(digits)) return null;
  if (digits.length !== 8) {
    const read = parseGtin(digits);
    return read.ok && !NO_PRODUCT.test(read.value) ? read.value : null;
  }
  if (digits.startsWith('1')) return null;
  const read = parseGtin(digits, digits.startsWith('0') ? 'UPC-E' : 'EAN-8');
  return read.ok ? read.value : null;
}

/** The strips under the bars of a picture that is first rotated clockwise by quarter turns (`bar-strip.ts`). */
export const turnedStrips = (picture: Picture, quarters: number): Picture[] =>
  digitStrips(quarterTurned(picture, quarters));

/** Reads the lines in the strips of a picture, rotated by this many quarter turns, with OCR that knows only digits. */
export type ReadDigitLines = (quarters: number) => Promise<readonly string[]>;

/**
 * Reads the digits printed under bars that no decoder could read. One number in ten fits by chance, so the result is a
 * suggestion for a person to compare with the pack, and never a scan by itself.
 * @returns the one code that was seen; null if there was none, or more than one
 */
export async function readPrintedDigits(look: ReadDigitLines): Promise<Gtin | null> {
  for (const quarters of [0, 1, 3, 2]) {
    const seen = new Set((await look(quarters)).flatMap((line) => codeOfLine(line) ?? []));
    const [only] = seen;
    if (only) return seen.size === 1 ? only : null;
  }
  return null;
}

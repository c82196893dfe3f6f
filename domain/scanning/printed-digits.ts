import { type Gtin, parseGtin } from '../products/gtin.ts';
import { digitStrips } from './bar-strip.ts';
import type { Picture } from './picture.ts';
import { quarterTurned } from './views.ts';

/**
 * Numbers that no product of a maker carries: a shop's own (prefixes 02, 04, 20 to 29), coupons (05, 98, 99), and what
 * was never given out (140 to 199). GS1 General Specifications 1.4.2. A number of which a digit was lost is often one.
 */
const NO_PRODUCT = /^0(?:0[245]|1[4-9]|2|9[89])/;

/**
 * The code that a line of print is, if it is one: 8, 12 or 13 digits, the last of which fits. Eight digits are an EAN-8
 * unless they begin with 0, which no EAN-8 of a product does (GS1 General Specifications 1.4.3: prefixes 000 to 099 are
 * a shop's own): then they are a UPC-E. With a 1 they may be either, and are neither.
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

/** The strips under the bars of a picture that was turned clockwise by quarters of a circle first (`bar-strip.ts`). */
export const turnedStrips = (picture: Picture, quarters: number): Picture[] =>
  digitStrips(quarterTurned(picture, quarters));

/** Reads the lines in the strips of a picture, turned like this, with a reader that knows nothing but digits. */
export type LookUnderBars = (quarters: number) => Promise<readonly string[]>;

/**
 * Reads the digits that are printed under bars which no decoder could read. One number in ten fits by chance, so what
 * comes of it is a suggestion for a person to compare with the pack, and never a scan by itself.
 * @returns the one code that was seen; null where there was none, or more than one
 */
export async function readPrintedDigits(look: LookUnderBars): Promise<Gtin | null> {
  for (const quarters of [0, 1, 3, 2]) {
    const seen = new Set((await look(quarters)).flatMap((line) => codeOfLine(line) ?? []));
    const [only] = seen;
    if (only) return seen.size === 1 ? only : null;
  }
  return null;
}

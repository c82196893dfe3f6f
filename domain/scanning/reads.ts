import { type Gtin, parseGtin, type Symbology } from '../products/gtin.ts';
import type { Picture } from './picture.ts';

/** What a decoder says it saw, unchecked. */
export interface RawRead {
  readonly digits: string;
  readonly symbology: Symbology;
}

/** A code whose check digit fits. */
export interface CheckedRead {
  readonly gtin: Gtin;
  readonly symbology: Symbology;
}

/** Searches a picture for retail codes. Add-ons (+2, +5) are left out: the product code is the product code. */
export type Decoder = (picture: Picture) => Promise<readonly RawRead[]>;

/**
 * Japanese books carry a second row of bars with the subject and the price; it begins with 191 or 192, which is no GS1
 * prefix of any product (GS1 General Specifications 1.4: 140 to 199 unassigned; JPO rules for the book JAN code).
 */
const isBookPrice = (gtin: Gtin): boolean => /^019[12]/.test(gtin);

/** The reads whose check digit fits and that name a product, each code once. */
export function checkedReads(reads: readonly RawRead[]): CheckedRead[] {
  const found = new Map<Gtin, CheckedRead>();
  for (const { digits, symbology } of reads) {
    const gtin = parseGtin(digits, symbology);
    if (gtin.ok && !isBookPrice(gtin.value) && !found.has(gtin.value))
      found.set(gtin.value, { gtin: gtin.value, symbology });
  }
  return [...found.values()];
}

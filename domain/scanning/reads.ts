import { type Gtin, parseGtin, type Symbology } from '../products/gtin.ts';
import type { Picture } from './picture.ts';

/** A point of a picture: pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a symbol stands in a picture: its four corners, in order around it. */
export type Place = readonly [Point, Point, Point, Point];

/** What a decoder says it saw, unchecked. */
export interface RawRead {
  readonly digits: string;
  readonly symbology: Symbology;
  /** In the picture that was shown to the decoder, which may be another size than the frame; absent where it is not told. */
  readonly place?: Place;
  /** Lines of the picture that said the same; absent where it is not told. */
  readonly lines?: number;
}

/** A code whose check digit fits. */
export interface CheckedRead {
  readonly gtin: Gtin;
  readonly symbology: Symbology;
}

/** A checked code with its place in the picture; null where the decoder did not tell. */
export interface PlacedRead extends CheckedRead {
  readonly place: Place | null;
}

/** Searches a picture for retail codes. Add-ons (+2, +5) are left out: the product code is the product code. */
export type Decoder = (picture: Picture) => Promise<readonly RawRead[]>;

/**
 * Japanese books carry a second row of bars with the subject and the price; it begins with 191 or 192, which is no GS1
 * prefix of any product (GS1 General Specifications 1.4: 140 to 199 unassigned; JPO rules for the book JAN code).
 */
const isBookPrice = (gtin: Gtin): boolean => /^019[12]/.test(gtin);

/**
 * UPC-E is printed of numbers that begin with 0 alone (GS1 General Specifications 5.2.2.4). One that begins with 1 is what
 * the left half of an EAN-13 looks like: the same sets of digits in the same order, and the middle bars for the last.
 */
const isHalfOfLonger = (gtin: Gtin, symbology: Symbology): boolean => symbology === 'UPC-E' && !gtin.startsWith('000');

/** The code of a read whose check digit fits and that names a product; null for any other. */
export function productCode({ digits, symbology }: RawRead): Gtin | null {
  const gtin = parseGtin(digits, symbology);
  return gtin.ok && !isBookPrice(gtin.value) && !isHalfOfLonger(gtin.value, symbology) ? gtin.value : null;
}

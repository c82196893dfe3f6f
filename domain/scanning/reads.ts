import { type Gtin, parseGtin, type Symbology } from '../products/gtin.ts';
import type { Picture } from './picture.ts';

/** A point of a picture, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a symbol is in a picture: its four corners, in order around it. */
export type Place = readonly [Point, Point, Point, Point];

/** What a decoder reports, unchecked. */
export interface RawRead {
  readonly digits: string;
  readonly symbology: Symbology;
  /** In the picture shown to the decoder, which may differ in size from the frame; absent if not reported. */
  readonly place?: Place;
  /** Number of lines of the picture with the same result; absent if not reported. */
  readonly lines?: number;
}

/** A code whose check digit fits. */
export interface CheckedRead {
  readonly gtin: Gtin;
  readonly symbology: Symbology;
}

/** A checked code with its place in the picture; null if the decoder did not report one. */
export interface PlacedRead extends CheckedRead {
  readonly place: Place | null;
}

/** Searches a picture for retail codes. Add-ons (+2, +5) are ignored: they are not part of the product code. */
export type Decoder = (picture: Picture) => Promise<readonly RawRead[]>;

/**
 * Japanese books have a second row of bars with the subject and the price. It begins with 191 or 192, which is not a
 * GS1 prefix of any product (GS1 General Specifications 1.4: 140 to 199 unassigned; JPO rules for the book JAN code).
 */
const isBookPrice = (gtin: Gtin): boolean => /^019[12]/.test(gtin);

/**
 * UPC-E is printed only for numbers that begin with 0 (GS1 General Specifications 5.2.2.4). A UPC-E that begins with 1
 * is what the left half of an EAN-13 looks like: the same sets of digits in the same order, then the middle bars in
 * place of the last ones.
 */
const isHalfOfLonger = (gtin: Gtin, symbology: Symbology): boolean => symbology === 'UPC-E' && !gtin.startsWith('000');

/** The code of a read whose check digit fits and that names a product; null for any other. */
export function productCode({ digits, symbology }: RawRead): Gtin | null {
  const gtin = parseGtin(digits, symbology);
  return gtin.ok && !isBookPrice(gtin.value) && !isHalfOfLonger(gtin.value, symbology) ? gtin.value : null;
}

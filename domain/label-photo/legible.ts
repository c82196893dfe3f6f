import type { OcrWord } from './ocr.ts';
import { confidenceOf } from './print-confidence.ts';

/**
 * Distance of two lines, in pixels of the photograph, below which print is too small to be read: letters of nine pixels
 * and less, of which half of the words and fewer were read (README, table of letter heights).
 */
const CLOSEST_LINES = 12;
/** Confidence below which what was read is more wrong than right: shapes of small or blurred letters. */
const WORTH_SHOWING = 0.65;

/** Whether print is large enough on its photograph. @param lineDistance in pixels of the photograph; 0 where it was not found */
export const isLargeEnough = (lineDistance: number): boolean => lineDistance === 0 || lineDistance >= CLOSEST_LINES;

/** Whether words were read well enough to be shown as a list. */
export const isWorthShowing = (words: readonly OcrWord[]): boolean => confidenceOf(words) >= WORTH_SHOWING;

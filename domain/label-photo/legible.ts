import type { OcrWord } from './ocr.ts';
import { confidenceOf } from './print-confidence.ts';

/**
 * Line distance, in pixels of the photograph, below which print is too small to read: letters of nine pixels or less,
 * of which at most half of the words were read (README, table of letter heights).
 */
const CLOSEST_LINES = 12;
/** Below this confidence a reading is more wrong than right: shapes of small or blurred letters. */
const WORTH_SHOWING = 0.65;

/** Whether print is large enough to read. @param lineDistance in pixels of the photograph; 0 if it was not found */
export const isLargeEnough = (lineDistance: number): boolean => lineDistance === 0 || lineDistance >= CLOSEST_LINES;

/** Whether words were read well enough to show them as a list. */
export const isWorthShowing = (words: readonly OcrWord[]): boolean => confidenceOf(words) >= WORTH_SHOWING;

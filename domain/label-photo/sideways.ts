import { type Frame, greyPicture, pictureOf } from '../scanning/picture.ts';
import { quarterTurned } from '../scanning/views.ts';
import { withEvenLight } from './light.ts';
import { reduced } from './print-map.ts';
import { levelness } from './straighten.ts';

/** How much more clearly lines must run up and down than across to count as sideways. */
const CLEARLY = 1.1;
/** The least shorter side of a reduced picture that has enough lines to tell. */
const ENOUGH = 96;

/**
 * Whether the lines of a photograph clearly run up and down. Checked before OCR, which takes long over a sideways page.
 */
export function liesSideways(frame: Frame): boolean {
  const { width, height, luma } = reduced(pictureOf(frame));
  if (Math.min(width, height) < ENOUGH) return false;
  const small = withEvenLight(greyPicture(width, height, Uint8ClampedArray.from(luma)));
  return levelness(quarterTurned(small, 1)) > levelness(small) * CLEARLY;
}

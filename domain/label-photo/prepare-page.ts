import { type Frame, type Picture, pictureOf } from '../scanning/picture.ts';
import { doubled, halved, quarterTurned, sharpened } from '../scanning/views.ts';
import { inverted, percentile, softened, withEvenLight } from './light.ts';
import { lightLetters } from './light-letters.ts';
import { straightened } from './straighten.ts';

/** Grain: the median difference of neighbouring pixels after the light was evened, when paper should be uniform. */
function grainOf(picture: Picture): number {
  const luma = picture.luma();
  const counts = new Uint32Array(256);
  let seen = 0;
  for (let at = 1; at < luma.length; at += 7) {
    const by = Math.abs((luma[at] ?? 0) - (luma[at - 1] ?? 0));
    counts[by] = (counts[by] ?? 0) + 1;
    seen += 1;
  }
  return percentile(counts, seen, 0.5);
}

/** Grain above which the picture is softened once, and twice. */
const GRAINY = 14;
const VERY_GRAINY = 30;
/** Line distance, in pixels, below which letters are too small to be read unscaled. */
const SMALL_PITCH = 24;
/** Line distance above which half the size is read better, and faster. */
const LARGE_PITCH = 64;

/** Pixels above which a photograph has more detail than letters need. */
const LARGE = 4_000_000;
/** Width below which a picture is enlarged before its lines are looked for. */
const NARROW = 700;

/** A page ready for OCR. */
export interface PreparedPage {
  readonly picture: Picture;
  /** Distance between two lines in pixels; 0 if it was not found. */
  readonly pitch: number;
  /** The same in pixels of the photograph. */
  readonly lineDistance: number;
}

/**
 * Prepares a photograph of a label for OCR: dark letters on even paper, level lines, letters of a size that OCR reads
 * well. All steps are whole-number arithmetic or plain sums, so phone and server prepare the same page.
 * @param quarters quarter turns clockwise to apply first, because a photograph does not say which side is up
 */
export function preparedPage(frame: Frame, quarters: number): PreparedPage {
  let picture = quarterTurned(pictureOf(frame), quarters);
  let scale = 1;
  if (picture.width * picture.height > LARGE) [picture, scale] = [halved(picture), scale / 2];
  if (picture.width < NARROW) [picture, scale] = [doubled(picture), scale * 2];
  if (lightLetters(picture)) picture = inverted(picture);
  let even = withEvenLight(picture);
  const grain = grainOf(even);
  if (grain > GRAINY) even = withEvenLight(grain > VERY_GRAINY ? softened(softened(picture)) : softened(picture));
  const { picture: lines, pitch } = straightened(even);
  const lineDistance = pitch / scale;
  if (pitch > LARGE_PITCH) return { picture: halved(lines), pitch: pitch / 2, lineDistance };
  return pitch > 0 && pitch < SMALL_PITCH
    ? { picture: sharpened(doubled(lines)), pitch: pitch * 2, lineDistance }
    : { picture: lines, pitch, lineDistance };
}

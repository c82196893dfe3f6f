import { type Frame, type Picture, pictureOf } from '../scanning/picture.ts';
import { doubled, halved, quarterTurned, sharpened } from '../scanning/views.ts';
import { evened, inverted, percentile, softened } from './light.ts';
import { lightLetters } from './light-letters.ts';
import { straightened } from './straighten.ts';

/** Mean difference of neighbours on what should be even paper, after the light was evened: grain. */
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

/** Grain above which letters are softened once, and twice. */
const GRAINY = 14;
const VERY_GRAINY = 30;
/** Distance of lines, in pixels, below which letters are too small to be read as they are. */
const SMALL_PITCH = 24;
/** Distance above which half the size is read better, and sooner. */
const LARGE_PITCH = 64;

/** Pixels above which a photograph holds more than letters need. */
const LARGE = 4_000_000;
/** Width below which a picture is enlarged before its lines are looked for. */
const NARROW = 700;

/** A page that an optical reader can read. */
export interface PreparedPage {
  readonly picture: Picture;
  /** Distance of two lines in pixels; 0 where it was not found. */
  readonly pitch: number;
  /** The same in pixels of the photograph. */
  readonly lineDistance: number;
}

/**
 * A photograph of a label made ready for reading: dark letters on even paper, level lines, letters of a size that
 * readers like. All steps are whole-number arithmetic or plain sums, so phone and server prepare the same page.
 * @param quarters of a circle by which it is turned clockwise first: a photograph carries no sign of which side is up
 */
export function preparedPage(frame: Frame, quarters: number): PreparedPage {
  let picture = quarterTurned(pictureOf(frame), quarters);
  let scale = 1;
  if (picture.width * picture.height > LARGE) [picture, scale] = [halved(picture), scale / 2];
  if (picture.width < NARROW) [picture, scale] = [doubled(picture), scale * 2];
  if (lightLetters(picture)) picture = inverted(picture);
  let even = evened(picture);
  const grain = grainOf(even);
  if (grain > GRAINY) even = evened(grain > VERY_GRAINY ? softened(softened(picture)) : softened(picture));
  const { picture: lines, pitch } = straightened(even);
  const lineDistance = pitch / scale;
  if (pitch > LARGE_PITCH) return { picture: halved(lines), pitch: pitch / 2, lineDistance };
  return pitch > 0 && pitch < SMALL_PITCH
    ? { picture: sharpened(doubled(lines)), pitch: pitch * 2, lineDistance }
    : { picture: lines, pitch, lineDistance };
}

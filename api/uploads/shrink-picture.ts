import { type Result, succeed } from '#domain/problem.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { isPicture, MAX_PIXELS, notAPicture, TIMEOUT_SECONDS } from '../pictures/picture.ts';

/** Pixels of the longer side that are kept (security rules, 3.5): enough to read a label again. */
const LONGEST = 1600;
const QUALITY = 82;

/**
 * Makes the one file that is stored of an uploaded picture: upright, no larger than needed, a JPEG of our own making.
 * Where and when it was taken goes with everything else that was in the file.
 * @returns INVALID_INPUT for the field `image` where it is no picture that is taken
 */
export async function shrinkPicture(bytes: Uint8Array): Promise<Result<Uint8Array>> {
  if (!isPicture(bytes)) return notAPicture();
  const sharp = await loadSharp();
  try {
    const made = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return succeed(made);
  } catch {
    // Damaged, too large or too slow: in every case the file is the reason, and the message says what to do.
    return notAPicture();
  }
}

import { type Result, succeed } from '#domain/problem.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { isPicture, MAX_PIXELS, notAPicture, TIMEOUT_SECONDS } from '../pictures/picture.ts';

/** The longer side of the stored picture, in pixels (docs/security.md): enough to read a label again. */
const LONGEST = 1600;
const QUALITY = 82;

/**
 * Makes the one file that is stored of an uploaded picture: upright, no larger than needed, re-encoded as JPEG. All its
 * metadata is dropped, including where and when it was taken.
 * @returns INVALID_INPUT for the field `image` if it is not an accepted picture
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
    // Damaged, too large or too slow: the cause is the file in each case, and the message says what to do.
    return notAPicture();
  }
}

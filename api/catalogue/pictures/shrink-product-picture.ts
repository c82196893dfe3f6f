import { loadSharp } from '../../pictures/load-sharp.ts';
import { isPicture, MAX_PIXELS, TIMEOUT_SECONDS } from '../../pictures/picture.ts';

/** Pixels of the longer side: three for each that a report shows it in. Some ten kilobytes. */
const LONGEST = 288;
const QUALITY = 70;

/**
 * Draws a fetched picture anew, small: nothing that was in the file goes on to a phone but what it shows.
 * @returns WebP; null where it is no picture that is taken
 */
export async function shrinkProductPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!isPicture(bytes)) return null;
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
}

import { loadSharp } from '../../pictures/load-sharp.ts';
import { isPicture, MAX_PIXELS, TIMEOUT_SECONDS } from '../../pictures/picture.ts';

/** Pixels of the longer side: three times the size in a report, for sharp screens. Some ten kilobytes. */
const LONGEST = 288;
const QUALITY = 70;

/**
 * Re-encodes a fetched picture at a small size, so that nothing in the file but the image itself reaches a phone.
 * @returns WebP; null if it is not an accepted kind of picture
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

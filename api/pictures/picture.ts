import { fail, type Result, succeed } from '#domain/problem.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import { loadSharp } from './load-sharp.ts';

/** A small file can unpack to gigabytes, so the number of pixels is checked before unpacking. */
export const MAX_PIXELS = 25_000_000;
export const TIMEOUT_SECONDS = 5;

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, offset) => bytes[at + offset] === byte);

const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** Whether a file starts like a JPEG, a PNG or a WebP; its name and declared type are ignored. */
export function isPicture(bytes: Uint8Array): boolean {
  const jpeg = startsWith(bytes, [0xff, 0xd8, 0xff]);
  const png = startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return jpeg || png || (startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8));
}

/** The answer to any file that is not an accepted picture. */
export const notAPicture = () =>
  fail('INVALID_INPUT', 'The picture cannot be read. Please use a JPEG, PNG or WebP photo of at most 25 megapixels.', {
    fields: { image: 'A JPEG, PNG or WebP photo of at most 25 megapixels.' },
  });

/**
 * Unpacks an uploaded picture and rotates it upright as its metadata says. Its place and time are not read.
 * @param longest limit for the longer side, in pixels
 * @returns INVALID_INPUT for the field `image` if it is not an accepted picture
 */
export async function unpackPicture(bytes: Uint8Array, longest: number): Promise<Result<Frame>> {
  if (!isPicture(bytes)) return notAPicture();
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // A view of the same bytes: a copy would take another 16 MB.
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
    return succeed({ width: info.width, height: info.height, data: pixels });
  } catch {
    // Damaged, too large or too slow: the cause is the file in each case, and the message says what to do.
    return notAPicture();
  }
}

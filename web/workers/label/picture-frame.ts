import { PICTURE_FILE_HEAD, pictureFile } from '#domain/label-photo/picture-file.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import { WorkerFailure } from '../channel/worker-failure.ts';
import type { PictureFault } from './label-page-messages.ts';

/** A picture file that is not read, and why. */
class PictureProblem extends WorkerFailure {
  constructor(fault: PictureFault) {
    super(fault, `The picture cannot be read: ${fault}.`);
  }
}

/** Maximum pixels to decode: the largest phone cameras take fifty million, at four bytes each. */
const MOST_PIXELS = 51_000_000;
/** Maximum side length kept. Print that needs more is too small for a camera, and phones are short of memory. */
const LONGEST_SIDE = 2560;

/** @returns a canvas and its context, for drawing in a worker */
export function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw pictures.');
  return { canvas, context };
}

/** Decodes a picture file, in its EXIF orientation. Rejects with a {@link WorkerFailure} whose reason is the fault. */
export async function frameOf(photo: Blob): Promise<Frame> {
  const head = new Uint8Array(await photo.slice(0, PICTURE_FILE_HEAD).arrayBuffer());
  const { kind, size } = pictureFile(head);
  if (size && size.width * size.height > MOST_PIXELS) throw new PictureProblem('too_large');
  let bitmap: ImageBitmap;
  try {
    // Some browsers decode formats that others do not, so a format is refused only after trying.
    bitmap = await createImageBitmap(photo);
  } catch {
    throw new PictureProblem(kind === 'heic' ? 'heic' : kind === 'other' ? 'not_a_picture' : 'broken');
  }
  try {
    if (bitmap.width * bitmap.height > MOST_PIXELS) throw new PictureProblem('too_large');
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    ];
    const { context } = canvasOf(width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  } finally {
    bitmap.close();
  }
}

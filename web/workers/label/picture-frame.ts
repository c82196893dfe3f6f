import { PICTURE_FILE_HEAD, pictureFile } from '#domain/label-photo/picture-file.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import { WorkerFailure } from '../channel/worker-failure.ts';
import type { PictureFault } from './label-page-messages.ts';

/** A file that is not read, and why. */
class PictureProblem extends WorkerFailure {
  constructor(fault: PictureFault) {
    super(fault, `The picture cannot be read: ${fault}.`);
  }
}

/** Pixels that are unpacked at most: the largest phone cameras make fifty million, four bytes each. */
const MOST_PIXELS = 51_000_000;
/** Longest side that is kept: print that needs more is smaller than a camera resolves, and memory is short on phones. */
const LONGEST_SIDE = 2560;

/** @returns a canvas to draw on in a worker */
export function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw pictures.');
  return { canvas, context };
}

/** Unpacks a picture file, upright as the camera meant it. Rejects with a {@link WorkerFailure} whose reason is the fault. */
export async function frameOf(photo: Blob): Promise<Frame> {
  const head = new Uint8Array(await photo.slice(0, PICTURE_FILE_HEAD).arrayBuffer());
  const { kind, size } = pictureFile(head);
  if (size && size.width * size.height > MOST_PIXELS) throw new PictureProblem('too_large');
  let bitmap: ImageBitmap;
  try {
    // Some browsers open formats that others do not: they are asked before a format is refused.
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

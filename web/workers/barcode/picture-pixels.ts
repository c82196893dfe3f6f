import type { PixelBuffer } from './decode-messages.ts';

/** A picture's pixels, as returned by a canvas. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A picture to be transferred to a worker: it is empty afterwards. */
export const pixelsOf = ({ width, height, data }: Picture): PixelBuffer => ({
  width,
  height,
  pixels: data.buffer instanceof ArrayBuffer ? data.buffer : new Uint8ClampedArray(data).buffer,
});

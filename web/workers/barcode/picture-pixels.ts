import type { PixelBuffer } from './decode-messages.ts';

/** A picture's pixels, as a canvas gives them. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A picture as it is handed over to a worker: it is empty afterwards. */
export const pixelsOf = ({ width, height, data }: Picture): PixelBuffer => ({
  width,
  height,
  pixels: data.buffer instanceof ArrayBuffer ? data.buffer : new Uint8ClampedArray(data).buffer,
});

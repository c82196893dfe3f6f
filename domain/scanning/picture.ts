/** Pixels as a canvas gives them: RGBA, row by row. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A picture to search. Each decoder takes the form it reads; the other form is made only on demand. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Brightness of every pixel, 0 to 255, row by row. */
  luma(): Uint8ClampedArray;
  /** RGBA, row by row. */
  rgba(): Uint8ClampedArray;
}

/** Brightness by the weights of ITU-R BT.601, in 1024ths. */
function lumaOf({ data }: Frame): Uint8ClampedArray {
  const luma = new Uint8ClampedArray(data.length / 4);
  for (let at = 0, from = 0; at < luma.length; at += 1, from += 4) {
    luma[at] = ((data[from] ?? 0) * 306 + (data[from + 1] ?? 0) * 601 + (data[from + 2] ?? 0) * 117 + 512) >> 10;
  }
  return luma;
}

function rgbaOf(luma: Uint8ClampedArray): Uint8ClampedArray {
  const pixels = new Uint32Array(luma.length);
  for (let at = 0; at < luma.length; at += 1) pixels[at] = 0xff000000 | ((luma[at] ?? 0) * 0x010101);
  return new Uint8ClampedArray(pixels.buffer);
}

/** A frame of the camera, or a photograph. */
export function pictureOf(frame: Frame): Picture {
  let luma: Uint8ClampedArray | undefined;
  return {
    width: frame.width,
    height: frame.height,
    luma: () => {
      luma ??= lumaOf(frame);
      return luma;
    },
    rgba: () => frame.data,
  };
}

/**
 * A grey picture. Its RGBA form is made each time it is asked for: kept for all views of a photograph, it took 100 MB
 * at once.
 * @param luma one byte for each pixel, row by row
 */
export const greyPicture = (width: number, height: number, luma: Uint8ClampedArray): Picture => ({
  width,
  height,
  luma: () => luma,
  rgba: () => rgbaOf(luma),
});

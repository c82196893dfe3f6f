/** A picture: RGBA, row by row, as a canvas gives it. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Brightness of every pixel, 0 to 255 (ITU-R BT.601 weights). */
function greyOf({ width, height, data }: Frame): Float32Array {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    grey[at] = ((data[from] ?? 0) * 299 + (data[from + 1] ?? 0) * 587 + (data[from + 2] ?? 0) * 114) / 1000;
  }
  return grey;
}

/** A grey picture as a frame; values outside of 0 to 255 are clamped. */
function frameOf(grey: Float32Array, width: number, height: number): Frame {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < grey.length; at += 1) {
    const value = grey[at] ?? 0;
    data[at * 4] = value;
    data[at * 4 + 1] = value;
    data[at * 4 + 2] = value;
    data[at * 4 + 3] = 255;
  }
  return { width, height, data };
}

/** The picture in grey at twice its size, between pixels by their distance: thin bars get a pixel of their own. */
export function doubled(frame: Frame): Frame {
  const { width, height } = frame;
  const grey = greyOf(frame);
  const wide = width * 2;
  const out = new Float32Array(wide * height * 2);
  for (let y = 0; y < height * 2; y += 1) {
    const sy = Math.min(height - 1, Math.max(0, (y - 0.5) / 2));
    const top = Math.floor(sy);
    const below = Math.min(height - 1, top + 1);
    const down = sy - top;
    for (let x = 0; x < wide; x += 1) {
      const sx = Math.min(width - 1, Math.max(0, (x - 0.5) / 2));
      const left = Math.floor(sx);
      const right = Math.min(width - 1, left + 1);
      const along = sx - left;
      const upper = (grey[top * width + left] ?? 0) * (1 - along) + (grey[top * width + right] ?? 0) * along;
      const lower = (grey[below * width + left] ?? 0) * (1 - along) + (grey[below * width + right] ?? 0) * along;
      out[y * wide + x] = upper * (1 - down) + lower * down;
    }
  }
  return frameOf(out, wide, height * 2);
}

/** The picture in grey at half its size: four pixels become their mean, and grain goes. */
export function halved(frame: Frame): Frame {
  const width = Math.floor(frame.width / 2);
  const height = Math.floor(frame.height / 2);
  const grey = greyOf(frame);
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 2 * y * frame.width + 2 * x;
      const under = at + frame.width;
      out[y * width + x] = ((grey[at] ?? 0) + (grey[at + 1] ?? 0) + (grey[under] ?? 0) + (grey[under + 1] ?? 0)) / 4;
    }
  }
  return frameOf(out, width, height);
}

/** Each pixel as the mean of its column, `reach` pixels up and down: bars that stand upright lose their grain. */
export function smearedUpright(frame: Frame, reach: number): Frame {
  const { width, height } = frame;
  const grey = greyOf(frame);
  const out = new Float32Array(width * height);
  for (let x = 0; x < width; x += 1) {
    let sum = 0;
    let count = 0;
    // A window that slides down the column: one pixel comes in, one leaves.
    for (let y = -reach; y < height; y += 1) {
      const enters = y + reach;
      const leaves = y - reach - 1;
      if (enters < height) {
        sum += grey[enters * width + x] ?? 0;
        count += 1;
      }
      if (leaves >= 0) {
        sum -= grey[leaves * width + x] ?? 0;
        count -= 1;
      }
      if (y >= 0) out[y * width + x] = sum / count;
    }
  }
  return frameOf(out, width, height);
}

/** Edges made steeper: each pixel moves away from its four neighbours (a Laplacian, by `amount`). */
export function sharpened(frame: Frame, amount: number): Frame {
  const { width, height } = frame;
  const grey = greyOf(frame);
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const own = grey[y * width + x] ?? 0;
      const beside = (grey[y * width + Math.max(0, x - 1)] ?? 0) + (grey[y * width + Math.min(width - 1, x + 1)] ?? 0);
      out[y * width + x] = own + amount * (4 * own - beside - (grey[up + x] ?? 0) - (grey[down + x] ?? 0));
    }
  }
  return frameOf(out, width, height);
}

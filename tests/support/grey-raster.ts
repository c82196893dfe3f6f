import { type Frame, greyPicture } from '#domain/scanning/picture.ts';

/** A grey picture while it is being made: brightness from 0 to 255, row by row, not yet rounded. */
export interface GreyRaster {
  readonly width: number;
  readonly height: number;
  readonly luma: Float32Array;
}

/** A uniform background. */
export const evenRaster = (width: number, height: number, luma: number): GreyRaster => ({
  width,
  height,
  luma: new Float32Array(width * height).fill(luma),
});

/** Fills a rectangle, clipped to the raster. */
export function fillRectangle(
  { width, height, luma }: GreyRaster,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  value: number,
): void {
  const [left, right] = [Math.max(0, Math.round(box.left)), Math.min(width, Math.round(box.right))];
  for (let y = Math.max(0, Math.round(box.top)); y < Math.min(height, Math.round(box.bottom)); y += 1)
    if (left < right) luma.fill(value, y * width + left, y * width + right);
}

/** Copies one raster onto another, with its upper left corner at the given position. */
export function paste(onto: GreyRaster, from: GreyRaster, left: number, top: number): void {
  for (let y = 0; y < from.height; y += 1) {
    const row = from.luma.subarray(y * from.width, (y + 1) * from.width);
    if (top + y >= 0 && top + y < onto.height) onto.luma.set(row, (top + y) * onto.width + left);
  }
}

/** Brightness at a point, interpolated from four pixels; `outside` beyond the edge. */
export function sampleAt({ width, height, luma }: GreyRaster, x: number, y: number, outside: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return outside;
  const [across, down] = [x - left, y - top];
  const at = top * width + left;
  const upper = (luma[at] ?? 0) * (1 - across) + (luma[at + 1] ?? 0) * across;
  const lower = (luma[at + width] ?? 0) * (1 - across) + (luma[at + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}

/** The raster as a camera frame. */
export const frameOfRaster = ({ width, height, luma }: GreyRaster): Frame => ({
  width,
  height,
  data: greyPicture(width, height, Uint8ClampedArray.from(luma)).rgba(),
});

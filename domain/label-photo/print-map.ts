import type { Picture } from '../scanning/picture.ts';

/** Side of a cell, in pixels of the reduced picture: about one letter of a list that fills the frame. */
const CELL = 6;
/** Target for the longer side of the reduced picture; met only roughly, since it is reduced by a whole number. */
const LOOKED_AT = 480;

/** Where there is print on a picture, in cells. */
export interface PrintMap {
  readonly across: number;
  readonly down: number;
  /** Side of a cell as a share of the picture's width, and of its height. */
  readonly cellWide: number;
  readonly cellHigh: number;
  /**
   * How strongly brightness changes in a cell both across and down, as in letters. Bars change in one direction only.
   */
  readonly strength: Float32Array;
}

/** The picture reduced in size: each new pixel is the mean of a square of old ones. */
export function reduced(picture: Picture): { width: number; height: number; luma: Float32Array } {
  const by = Math.max(1, Math.round(Math.max(picture.width, picture.height) / LOOKED_AT));
  const [width, height] = [Math.floor(picture.width / by), Math.floor(picture.height / by)];
  const from = picture.luma();
  const luma = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let row = 0; row < by; row += 1) {
        const at = (y * by + row) * picture.width + x * by;
        for (let column = 0; column < by; column += 1) sum += from[at + column] ?? 0;
      }
      luma[y * width + x] = sum / (by * by);
    }
  return { width, height, luma };
}

/** Measures the strength of print all over a picture. */
export function printMap(picture: Picture): PrintMap {
  const { width, height, luma } = reduced(picture);
  const [across, down] = [Math.floor(width / CELL), Math.floor(height / CELL)];
  const [level, upright] = [new Float32Array(across * down), new Float32Array(across * down)];
  for (let y = 1; y < Math.min(height - 1, down * CELL); y += 1)
    for (let x = 1; x < Math.min(width - 1, across * CELL); x += 1) {
      const at = y * width + x;
      const cell = Math.floor(y / CELL) * across + Math.floor(x / CELL);
      level[cell] = (level[cell] ?? 0) + Math.abs((luma[at + 1] ?? 0) - (luma[at - 1] ?? 0));
      upright[cell] = (upright[cell] ?? 0) + Math.abs((luma[at + width] ?? 0) - (luma[at - width] ?? 0));
    }
  const strength = level.map((value, cell) => Math.min(value, 2 * (upright[cell] ?? 0)) / (CELL * CELL));
  return { across, down, cellWide: CELL / width, cellHigh: CELL / height, strength };
}

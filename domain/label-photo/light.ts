import { greyPicture, type Picture } from '../scanning/picture.ts';

/** Side of the blocks in which brightness is measured, in pixels: larger than a letter, smaller than a shadow. */
const BLOCK = 32;
/** The percentile of a block's brightness that is taken for its paper: letters cover less than a fifth of a line. */
const PAPER_AT = 0.8;

/** @returns the value at or below which `part` of `total` counted values are */
export function percentile(counts: Uint32Array, total: number, part: number): number {
  let seen = 0;
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= total * part) return value;
  }
  return 255;
}

/** The brightness of the paper at any place, interpolated between the middles of the blocks. */
function paperOf(picture: Picture): (x: number, y: number) => number {
  const { width, height } = picture;
  const luma = picture.luma();
  const across = Math.max(1, Math.round(width / BLOCK));
  const down = Math.max(1, Math.round(height / BLOCK));
  const levels = new Float32Array(across * down);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const counts = new Uint32Array(256);
      const [left, right] = [Math.floor((column * width) / across), Math.floor(((column + 1) * width) / across)];
      const [top, bottom] = [Math.floor((row * height) / down), Math.floor(((row + 1) * height) / down)];
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) {
          const value = luma[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
        }
      levels[row * across + column] = percentile(counts, (right - left) * (bottom - top), PAPER_AT);
    }
  }
  return (x, y) => {
    const column = Math.min(across - 1, Math.max(0, (x * across) / width - 0.5));
    const row = Math.min(down - 1, Math.max(0, (y * down) / height - 0.5));
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [right, below] = [Math.min(across - 1, left + 1), Math.min(down - 1, top + 1)];
    const [along, under] = [column - left, row - top];
    const upper = (levels[top * across + left] ?? 0) * (1 - along) + (levels[top * across + right] ?? 0) * along;
    const lower = (levels[below * across + left] ?? 0) * (1 - along) + (levels[below * across + right] ?? 0) * along;
    return upper * (1 - under) + lower * under;
  };
}

/** The picture with light and dark swapped. */
export function inverted(picture: Picture): Picture {
  return greyPicture(
    picture.width,
    picture.height,
    picture.luma().map((value) => 255 - value),
  );
}

/** Brightness of paper in an evened picture before it is stretched; leaves room for anything brighter than paper. */
const PAPER = 200;
/**
 * How many deviations of grain letters must be darker than paper, so that grain is not taken for ink if letters are
 * few.
 */
const CLEAR_OF_GRAIN = 6;

/**
 * Black letters on white paper, however the light falls: each pixel relative to the paper around it, then stretched.
 */
export function withEvenLight(picture: Picture): Picture {
  const { width, height } = picture;
  const luma = picture.luma();
  const paper = paperOf(picture);
  const out = new Uint8ClampedArray(width * height);
  const counts = new Uint32Array(256);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = Math.min(255, Math.round((PAPER * (luma[at] ?? 0)) / Math.max(1, paper(x, y))));
      out[at] = value;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  const total = width * height;
  const middle = percentile(counts, total, 0.5);
  // Letters are darker than the median, so above it there is only paper with grain. The top sixth is one deviation
  // away.
  const grain = percentile(counts, total, 0.84) - middle;
  const white = Math.min(PAPER - 4, middle - 0.5 * grain);
  const ink = Math.min(156, percentile(counts, total, 0.002), white - CLEAR_OF_GRAIN * grain);
  for (let at = 0; at < out.length; at += 1) out[at] = ((out[at] ?? 0) - ink) * (255 / (white - ink));
  return greyPicture(width, height, out);
}

/** Each pixel averaged with its eight neighbours (1, 2, 1 across and down), which removes grain and keeps strokes. */
export function softened(picture: Picture): Picture {
  const { width, height } = picture;
  const luma = picture.luma();
  const out = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const up = y === 0 ? row : row - width;
    const down = y === height - 1 ? row : row + width;
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [x === 0 ? 0 : x - 1, x === width - 1 ? x : x + 1];
      const sum =
        4 * (luma[row + x] ?? 0) +
        2 * ((luma[row + left] ?? 0) + (luma[row + right] ?? 0) + (luma[up + x] ?? 0) + (luma[down + x] ?? 0)) +
        (luma[up + left] ?? 0) +
        (luma[up + right] ?? 0) +
        (luma[down + left] ?? 0) +
        (luma[down + right] ?? 0);
      out[row + x] = sum / 16;
    }
  }
  return greyPicture(width, height, out);
}

import type { Picture } from '../scanning/picture.ts';

/** Rows of a page from `top` to before `bottom`. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** How dark each row of a page is. */
export function darkRows({ width, height, luma }: Picture): Float32Array {
  const pixels = luma();
  const dark = new Float32Array(height);
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = 0; x < width; x += 2) sum += 255 - (pixels[y * width + x] ?? 255);
    dark[y] = sum;
  }
  return dark;
}

/** The most bands per page: each one costs an OCR start-up. */
const MOST = 4;
/** The least height of a band in pixels: five lines of the size that pages are scaled to. */
const LEAST = 200;
/** A row with less than this share of a line's darkness counts as white space between lines. */
const WHITE = 0.12;

/**
 * Cuts a page of level lines into bands, only between lines, so that the text of the first bands can be shown while the
 * others are read. A page without white space between its lines stays whole.
 */
export function bandsOf(page: Picture): Band[] {
  const { height } = page;
  const dark = darkRows(page);
  const sorted = Float32Array.from(dark).sort();
  const limit = (sorted[Math.floor(height * 0.9)] ?? 0) * WHITE;
  const least = Math.max(LEAST, Math.ceil(height / MOST));
  const bands: Band[] = [];
  let top = 0;
  for (let y = least; y < height - least; y += 1) {
    if (y - top < least || (dark[y] ?? 0) > limit) continue;
    // Cut in the middle of the white space, so that accents and descenders stay with their lines.
    let end = y;
    while (end < height && (dark[end] ?? 0) <= limit) end += 1;
    const cut = Math.floor((y + end) / 2);
    if (end - y < 3 || height - cut < LEAST) continue;
    bands.push({ top, bottom: cut });
    top = cut;
  }
  return [...bands, { top, bottom: height }];
}

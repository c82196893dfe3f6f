import type { Picture } from '../scanning/picture.ts';

/** Rows of a page from `top` up to, not with, `bottom`. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** How dark every row of a page is. */
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

/** Bands of one page at most: each costs the optical reader a start. */
const MOST = 4;
/** Height of a band at least, in pixels: five lines of the size that pages are made to. */
const LEAST = 200;
/** Share of the darkness of lines below which a row is the white between them. */
const WHITE = 0.12;

/**
 * Cuts a page of level lines into bands, between lines only: what was read of the first ones can be shown while the
 * others are read. A page whose lines leave no white between them stays whole.
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
    // The middle of the white, so that accents above and tails below keep to their lines.
    let end = y;
    while (end < height && (dark[end] ?? 0) <= limit) end += 1;
    const cut = Math.floor((y + end) / 2);
    if (end - y < 3 || height - cut < LEAST) continue;
    bands.push({ top, bottom: cut });
    top = cut;
  }
  return [...bands, { top, bottom: height }];
}

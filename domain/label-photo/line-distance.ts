import type { Picture } from '../scanning/picture.ts';

/** Width of the upright strips that are looked at, in pixels: lines that lean by five degrees rise two pixels in one. */
const STRIP = 24;
/** Distances of lines that are looked for, in pixels: below, nothing is told from grain; above, print is large. */
const [CLOSEST, WIDEST] = [5, 72];
/** Likeness of rows one line apart, as a share of their likeness to themselves, below which no lines are seen. */
const LEAST_LIKE = 0.2;
/** How much more alike rows a longer distance apart have to be: two lines apart they are alike as well. */
const CLEARLY = 1.05;

/** Brightness of every row of a strip, with the light that changes slowly down the strip taken out. */
function rowsOf(picture: Picture, left: number): Float32Array {
  const { width, height } = picture;
  const luma = picture.luma();
  const sums = new Float32Array(height + 1);
  const rows = new Float32Array(height);
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = left; x < left + STRIP; x += 1) sum += luma[y * width + x] ?? 0;
    rows[y] = sum / STRIP;
    sums[y + 1] = (sums[y] ?? 0) + (rows[y] ?? 0);
  }
  return rows.map((value, y) => {
    const [from, to] = [Math.max(0, y - WIDEST), Math.min(height, y + WIDEST)];
    return value - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}

/**
 * Distance of two lines of print in a part of a frame, in its own pixels; 0 where no lines repeat. Quick enough for a
 * running camera: each narrow strip is compared with itself moved down, so that nothing has to be laid level first.
 * Dark and light letters are the same to it, and so is which way they are up.
 */
export function lineDistance(picture: Picture): number {
  const { width, height } = picture;
  const like = new Float64Array(Math.min(WIDEST, Math.floor(height / 3)) + 1);
  for (let left = 0; left + STRIP <= width; left += STRIP) {
    const rows = rowsOf(picture, left);
    for (let by = 0; by < like.length; by += by === 0 ? CLOSEST - 1 : 1) {
      let sum = 0;
      for (let y = by; y < height; y += 1) sum += (rows[y] ?? 0) * (rows[y - by] ?? 0);
      like[by] = (like[by] ?? 0) + sum / (height - by);
    }
  }
  let [distance, most] = [0, (like[0] ?? 0) * LEAST_LIKE];
  for (let by = CLOSEST; by + 1 < like.length; by += 1) {
    const own = like[by] ?? 0;
    if (own > most * CLEARLY && own >= (like[by - 1] ?? 0) && own >= (like[by + 1] ?? 0)) [distance, most] = [by, own];
  }
  return distance;
}

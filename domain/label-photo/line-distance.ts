import type { Picture } from '../scanning/picture.ts';

/**
 * Width of the vertical strips that are compared, in pixels: in one, a line leaning by five degrees rises two pixels.
 */
const STRIP = 24;
/** Range of line distances, in pixels: below, lines cannot be told from grain; above, print is large. */
const [CLOSEST, WIDEST] = [5, 72];
/** The autocorrelation of rows one line apart, as a share of that at 0, below which no lines are detected. */
const LEAST_LIKE = 0.2;
/** How much higher the autocorrelation at a longer distance must be, because it is also high two lines apart. */
const CLEARLY = 1.05;

/** Brightness of each row of a strip, minus the light that changes slowly down the strip. */
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
 * Distance between two lines of print in part of a frame, in its own pixels; 0 if no lines repeat. Fast enough for a
 * running camera: each narrow strip is compared with itself shifted down, so that nothing has to be levelled first.
 * Works for dark and light letters, and upside down.
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

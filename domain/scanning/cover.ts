import { greyPicture, type Picture } from './picture.ts';
import type { Place, Point } from './reads.ts';

/** Mid-grey: its edge with the paper cannot be taken for a bar by a decoder. */
const PAINT = 160;
/** How far a cover extends beyond the first and last bar, as a share of their width: less than any quiet zone. */
const BESIDE = 0.03;
/**
 * How far it extends beyond the ends of the bars, as a share of the picture's height: a quick look reads about every
 * 32nd row, and knows the bars only from the first row that it read to the last.
 */
const ABOVE = 0.06;

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The place enlarged on every side. */
function grown([a, b, c, d]: Place, reach: number): Place {
  const wide = Math.max(1, Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)));
  // Away from the bars' ends: at right angles to the line from the first bar to the last.
  const up = { x: ((b.y - a.y) / wide) * reach, y: ((a.x - b.x) / wide) * reach };
  const away = (from: Point, sign: 1 | -1): Point => ({ x: from.x + up.x * sign, y: from.y + up.y * sign });
  return [
    away(between(a, b, -BESIDE), 1),
    away(between(a, b, 1 + BESIDE), 1),
    away(between(d, c, 1 + BESIDE), -1),
    away(between(d, c, -BESIDE), -1),
  ];
}

/** Where a row of pixels enters and leaves a convex shape; null if it misses the shape. */
function span(shape: Place, y: number): readonly [number, number] | null {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < 4; at += 1) {
    const [from, to] = [shape[at], shape[(at + 1) % 4]];
    if (!from || !to || from.y === to.y || y < Math.min(from.y, to.y) || y > Math.max(from.y, to.y)) continue;
    const x = from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return left <= right ? [left, right] : null;
}

/** The picture with symbols painted over, so that a decoder that reports one code per row finds the next one. */
export function covered(picture: Picture, places: readonly Place[]): Picture {
  const { width, height } = picture;
  const luma = new Uint8ClampedArray(picture.luma());
  for (const place of places) {
    const shape = grown(place, height * ABOVE);
    const rows = shape.map(({ y }) => y);
    const last = Math.min(height - 1, Math.ceil(Math.max(...rows)));
    for (let y = Math.max(0, Math.floor(Math.min(...rows))); y <= last; y += 1) {
      const inside = span(shape, y);
      if (!inside) continue;
      const left = Math.max(0, Math.floor(inside[0]));
      const right = Math.min(width, Math.ceil(inside[1]) + 1);
      if (left < right) luma.fill(PAINT, y * width + left, y * width + right);
    }
  }
  return greyPicture(width, height, luma);
}

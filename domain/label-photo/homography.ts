import type { Frame } from '../scanning/picture.ts';
import type { Corners, Place } from './corners.ts';

/** A projective map of the plane, row by row; the ninth number is 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number];

/**
 * The projective map from the unit square to a quadrilateral, given by its corners clockwise from the top left.
 * Solved in closed form: P. Heckbert, "Fundamentals of texture mapping and image warping" (1989), section 2.2.3.
 */
export function ofUnitSquare([a, b, c, d]: Corners): Homography {
  const [rightX, rightY] = [b.x - c.x, b.y - c.y];
  const [leftX, leftY] = [d.x - c.x, d.y - c.y];
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const area = rightX * leftY - leftX * rightY;
  const along = area === 0 ? 0 : (sumX * leftY - leftX * sumY) / area;
  const down = area === 0 ? 0 : (rightX * sumY - sumX * rightY) / area;
  return [
    b.x - a.x + along * b.x,
    d.x - a.x + down * d.x,
    a.x,
    b.y - a.y + along * b.y,
    d.y - a.y + down * d.y,
    a.y,
    along,
    down,
  ];
}

/** The image of a place under the map. */
export function placeOf([a, b, c, d, e, f, g, h]: Homography, { x, y }: Place): Place {
  const depth = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

const distance = (one: Place, other: Place): number => {
  const [x, y] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(x * x + y * y);
};

/** The most pixels of a cut-out: more than letters need, and phones are short of memory. */
const MOST_PIXELS = 6_000_000;

/** How many pixels the corners may be off a rectangle and still be cut out without resampling. */
const SQUARE = 1.5;

/** Copies a rectangle, pixel for pixel. */
function rectangle({ width, data }: Frame, left: number, top: number, wide: number, high: number): Frame {
  const out = new Uint8ClampedArray(wide * high * 4);
  for (let y = 0; y < high; y += 1) {
    const from = ((top + y) * width + left) * 4;
    out.set(data.subarray(from, from + wide * 4), y * wide * 4);
  }
  return { width: wide, height: high, data: out };
}

/**
 * The area between the corners, rectified: as wide and as high as its longer sides, with bilinear interpolation.
 * Straight lines of print stay straight and become level.
 * @param corners a quadrilateral that `canBeCut`
 */
export function cutOut(frame: Frame, corners: Corners): Frame {
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * (frame.width - 1), y: y * (frame.height - 1) })) as [
    Place,
    Place,
    Place,
    Place,
  ];
  const skew = Math.max(...[a.y - b.y, d.y - c.y, a.x - d.x, b.x - c.x].map(Math.abs));
  if (skew <= SQUARE) {
    const [left, top] = [Math.floor(Math.min(a.x, d.x)), Math.floor(Math.min(a.y, b.y))];
    const [right, bottom] = [Math.ceil(Math.max(b.x, c.x)), Math.ceil(Math.max(c.y, d.y))];
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (wide * high <= MOST_PIXELS) return rectangle(frame, left, top, wide, high);
  }
  const [across, down] = [Math.max(distance(a, b), distance(d, c)), Math.max(distance(a, d), distance(b, c))];
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / Math.max(1, across * down)));
  const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))];
  const map = ofUnitSquare([a, b, c, d]);
  const data = new Uint8ClampedArray(width * height * 4);
  const stride = frame.width * 4;
  const from = frame.data;
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 4) {
      const { x, y } = placeOf(map, { x: (column + 0.5) / width, y: (row + 0.5) / height });
      const left = Math.min(Math.max(0, frame.width - 2), Math.max(0, Math.floor(x)));
      const top = Math.min(Math.max(0, frame.height - 2), Math.max(0, Math.floor(y)));
      const [toRight, toBelow] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
      const own = top * stride + left * 4;
      const right = frame.width > 1 ? own + 4 : own;
      const [under, underRight] = frame.height > 1 ? [own + stride, right + stride] : [own, right];
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (from[own + channel] ?? 0) * (1 - toRight) + (from[right + channel] ?? 0) * toRight;
        const lower = (from[under + channel] ?? 0) * (1 - toRight) + (from[underRight + channel] ?? 0) * toRight;
        data[at + channel] = upper * (1 - toBelow) + lower * toBelow;
      }
      data[at + 3] = 255;
    }
  }
  return { width, height, data };
}

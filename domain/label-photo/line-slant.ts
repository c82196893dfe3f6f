import type { Picture } from '../scanning/picture.ts';

/** The slant of straight lines of print in part of a picture: their rise in pixels over half the width of the part. */
export interface LineSlant {
  /** At the upper and lower edge of the part; they differ if the pack was photographed from the side. */
  readonly above: number;
  readonly below: number;
}

/** Part of a picture, in pixels; `right` and `bottom` are exclusive. */
export interface Part {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const STRIPS = 32;
/** Rows that are sampled: more do not find better lines. */
const ROWS = 360;

interface Strips {
  readonly rows: readonly Float32Array[];
  /** How many pixels of the part make one row. */
  readonly step: number;
}

function stripsOf(picture: Picture, { left, right, top, bottom }: Part): Strips {
  const luma = picture.luma();
  const step = Math.max(1, Math.floor((bottom - top) / ROWS));
  const count = Math.floor((bottom - top) / step);
  const rows = Array.from({ length: STRIPS }, (_, strip) => {
    const from = Math.floor(left + ((right - left) * strip) / STRIPS);
    const to = Math.max(from + 1, Math.floor(left + ((right - left) * (strip + 1)) / STRIPS));
    const own = new Float32Array(count);
    for (let row = 0; row < count; row += 1) {
      let sum = 0;
      for (let y = top + row * step; y < top + (row + 1) * step; y += 1)
        for (let x = from; x < to; x += step) sum += luma[y * picture.width + x] ?? 0;
      own[row] = sum / (step * Math.ceil((to - from) / step));
    }
    return own;
  });
  return { rows, step };
}

/** How sharply lines and the space between them would differ with this slant; `above` and `below` in rows. */
function sharpness({ rows }: Strips, { above, below }: LineSlant): number {
  const count = rows[0]?.length ?? 0;
  const sums = new Float32Array(count);
  const counted = new Uint16Array(count);
  for (const [strip, own] of rows.entries()) {
    const along = (2 * (strip + 0.5)) / STRIPS - 1;
    for (let row = 0; row < count; row += 1) {
      const share = row / count;
      const from = Math.round(row + along * (above * (1 - share) + below * share));
      if (from < 0 || from >= count) continue;
      sums[row] = (sums[row] ?? 0) + (own[from] ?? 0);
      counted[row] = (counted[row] ?? 0) + 1;
    }
  }
  let sum = 0;
  for (let row = 2; row < count; row += 1) {
    const [own, before] = [counted[row] ?? 0, counted[row - 2] ?? 0];
    if (own < STRIPS / 2 || before < STRIPS / 2) continue;
    const by = (sums[row] ?? 0) / own - (sums[row - 2] ?? 0) / before;
    sum += by * by;
  }
  return sum;
}

/** The steepest lines that are looked for, as a share of the half width: about fifteen degrees. */
const STEEPEST = 0.27;

/** Finds the slant of the lines of print in part of a picture, separately at its upper and lower edge. */
export function lineFan(picture: Picture, part: Part): LineSlant {
  const strips = stripsOf(picture, part);
  const half = (part.right - part.left) / 2 / strips.step;
  let found: LineSlant = { above: 0, below: 0 };
  let score = sharpness(strips, found);
  for (const [reach, step] of [
    [half * STEEPEST, Math.max(2, half * 0.03)],
    [Math.max(2, half * 0.03), Math.max(0.5, half * 0.008)],
  ] as const) {
    const middle = found;
    for (let above = -reach; above <= reach; above += step)
      for (let below = -reach; below <= reach; below += step) {
        const fan = { above: middle.above + above, below: middle.below + below };
        const own = sharpness(strips, fan);
        if (own > score) [found, score] = [fan, own];
      }
  }
  return { above: found.above * strips.step, below: found.below * strips.step };
}

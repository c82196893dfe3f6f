import type { Picture } from './picture.ts';
import type { Place, Point } from './reads.ts';

/** Samples for each module of a symbol. */
export const SAMPLES = 4;
/** Number of modules beside the bars that are included: the quiet zones. */
export const QUIET_ZONE_MODULES = 10;
/** A part of a symbol's height, as shares of it from its first side to the other, and the number of lines across it. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly lines: number;
}
/** Reach of the light correction: the lightest and darkest within this many modules are taken as paper and ink. */
const LIGHT = 9;
/** Difference in brightness between paper and ink below which nothing can be seen. */
const LEAST_CONTRAST = 8;

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Brightness interpolated between four pixels; null outside the picture. */
function brightnessAt(luma: Uint8ClampedArray, width: number, height: number, x: number, y: number): number | null {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return null;
  const [across, down] = [x - left, y - top];
  const at = top * width + left;
  const upper = (luma[at] ?? 0) * (1 - across) + (luma[at + 1] ?? 0) * across;
  const lower = (luma[at + width] ?? 0) * (1 - across) + (luma[at + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}

/** The lightest or darkest value within reach of each sample. */
function extremes(values: Float32Array, reach: number, sign: 1 | -1): Float32Array {
  const out = new Float32Array(values.length);
  for (let at = 0; at < out.length; at += 1) {
    let most = values[at] ?? 0;
    const last = Math.min(values.length - 1, at + reach);
    for (let near = Math.max(0, at - reach); near <= last; near += 1) {
      const value = values[near] ?? 0;
      if ((value - most) * sign > 0) most = value;
    }
    out[at] = most;
  }
  return out;
}

/**
 * Lightness of the symbol along its bars, corrected for uneven light: 0 is ink, 1 is paper. Each sample is the median
 * of several lines across the bars, so that a scratch or noise in one of them does not count.
 * @param place the symbol in the picture: from its first bar to its last along the first side
 * @param modules number of modules of the symbol
 * @param band where the lines are
 * @returns `SAMPLES` values for each module, and for `QUIET_ZONE_MODULES` modules on both sides; null if there is no contrast
 */
export function barProfile(picture: Picture, [a, b, c, d]: Place, modules: number, band: Band): Float32Array | null {
  const { width, height } = picture;
  const luma = picture.luma();
  const count = (modules + 2 * QUIET_ZONE_MODULES) * SAMPLES;
  const lines: Float32Array[] = [];
  const outside = new Uint8Array(count);
  for (let line = 0; line < band.lines; line += 1) {
    const part = band.from + ((band.to - band.from) * line) / (band.lines - 1);
    const [from, to] = [between(a, d, part), between(b, c, part)];
    const values = new Float32Array(count);
    for (let at = 0; at < count; at += 1) {
      const along = ((at + 0.5) / SAMPLES - QUIET_ZONE_MODULES) / modules;
      const { x, y } = between(from, to, along);
      const value = brightnessAt(luma, width, height, x - 0.5, y - 0.5);
      if (value === null) outside[at] = 1;
      values[at] = value ?? 0;
    }
    lines.push(values);
  }
  const median = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    const values = lines.map((line) => line[at] ?? 0).sort((one, other) => one - other);
    median[at] = values[band.lines >> 1] ?? 0;
  }
  // What lies outside the picture is taken as paper: the lightest value seen.
  const lightest = median.reduce((most, value) => Math.max(most, value), 0);
  for (let at = 0; at < count; at += 1) if (outside[at] === 1) median[at] = lightest;
  const reach = LIGHT * SAMPLES;
  const [paper, ink] = [extremes(median, reach, 1), extremes(median, reach, -1)];
  const contrast = median.map((_, at) => (paper[at] ?? 0) - (ink[at] ?? 0));
  if (contrast.reduce((most, value) => Math.max(most, value), 0) < LEAST_CONTRAST) return null;
  return median.map((value, at) => (value - (ink[at] ?? 0)) / Math.max(LEAST_CONTRAST, contrast[at] ?? 0));
}

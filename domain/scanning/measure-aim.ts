import type { AimSigns } from './aim.ts';
import { barField } from './bar-field.ts';
import type { Picture } from './picture.ts';

/** A frame scaled down, to be compared with the next. */
export interface Thumb {
  readonly values: Float32Array;
}

const ACROSS = 40;
const DOWN = 24;
/** Pixels sampled in each cell, in each direction. */
const SAMPLES = 6;

/** The means of 40 by 24 cells of a picture. */
export function thumbOf(picture: Picture): Thumb {
  const { width, height } = picture;
  const luma = picture.luma();
  const values = new Float32Array(ACROSS * DOWN);
  for (let cell = 0; cell < values.length; cell += 1) {
    const [column, row] = [cell % ACROSS, Math.floor(cell / ACROSS)];
    let sum = 0;
    for (let at = 0; at < SAMPLES * SAMPLES; at += 1) {
      const x = Math.floor(((column + ((at % SAMPLES) + 0.5) / SAMPLES) * width) / ACROSS);
      const y = Math.floor(((row + (Math.floor(at / SAMPLES) + 0.5) / SAMPLES) * height) / DOWN);
      sum += luma[y * width + x] ?? 0;
    }
    values[cell] = sum / (SAMPLES * SAMPLES);
  }
  return { values };
}

const meanDifference = (one: Thumb, other: Thumb): number => {
  let sum = 0;
  for (let at = 0; at < one.values.length; at += 1) sum += Math.abs((one.values[at] ?? 0) - (other.values[at] ?? 0));
  return sum / Math.max(1, one.values.length);
};

/** The edge strength that one pixel in five hundred reaches, in the middle half of the picture, where a person aims. */
function sharpnessOf(picture: Picture): number {
  const { width, height } = picture;
  const luma = picture.luma();
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = height >> 2; y < height - (height >> 2); y += 2)
    for (let x = width >> 2; x < width - (width >> 2); x += 1) {
      const at = y * width + x;
      const across = Math.abs((luma[at + 1] ?? 0) - (luma[at - 1] ?? 0));
      const down = Math.abs((luma[at + width] ?? 0) - (luma[at - width] ?? 0));
      const edge = Math.max(across, down);
      counts[edge] = (counts[edge] ?? 0) + 1;
      total += 1;
    }
  let above = 0;
  for (let value = 255; value > 0; value -= 1) {
    above += counts[value] ?? 0;
    if (above * 500 > total) return value;
  }
  return 0;
}

/**
 * Measures a frame in which no code was read. @param before the previous frame, scaled down; null for the first
 */
export function measureAim(picture: Picture, now: Thumb, before: Thumb | null): AimSigns {
  let [sum, darkest, lightest] = [0, 255, 0];
  for (const value of now.values) {
    sum += value;
    darkest = Math.min(darkest, value);
    lightest = Math.max(lightest, value);
  }
  return {
    brightness: sum / now.values.length,
    contrast: lightest - darkest,
    sharpness: () => sharpnessOf(picture),
    movement: before && meanDifference(now, before),
    bars: () => barField(picture),
  };
}

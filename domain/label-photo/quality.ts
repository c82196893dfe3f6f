import { type Frame, pictureOf } from '../scanning/picture.ts';
import { isLargeEnough } from './legible.ts';
import { percentile } from './light.ts';
import { lineDistance } from './line-distance.ts';

/** Why a photograph of a label would be read badly; null where nothing speaks against it. */
export type PhotoFault = 'dark' | 'glare' | 'small' | 'blurred';

/** Mean brightness below which print drowns in grain. */
const DARK = 45;
/** Share of the picture that is burnt out to white beside print that is not. */
const GLARE = 0.04;
/** Brightness of a burnt-out pixel, and of ordinary paper as seen by a camera. */
const BURNT = 252;
const PAPER = 235;
/** Strength that only three edges in a hundred exceed, in steps of brightness: print in focus turns from paper to ink in two pixels. */
const SOFT = 34;

/**
 * Judges a frame before the shutter, in a few milliseconds for a frame of 320 by 240.
 * @param frame a small frame of the camera
 * @param detail its middle at the size that a photograph will have, for the size of the print
 */
export function photoFault(frame: Frame, detail: Frame): PhotoFault | null {
  const { width, height } = frame;
  const luma = pictureOf(frame).luma();
  const levels = new Uint32Array(256);
  const edges = new Uint32Array(256);
  let [sum, burnt, counted] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const value = luma[at] ?? 0;
      sum += value;
      counted += 1;
      if (value >= BURNT) burnt += 1;
      levels[value] = (levels[value] ?? 0) + 1;
      const across = Math.abs((luma[at + 1] ?? 0) - (luma[at - 1] ?? 0));
      const down = Math.abs((luma[at + width] ?? 0) - (luma[at - width] ?? 0));
      const edge = Math.max(across, down);
      edges[edge] = (edges[edge] ?? 0) + 1;
    }
  if (counted === 0 || sum / counted < DARK) return 'dark';
  const median = percentile(levels, counted, 0.5);
  if (burnt / counted > GLARE && median < PAPER) return 'glare';
  // Before sharpness: small print in a reduced frame looks blurred, and holding still does not make it larger.
  if (!isLargeEnough(lineDistance(pictureOf(detail)))) return 'small';
  return percentile(edges, counted, 0.97) < SOFT ? 'blurred' : null;
}

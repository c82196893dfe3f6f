import type { Frame } from '#domain/scanning/picture.ts';
import { seededRandom } from './hard-scan.ts';

export const SCENE_WIDTH = 1280;
export const SCENE_HEIGHT = 720;

/** A symbol on a shelf: where its paper begins, how wide a module is, and how tall the bars are, in pixels. */
export interface Placed {
  readonly modules: string;
  readonly left: number;
  readonly top: number;
  readonly module: number;
  readonly height: number;
}

/** Luma of a grey table, of paper and of ink. A real picture is never pure black and white. */
const TABLE = 128;
const PAPER = 235;
const INK = 24;
/** GS1 requires at least 11 light modules next to an EAN-13. */
const QUIET_MODULES = 12;
const MARGIN = 30;

/** Width of the paper around a symbol. */
export const paperWidth = (modules: string, module: number): number => (modules.length + 2 * QUIET_MODULES) * module;

/** What a camera of 1280 by 720 sees of symbols on a table: one byte for each pixel. */
export function shelfScene(symbols: readonly Placed[], light = 1): Buffer {
  const luma = Buffer.alloc(SCENE_WIDTH * SCENE_HEIGHT, Math.round(TABLE * light));
  for (const { modules, left, top, module, height } of symbols) {
    const right = Math.min(SCENE_WIDTH, left + paperWidth(modules, module));
    for (let y = Math.max(0, top); y < Math.min(SCENE_HEIGHT, top + height + 2 * MARGIN); y += 1) {
      const barred = y >= top + MARGIN && y < top + MARGIN + height;
      for (let x = Math.max(0, left); x < right; x += 1) {
        const bar = barred && modules[Math.floor((x - left) / module) - QUIET_MODULES] === '1';
        luma[y * SCENE_WIDTH + x] = Math.round((bar ? INK : PAPER) * light);
      }
    }
  }
  return luma;
}

/** A scene as a camera frame. @param grain how far grain moves a pixel, in steps of brightness */
export function frameOfScene(luma: Uint8Array, grain = 0, seed = 1): Frame {
  const random = seededRandom(seed);
  const data = new Uint8ClampedArray(luma.length * 4).fill(255);
  for (const [at, value] of luma.entries()) {
    const seen = grain === 0 ? value : value + (random() - 0.5) * 2 * grain;
    data.fill(seen, at * 4, at * 4 + 3);
  }
  return { width: SCENE_WIDTH, height: SCENE_HEIGHT, data };
}

import { withEvenLight } from '../label-photo/light.ts';
import { greyPicture, type Picture } from './picture.ts';
import { halved } from './views.ts';

/** Side of the blocks in which a picture is searched for bars, in pixels. */
const BLOCK = 8;
/** Mean difference between horizontal neighbours above which a block may hold bars. */
const LIVELY = 14;
/** Bars differ at least this many times more across than along. */
const UPRIGHT = 2.2;
/** Maximum number of blocks without an edge between two with edges: the widest bar and space together. */
const GAP = 4;
/** Longest side of a picture that is searched for bars: in a large photograph they would be wider than the blocks. */
const LOOKED_AT = 900;
/** Minimum number of blocks in a patch of bars. */
const FEWEST = 12;
/** Minimum height, in pixels, of a strip whose digits could be read. */
const LOWEST = 6;
/** How far the strip reaches beyond the bars at both ends, as a share of their width: one digit. */
const MARGIN = 0.16;
/** Height to which the strip of digits is scaled, as suits OCR. */
const STRIP_HEIGHT = 96;

/**
 * Ink thresholds for removing the bars, as shares of the threshold between ink and paper. Digits close below the bars
 * are joined to them only by grey pixels. Each share loses different digits in different blurs, so all are tried.
 */
const INK_SHARES: readonly number[] = [0.8, 0.6, 1];
/** Brightness of paper after the light was evened. */
const PAPER = 250;
/** Width of the soft edge of a bar, in pixels of the strip. */
const EDGE = 2;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Marks the blocks in which brightness changes across and hardly along: upright bars. */
function barBlocks({ width, height, luma }: Picture): { wide: number; tall: number; marked: Uint8Array } {
  const pixels = luma();
  const [wide, tall] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)];
  const marked = new Uint8Array(wide * tall);
  for (let row = 0; row < tall; row += 1)
    for (let column = 0; column < wide; column += 1) {
      let [across, along] = [0, 0];
      for (let y = row * BLOCK; y < (row + 1) * BLOCK; y += 1)
        for (let x = column * BLOCK; x < (column + 1) * BLOCK; x += 1) {
          const own = pixels[y * width + x] ?? 0;
          across += Math.abs(own - (x + 1 < width ? (pixels[y * width + x + 1] ?? 0) : own));
          along += Math.abs(own - (y + 1 < height ? (pixels[(y + 1) * width + x] ?? 0) : own));
        }
      const enough = across > LIVELY * BLOCK * BLOCK;
      if (enough && across > along * UPRIGHT) marked[row * wide + column] = 1;
    }
  return { wide, tall, marked };
}

/** The box around the largest connected patch of marked blocks, in blocks; null if none is large enough. */
function largestPatch(wide: number, tall: number, marked: Uint8Array): Box | null {
  let [best, most] = [null as Box | null, FEWEST - 1];
  const seen = new Uint8Array(marked.length);
  for (let start = 0; start < marked.length; start += 1) {
    if (marked[start] !== 1 || seen[start] === 1) continue;
    const open = [start];
    seen[start] = 1;
    let box = { left: wide, right: 0, top: tall, bottom: 0 };
    let count = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % wide, Math.floor(at / wide)];
      count += 1;
      box = {
        left: Math.min(box.left, x),
        right: Math.max(box.right, x),
        top: Math.min(box.top, y),
        bottom: Math.max(box.bottom, y),
      };
      // A gap of a few blocks does not end the patch: wide bars and the spaces between them leave some.
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -GAP; dx <= GAP; dx += 1) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= wide || ny >= tall) continue;
          const next = ny * wide + nx;
          if (marked[next] !== 1 || seen[next] === 1) continue;
          seen[next] = 1;
          open.push(next);
        }
    }
    if (count > most) [best, most] = [box, count];
  }
  return best;
}

/** A part of the picture, scaled to a height by linear interpolation. */
function resized(picture: Picture, { left, right, top, bottom }: Box, height: number): Picture {
  const luma = picture.luma();
  const scale = (bottom - top) / height;
  const width = Math.max(1, Math.round((right - left) / scale));
  const out = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const sx = Math.min(picture.width - 2, Math.max(0, left + (x + 0.5) * scale - 0.5));
      const sy = Math.min(picture.height - 2, Math.max(0, top + (y + 0.5) * scale - 0.5));
      const [fx, fy] = [Math.floor(sx), Math.floor(sy)];
      const [ax, ay] = [sx - fx, sy - fy];
      const at = fy * picture.width + fx;
      const upper = (luma[at] ?? 0) * (1 - ax) + (luma[at + 1] ?? 0) * ax;
      const lower = (luma[at + picture.width] ?? 0) * (1 - ax) + (luma[at + picture.width + 1] ?? 0) * ax;
      out[y * width + x] = Math.round(upper * (1 - ay) + lower * ay);
    }
  return greyPicture(width, height, out);
}

/** The threshold that separates ink from paper best: where the two groups differ most (Otsu 1979). */
function inkBelow(luma: Uint8ClampedArray): number {
  const counts = new Uint32Array(256);
  let sum = 0;
  for (const value of luma) {
    counts[value] = (counts[value] ?? 0) + 1;
    sum += value;
  }
  let [best, most, dark, darkSum] = [0, 0, 0, 0];
  for (let value = 0; value < 255; value += 1) {
    dark += counts[value] ?? 0;
    darkSum += value * (counts[value] ?? 0);
    const light = luma.length - dark;
    if (dark === 0 || light === 0) continue;
    const apart = darkSum / dark - (sum - darkSum) / light;
    const spread = dark * light * apart * apart;
    if (spread > most) [best, most] = [value, spread];
  }
  return best;
}

/** The strip without the bars that reach into it from above; digits do not touch them. */
function withoutBars(strip: Picture, share: number): Picture {
  const { width, height } = strip;
  const luma = new Uint8ClampedArray(strip.luma());
  const ink = inkBelow(luma) * share;
  const gone = new Uint8Array(luma.length);
  const open: number[] = [];
  const take = (at: number) => {
    if (gone[at] === 1 || (luma[at] ?? 255) > ink) return;
    gone[at] = 1;
    open.push(at);
  };
  for (let x = 0; x < width; x += 1) take(x);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    if (x > 0) take(at - 1);
    if (x < width - 1) take(at + 1);
    if (at >= width) take(at - width);
    if (at + width < luma.length) take(at + width);
  }
  // The soft edges of the bars are removed with them.
  const out = new Uint8ClampedArray(luma);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (gone[y * width + x] !== 1) continue;
      for (let dy = -EDGE; dy <= EDGE; dy += 1)
        for (let dx = -EDGE; dx <= EDGE; dx += 1) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx >= 0 && ny >= 0 && nx < width && ny < height) out[ny * width + nx] = PAPER;
        }
    }
  return greyPicture(width, height, out);
}

/**
 * The strip of the picture that has the digits of a code: below the largest patch of upright bars, with some room on
 * both sides for the digits outside them. The bars that reach into it are removed.
 * @returns the same strip cleaned in several ways; empty if nothing looks like bars
 */
export function digitStrips(picture: Picture): Picture[] {
  let small = picture;
  let block = BLOCK;
  while (Math.max(small.width, small.height) > LOOKED_AT) {
    small = halved(small);
    block *= 2;
  }
  const { wide, tall, marked } = barBlocks(small);
  const patch = largestPatch(wide, tall, marked);
  if (!patch) return [];
  const [left, right] = [patch.left * block, (patch.right + 1) * block];
  const bottom = (patch.bottom + 1) * block;
  const across = right - left;
  // GS1 General Specifications 5.2.6.6: digits are a tenth or so of the width of the symbol, close below the bars.
  const box: Box = {
    left: Math.max(0, left - Math.round(across * MARGIN)),
    right: Math.min(picture.width, right + Math.round(across * MARGIN)),
    top: Math.max(0, bottom - Math.round(across * 0.13)),
    bottom: Math.min(picture.height, bottom + Math.round(across * 0.2)),
  };
  if (box.bottom - box.top < LOWEST) return [];
  const strip = withEvenLight(resized(picture, box, STRIP_HEIGHT));
  return INK_SHARES.map((share) => withoutBars(strip, share));
}

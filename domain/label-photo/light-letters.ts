import type { Picture } from '../scanning/picture.ts';
import { percentile } from './light.ts';
import { mainBlock } from './print-block.ts';
import { printMap } from './print-map.ts';

/** Side of the squares in which letters are compared with their background, in pixels. */
const SIDE = 64;
/** Cap on the vote of one square, in steps of brightness: beyond this it is an edge of the pack, not letters. */
const MOST = 16;

/** Returns a test for print at a place. If no print stands out, it is true everywhere. */
function nearPrint(picture: Picture): (x: number, y: number) => boolean {
  const map = printMap(picture);
  const block = mainBlock(map);
  if (block === null) return () => true;
  const [wide, high] = [map.cellWide * picture.width, map.cellHigh * picture.height];
  return (x, y) => block.cells[Math.floor(y / high) * map.across + Math.floor(x / wide)] === 1;
}

/**
 * Whether letters are lighter than their background. Letters cover less of a label than the background does, so in each
 * square of print the few pixels that stand out pull the mean away from the median.
 */
export function lightLetters(picture: Picture): boolean {
  const { width, height } = picture;
  const luma = picture.luma();
  const isPrint = nearPrint(picture);
  let lean = 0;
  for (let top = 0; top + SIDE <= height; top += SIDE)
    for (let left = 0; left + SIDE <= width; left += SIDE) {
      if (!isPrint(left + SIDE / 2, top + SIDE / 2)) continue;
      const counts = new Uint32Array(256);
      let sum = 0;
      for (let y = top; y < top + SIDE; y += 1)
        for (let x = left; x < left + SIDE; x += 1) {
          const value = luma[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
          sum += value;
        }
      const own = sum / (SIDE * SIDE) - percentile(counts, SIDE * SIDE, 0.5);
      lean += Math.min(MOST, Math.max(-MOST, own));
    }
  return lean > 0;
}

import type { Picture } from '../scanning/picture.ts';
import { type Band, darkRows } from './bands.ts';

/** A row with less than this share of a line's usual darkness has only grain, or the edge of a drawing. */
const LEAST_DARK = 0.35;
/** The least and greatest height of a line, as shares of the line distance. */
const [LOWEST, HIGHEST] = [0.6, 1.6];

/** The lightest row around each place where one line ends and the next begins. */
function valleys(dark: Float32Array, pitch: number): number[] {
  const reach = Math.max(2, Math.round(pitch * 0.35));
  const found: number[] = [];
  for (let y = 0; y < dark.length; y += 1) {
    const own = dark[y] ?? 0;
    let lowest = true;
    for (let by = 1; by <= reach && lowest; by += 1) {
      lowest = (dark[y - by] ?? Number.POSITIVE_INFINITY) > own && (dark[y + by] ?? Number.POSITIVE_INFINITY) >= own;
    }
    if (lowest) found.push(y);
  }
  return found;
}

/**
 * The lines of print on a page with level lines, found by the darkness of its rows. Independent of OCR, which skips
 * lines whose letters touch the next line.
 * @param pitch distance between two lines in pixels; 0 gives none
 */
export function printedRows(page: Picture, pitch: number): Band[] {
  if (pitch < 8) return [];
  const dark = darkRows(page);
  const ends = [0, ...valleys(dark, pitch), page.height];
  const rows = ends.slice(1).flatMap((bottom, at) => {
    const top = ends[at] ?? 0;
    const high = bottom - top;
    if (high < pitch * LOWEST || high > pitch * HIGHEST) return [];
    let sum = 0;
    for (let y = top; y < bottom; y += 1) sum += dark[y] ?? 0;
    return [{ top, bottom, dark: sum }];
  });
  const usual = rows.map((row) => row.dark).sort((one, other) => one - other)[Math.floor(rows.length / 2)] ?? 0;
  return rows.filter((row) => row.dark >= usual * LEAST_DARK).map(({ top, bottom }) => ({ top, bottom }));
}

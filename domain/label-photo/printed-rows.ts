import type { Picture } from '../scanning/picture.ts';
import { type Band, darkRows } from './bands.ts';

/** Share of the usual darkness of a line below which there is only grain, or the edge of a drawing. */
const LEAST_DARK = 0.35;
/** Lines are at least and at most so high, as shares of their distance. */
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
 * The lines of print on a page whose lines lie level, by how dark its rows are: independent of the optical reader, which
 * passes over lines whose letters touch those of the next.
 * @param pitch distance of two lines in pixels; 0 gives none
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

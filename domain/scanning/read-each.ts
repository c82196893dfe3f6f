import { covered } from './cover.ts';
import type { Picture } from './picture.ts';
import type { Decoder, Place, PlacedRead } from './reads.ts';
import { type WeighedRead, weighedReads } from './weigh.ts';

/** Maximum number of codes in one picture: more do not fit side by side at a readable size. */
const MOST_CODES = 8;

export const placesOf = (reads: readonly PlacedRead[]): Place[] => reads.flatMap(({ place }) => (place ? [place] : []));

/**
 * Every code that the fast pass can read. It reports one in each row, so what was read is painted over and the pass is
 * repeated until it finds nothing new.
 */
export async function readEach(fast: Decoder, picture: Picture): Promise<WeighedRead[]> {
  const found: WeighedRead[] = [];
  for (let shown = picture; found.length < MOST_CODES; shown = covered(picture, placesOf(found))) {
    const seen = weighedReads(await fast(shown), shown);
    const fresh = seen.filter(({ gtin }) => found.every((one) => one.gtin !== gtin));
    found.push(...fresh);
    if (fresh.length === 0 || placesOf(fresh).length === 0) break;
  }
  return found.length > 1 ? placedAlone(fast, picture, found) : found;
}

/** Reads each code again with all others painted over: next to another it may have been read only in its last row. */
async function placedAlone(fast: Decoder, picture: Picture, found: readonly WeighedRead[]): Promise<WeighedRead[]> {
  const placed: WeighedRead[] = [];
  for (const one of found) {
    const others = found.filter((other) => other.gtin !== one.gtin);
    const shown = covered(picture, placesOf(others));
    const again = weighedReads(await fast(shown), shown);
    placed.push(again.find(({ gtin }) => gtin === one.gtin) ?? one);
  }
  return placed;
}

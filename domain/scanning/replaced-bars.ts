import type { Picture } from './picture.ts';
import type { Place, PlacedRead } from './reads.ts';
import { fitsIn } from './weigh.ts';

/** Smallest upright box around a place, as [left, top, right, bottom] in pixels. */
function boxAround(place: Place): readonly [number, number, number, number] {
  const xs = place.map(({ x }) => x);
  const ys = place.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function overlap(one: Place, other: Place): boolean {
  const [left, top, right, bottom] = boxAround(one);
  const [otherLeft, otherTop, otherRight, otherBottom] = boxAround(other);
  return left < otherRight && otherLeft < right && top < otherBottom && otherTop < bottom;
}

/**
 * Whether the bars of an earlier frame have been replaced by another code: the pack was changed, so votes for the old
 * code say nothing about the new one. Bars that merely moved, or that can be read in two ways, still fit at the old
 * place or at the new one.
 * @param earlier a code with the place at which its bars fitted an earlier frame
 * @param now another code whose bars fit this frame without doubt
 */
export function isReplaced(earlier: PlacedRead, now: PlacedRead, picture: Picture): boolean {
  if (!earlier.place || !now.place || !overlap(earlier.place, now.place)) return false;
  return !fitsIn(picture, earlier) && !fitsIn(picture, { ...earlier, place: now.place });
}

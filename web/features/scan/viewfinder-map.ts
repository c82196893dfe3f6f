import type { Place } from '#domain/scanning/reads.ts';

/** Width and height of anything, in its own pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle on the screen, in CSS pixels from the upper left corner of the viewfinder. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Scale and offset of a picture that fills its box and is cut at two sides (`object-fit: cover`). */
function cover(picture: Size, shown: Size): { scale: number; left: number; top: number } {
  const scale = Math.max(shown.width / Math.max(1, picture.width), shown.height / Math.max(1, picture.height));
  return {
    scale,
    left: (shown.width - picture.width * scale) / 2,
    top: (shown.height - picture.height * scale) / 2,
  };
}

/** Smallest side of a box that is pressed with a thumb (design, section 10). */
const TARGET_PX = 44;

/**
 * The box around a symbol on the screen, at least as large as a thumb wants.
 * @param picture size of the camera's picture, in whose pixels the place is given
 * @param shown size of the viewfinder
 */
export function boxOf(place: Place, picture: Size, shown: Size): Box {
  const { scale, left, top } = cover(picture, shown);
  const xs = place.map(({ x }) => left + x * scale);
  const ys = place.map(({ y }) => top + y * scale);
  const width = Math.max(TARGET_PX, Math.max(...xs) - Math.min(...xs));
  const height = Math.max(TARGET_PX, Math.max(...ys) - Math.min(...ys));
  return {
    left: (Math.max(...xs) + Math.min(...xs)) / 2 - width / 2,
    top: (Math.max(...ys) + Math.min(...ys)) / 2 - height / 2,
    width,
    height,
  };
}

/** Which part of the picture lies under a point of the viewfinder: 0 to 1 in both directions. */
export function partUnder(point: { x: number; y: number }, picture: Size, shown: Size): { x: number; y: number } {
  const { scale, left, top } = cover(picture, shown);
  const part = (value: number, size: number) => Math.min(1, Math.max(0, value / Math.max(1, size)));
  return {
    x: part((point.x - left) / scale, picture.width),
    y: part((point.y - top) / scale, picture.height),
  };
}

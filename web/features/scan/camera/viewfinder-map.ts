import type { Place } from '#domain/scanning/reads.ts';

/** Width and height in pixels of the thing itself. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle on the screen, in CSS pixels from the top left corner of the viewfinder. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Scale and offset of a picture that fills its box and is cropped on two sides (`object-fit: cover`). */
function cover(picture: Size, shown: Size): { scale: number; left: number; top: number } {
  const scale = Math.max(shown.width / Math.max(1, picture.width), shown.height / Math.max(1, picture.height));
  return {
    scale,
    left: (shown.width - picture.width * scale) / 2,
    top: (shown.height - picture.height * scale) / 2,
  };
}

/** Smallest side of a box that can be pressed with a thumb (product P2.5.4). */
const TARGET_PX = 44;
/** Typical height of the bars relative to their width. The decoder only reports the rows it read. */
const TALL = 0.4;

/**
 * The box around a barcode on the screen, at least large enough for a thumb.
 * @param picture size of the camera's picture, in whose pixels the place is given
 * @param shown size of the viewfinder
 */
export function boxOf(place: Place, picture: Size, shown: Size): Box {
  const { scale, left, top } = cover(picture, shown);
  const xs = place.map(({ x }) => left + x * scale);
  const ys = place.map(({ y }) => top + y * scale);
  const width = Math.max(TARGET_PX, Math.max(...xs) - Math.min(...xs));
  const tall = Math.max(...ys) - Math.min(...ys);
  const height = Math.max(TARGET_PX, tall, width > tall ? width * TALL : 0);
  return {
    left: (Math.max(...xs) + Math.min(...xs)) / 2 - width / 2,
    top: (Math.max(...ys) + Math.min(...ys)) / 2 - height / 2,
    width,
    height,
  };
}

/** Height of the panel with the shutter, which covers the picture while there is something to choose. */
const PANEL_PX = 108;

/** Whether a box can be seen and pressed: its centre is in the viewfinder and not behind the panel. */
export function isInReach({ left, top, width, height }: Box, shown: Size): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return x > 0 && x < shown.width && y > 0 && y < shown.height - PANEL_PX;
}

/** Margin around a code that was read. */
const AROUND_PX = 14;
/** Space for the digits above it, and the part of the screen height above the verdict sheet (product P2.5.4). */
const ABOVE_PX = 112;
const FREE = 0.44;

/** The frame around a code that was read; null if the digits above it or the sheet below would be in the way. */
export function hitFrame(box: Box, screen: Size): Box | null {
  const frame = {
    left: Math.max(8, box.left - AROUND_PX),
    top: box.top - AROUND_PX,
    width: Math.min(screen.width - 16, box.width + 2 * AROUND_PX),
    height: box.height + 2 * AROUND_PX,
  };
  return frame.top >= ABOVE_PX && frame.top + frame.height <= screen.height * FREE ? frame : null;
}

/** The point of the picture under a point of the viewfinder, as fractions from 0 to 1 in both directions. */
export function pictureFractionAt(
  point: { x: number; y: number },
  picture: Size,
  shown: Size,
): { x: number; y: number } {
  const { scale, left, top } = cover(picture, shown);
  const part = (value: number, size: number) => Math.min(1, Math.max(0, value / Math.max(1, size)));
  return {
    x: part((point.x - left) / scale, picture.width),
    y: part((point.y - top) / scale, picture.height),
  };
}

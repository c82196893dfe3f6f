/** The square of a picture to keep. */
export interface Crop {
  /** 1 is the largest square that fits; at 4 its side is a quarter of that. */
  readonly zoom: number;
  /** Position of the square in the leftover space: 0 at the left or top edge, 1 at the opposite edge. */
  readonly across: number;
  readonly down: number;
}

export const WHOLE: Crop = { zoom: 1, across: 0.5, down: 0.5 };
/** Maximum zoom: beyond this, a phone's picture has too few pixels left. */
export const CLOSEST = 4;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The square in pixels of the picture. */
export function squareOf({ width, height }: { width: number; height: number }, { zoom, across, down }: Crop) {
  const side = Math.min(width, height) / between(zoom, 1, CLOSEST);
  return { x: (width - side) * between(across, 0, 1), y: (height - side) * between(down, 0, 1), side };
}

/**
 * The crop after the picture was dragged in its frame.
 * @param by distance to the right and down, in frame sides
 */
export function dragged(
  size: { width: number; height: number },
  crop: Crop,
  by: { readonly x: number; readonly y: number },
): Crop {
  const { side } = squareOf(size, crop);
  const moved = (at: number, left: number, part: number) => (left <= 0 ? at : between(at - (part * side) / left, 0, 1));
  return {
    ...crop,
    across: moved(crop.across, size.width - side, by.x),
    down: moved(crop.down, size.height - side, by.y),
  };
}

/** A place on a picture, as shares of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The four corners of the area to read, clockwise from the top left. */
export type Corners = readonly [Place, Place, Place, Place];

/** The whole picture. */
export const WHOLE_PICTURE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Whether the corners are those of the whole picture, so that nothing is cut. */
export const isWhole = (corners: Corners): boolean =>
  corners.every(({ x, y }, at) => x === WHOLE_PICTURE[at]?.x && y === WHOLE_PICTURE[at]?.y);

/**
 * The least distance of a corner from the line between its neighbours, in shares of the picture: flatter corners cannot
 * be straightened.
 */
const LEAST_DEPTH = 0.04;

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Twice the area of the triangle; positive if it runs clockwise on a picture, whose y grows downwards. */
const turnOf = (from: Place, by: Place, to: Place): number =>
  (by.x - from.x) * (to.y - by.y) - (by.y - from.y) * (to.x - by.x);

/** Whether the corners form a convex quadrilateral, each well clear of the line between its neighbours. */
export function canBeCut(corners: Corners): boolean {
  return corners.every((corner, at) => {
    const before = corners[(at + 3) % 4] ?? corner;
    const after = corners[(at + 1) % 4] ?? corner;
    const [across, down] = [after.x - before.x, after.y - before.y];
    const length = Math.sqrt(across * across + down * down);
    return length > 0 && turnOf(before, corner, after) / length >= LEAST_DEPTH;
  });
}

/**
 * The corners after one of them was moved. It is kept within the picture. If the four would no longer form a usable
 * quadrilateral, nothing moves.
 * @param at which corner, 0 to 3
 */
export function withCornerAt(corners: Corners, at: number, to: Place): Corners {
  const place = { x: within(to.x), y: within(to.y) };
  const [a, b, c, d] = corners;
  const moved: Corners = [at === 0 ? place : a, at === 1 ? place : b, at === 2 ? place : c, at === 3 ? place : d];
  return canBeCut(moved) ? moved : corners;
}

/** A place on a picture, as shares of its width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The four corners of what is to be read, clockwise from the top left one. */
export type Corners = readonly [Place, Place, Place, Place];

/** The whole picture. */
export const WHOLE_PICTURE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Whether the corners hold everything: nothing is to be cut. */
export const isWhole = (corners: Corners): boolean =>
  corners.every(({ x, y }, at) => x === WHOLE_PICTURE[at]?.x && y === WHOLE_PICTURE[at]?.y);

/** Least share of the picture that a corner keeps from the line between its neighbours: flatter ones cannot be drawn out. */
const LEAST_DEPTH = 0.04;

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Twice the area of the triangle; above 0 where it is walked clockwise on a picture, whose y grows downwards. */
const turnOf = (from: Place, by: Place, to: Place): number =>
  (by.x - from.x) * (to.y - by.y) - (by.y - from.y) * (to.x - by.x);

/** Whether the corners span a bulging quadrilateral, each clear of the line between its neighbours. */
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
 * The corners after one of them was moved. It stays on the picture; where the four would no longer span a
 * quadrilateral, nothing moves.
 * @param at which corner, 0 to 3
 */
export function withCornerAt(corners: Corners, at: number, to: Place): Corners {
  const place = { x: within(to.x), y: within(to.y) };
  const [a, b, c, d] = corners;
  const moved: Corners = [at === 0 ? place : a, at === 1 ? place : b, at === 2 ? place : c, at === 3 ? place : d];
  return canBeCut(moved) ? moved : corners;
}

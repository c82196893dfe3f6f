import type { Place, Point } from './reads.ts';

/** Which way a symbol was read (zbar.h, zbar_orientation_t): left to right, top to bottom, right to left, bottom to top. */
const [RIGHTWARD, DOWNWARD, LEFTWARD, UPWARD] = [0, 1, 2, 3] as const;

interface End {
  /** Along the line of the scan, and across it. */
  readonly along: number;
  readonly across: number;
}

/** A point belongs to an end, not to the middle, within this share of the distance between the outermost points. */
const NEAR_END = 0.25;

/** Maximum distance of the points of one symbol from its ends and its middle, as a share of its width. */
const NEAR = 0.15;
/** Size in pixels that no symbol fits into: points this close together all lie in its middle. */
const NO_SYMBOL = 24;

/** Where a symbol is according to its points. */
export interface ZbarPlace {
  /** Its corners, from the first bar to the last along the first side; null if only one point of it is known. */
  readonly place: Place | null;
  /** False if the points do not belong to one symbol, but to halves of two side by side. */
  readonly one: boolean;
}

/** Minimum number of points at one end to compute a lean of its own. */
const ENOUGH = 6;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How far the ends move along for each step across: the lean of the bars, from both ends together. */
function leanOf(groups: readonly (readonly End[])[]): number {
  let [both, squares] = [0, 0];
  for (const ends of groups) {
    const [along, across] = [mean(ends.map((end) => end.along)), mean(ends.map((end) => end.across))];
    for (const end of ends) {
      both += (end.along - along) * (end.across - across);
      squares += (end.across - across) * (end.across - across);
    }
  }
  return squares === 0 ? 0 : both / squares;
}

/**
 * Locates a symbol. ZBar reports the point at which each of its scan lines reached the end of the symbol, or of one
 * half of it. It scans in both directions, so points lie along the first bar, along the last, and between them.
 * @param seen share of the symbol's width that ZBar has read when it reports the end
 */
export function zbarPlace(points: readonly Point[], orientation: number, seen = 1): ZbarPlace {
  const level = orientation === RIGHTWARD || orientation === LEFTWARD;
  if (!level && orientation !== DOWNWARD && orientation !== UPWARD) return { place: null, one: true };
  const ends = points.map(({ x, y }): End => (level ? { along: x, across: y } : { along: y, across: x }));
  let lean = 0;
  let groups: [End[], End[]] = [[], []];
  let parts: number[] = [];
  let whole = 0;
  for (let again = 0; again < 4; again += 1) {
    const upright = ends.map((end) => end.along - lean * end.across);
    const [least, most] = [Math.min(...upright), Math.max(...upright)];
    whole = most - least;
    parts = upright.map((at) => (at - least) / Math.max(1, whole));
    const reach = whole * NEAR_END;
    groups = [
      ends.filter((_, at) => (upright[at] ?? 0) <= least + reach),
      ends.filter((_, at) => (upright[at] ?? 0) >= most - reach),
    ];
    lean = leanOf(groups);
  }
  const [first, last] = groups;
  if (whole < NO_SYMBOL) return { place: null, one: true };
  // The points of one symbol lie at its ends and in its middle, and nowhere else.
  const one = parts.every((part) => [0, 0.5, 1].some((place) => Math.abs(part - place) <= NEAR));
  if (first.length === 0 || last.length === 0 || first.some((end) => last.includes(end)))
    return { place: null, one: true };
  const acrosses = ends.map(({ across }) => across);
  const [top, bottom] = [Math.min(...acrosses), Math.max(...acrosses)];
  const pointOf = (group: readonly End[], across: number): Point => {
    // In a view from the side, the first bar and the last lean differently.
    const own = group.length >= ENOUGH ? leanOf([group]) : lean;
    const along = mean(group.map((end) => end.along)) + own * (across - mean(group.map((end) => end.across)));
    return level ? { x: along, y: across } : { x: across, y: along };
  };
  const [start, end] = orientation === RIGHTWARD || orientation === DOWNWARD ? [first, last] : [last, first];
  const sideAt = (across: number): [Point, Point] => {
    const [from, to] = [pointOf(start, across), pointOf(end, across)];
    return [from, { x: from.x + (to.x - from.x) / seen, y: from.y + (to.y - from.y) / seen }];
  };
  const [a, b] = sideAt(top);
  const [d, c] = sideAt(bottom);
  return { place: [a, b, c, d], one };
}

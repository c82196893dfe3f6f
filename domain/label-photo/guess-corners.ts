import { type Frame, pictureOf } from '../scanning/picture.ts';
import { type Corners, canBeCut, type Place } from './corners.ts';
import { lineFan } from './line-slant.ts';
import { mainBlock, type PrintBlock } from './print-block.ts';
import { type PrintMap, printMap } from './print-map.ts';

/**
 * One side as a line: `at` is its position where the other axis is 0, `rise` its change for each step along that axis.
 */
interface Side {
  readonly at: number;
  readonly rise: number;
}

/** How many cells the end of a row may be off a side and still count as on it. */
const ON_SIDE = 1.5;
/** The share of row ends that must be on one line to make it a side: text set flush. */
const FLUSH = 0.5;
/** How many times as many ends must be on a leaning side as on an upright one. */
const CLEARLY = 1.3;
/** The furthest a side may lean from upright, in steps across for each step down. */
const FURTHEST_LEAN = 0.3;
/** A side that rises less counts as level or upright: about a degree, which the levelling of lines corrects. */
const SQUARE = 0.02;
/** Margin around the print, in cells. */
const MARGIN = 2;
/**
 * If the print is this close to the edge of the picture (in cells), it was cut off there and the frame extends to the
 * edge.
 */
const TO_THE_EDGE = 2.5;

const lineOf = (one: Place, other: Place): Side => {
  const rise = (other.x - one.x) / (other.y - one.y);
  return { at: one.x - rise * one.y, rise };
};

/** Rounds a slight lean to 0, so that a square frame can be cut out without resampling. */
const settled = (rise: number): number => (Math.abs(rise) < SQUARE ? 0 : rise);

/** How many ends are on a line. */
const countOn = (ends: readonly Place[], { at, rise }: Side): number =>
  ends.filter(({ x, y }) => Math.abs(x - at - rise * y) <= ON_SIDE).length;

/**
 * The rise (x by y) of the line with the most row ends on it. This is `plain`, unless clearly more ends are on another
 * line that leans no further than a pack photographed from above or below would.
 */
function flushSide(ends: readonly Place[], plain: number): number {
  const plainly = ends.map(({ x, y }) => countOn(ends, { at: x - plain * y, rise: plain }));
  let [rise, most] = [plain, Math.max(3, ends.length * FLUSH, Math.max(0, ...plainly) * CLEARLY)];
  for (let one = 0; one < ends.length; one += 1)
    for (let other = one + 3; other < ends.length; other += 1) {
      const [a, b] = [ends[one], ends[other]];
      if (!a || !b || a.y === b.y) continue;
      const line = lineOf(a, b);
      if (Math.abs(line.rise - plain) > FURTHEST_LEAN) continue;
      const on = countOn(ends, line);
      if (on > most) [rise, most] = [line.rise, on];
    }
  return rise;
}

function placesOf({ across }: PrintMap, { cells, left, right, top, bottom }: PrintBlock): Place[] {
  const places: Place[] = [];
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) if (cells[y * across + x] === 1) places.push({ x: x + 0.5, y: y + 0.5 });
  return places;
}

/** The first and last cell of each row of a block that has at least half the usual number of cells: rows of letters. */
function endsOf(places: readonly Place[]): { first: Place[]; last: Place[] } {
  const rows = new Map<number, Place[]>();
  for (const place of places) rows.set(place.y, [...(rows.get(place.y) ?? []), place]);
  const counts = [...rows.values()].map((row) => row.length).sort((one, other) => one - other);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  const printed = [...rows.values()].filter((row) => row.length * 2 >= usual);
  return { first: printed.flatMap((row) => row.slice(0, 1)), last: printed.flatMap((row) => row.slice(-1)) };
}

/**
 * The line of this rise with all places on one side, plus a margin.
 * @param sign -1 for the line at the least values, 1 for the line at the greatest
 */
function outermost(values: readonly { along: number; value: number }[], rise: number, sign: -1 | 1): Side {
  let at = sign < 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  for (const { along, value } of values)
    at = sign < 0 ? Math.min(at, value - rise * along) : Math.max(at, value - rise * along);
  return { at: at + sign * MARGIN, rise };
}

/** Where an upright and a level side intersect. */
function meeting(upright: Side, level: Side): Place {
  const y = (level.at + level.rise * upright.at) / (1 - level.rise * upright.rise);
  return { x: upright.at + upright.rise * y, y };
}

/**
 * A first guess at what a person wants to read: the block of print in the picture, with its sides along its lines and
 * along their ends. Uses whole numbers and plain sums only, so that the same picture gives the same guess everywhere.
 * @returns null if no block of print stands out
 */
export function guessCorners(frame: Frame): Corners | null {
  const picture = pictureOf(frame);
  const map = printMap(picture);
  const block = mainBlock(map);
  if (block === null) return null;
  const [wide, high] = [map.cellWide * frame.width, map.cellHigh * frame.height];
  const part = {
    left: Math.floor(block.left * wide),
    right: Math.min(frame.width, Math.ceil((block.right + 1) * wide)),
    top: Math.floor(block.top * high),
    bottom: Math.min(frame.height, Math.ceil((block.bottom + 1) * high)),
  };
  const fan = lineFan(picture, part);
  const half = (part.right - part.left) / 2;
  const [above, below] = [settled(fan.above / half), settled(fan.below / half)];
  const places = placesOf(map, block);
  const { first, last } = endsOf(places);
  // If the ends are ragged, the sides are perpendicular to the lines.
  const plain = -(above + below) / 2;
  const byRow = places.map(({ x, y }) => ({ along: y, value: x }));
  const byColumn = places.map(({ x, y }) => ({ along: x, value: y }));
  const left = outermost(byRow, settled(flushSide(first, plain)), -1);
  const right = outermost(byRow, settled(flushSide(last, plain)), 1);
  const top = outermost(byColumn, above, -1);
  const bottom = outermost(byColumn, below, 1);
  const snapped = (place: number, cell: number): number => {
    const share = place * cell;
    if (share < TO_THE_EDGE * cell) return 0;
    return share > 1 - TO_THE_EDGE * cell ? 1 : share;
  };
  const share = ({ x, y }: Place): Place => ({ x: snapped(x, map.cellWide), y: snapped(y, map.cellHigh) });
  const corners: Corners = [
    share(meeting(left, top)),
    share(meeting(right, top)),
    share(meeting(right, bottom)),
    share(meeting(left, bottom)),
  ];
  return canBeCut(corners) ? corners : null;
}

import type { Picture } from './picture.ts';

/** A part of a picture that looks like the bars of a symbol: many strong edges, all in one direction. */
export interface BarField {
  /** From the first bar to the last, in pixels. */
  readonly length: number;
  /** Whether it continues at an edge of the picture, in the direction in which bar follows bar. */
  readonly atEdge: boolean;
  /** Share of the step from light to dark between two neighbouring pixels: about 0.6 in focus, less if blurred. */
  readonly crispness: number;
}

/** Side of the squares that are judged one by one, in pixels. */
const SIDE = 16;
/** Only every second row of a square is examined: bars are taller than that, and time is short. */
const STEP = 2;
/** Minimum mean squared difference between neighbouring pixels in a square of bars: above noise, below soft shadows. */
const STRONG = 150;
/** Minimum share of a square's edges that have one direction: 1 for bars, near 0 for text. */
const COHERENT = 0.55;
/** A difference between pixels that is more than noise. */
const GRAIN = 14;
/** Maximum distance between squares that belong together: a wide bar may lie between them. */
const REACH = 2;
/** Minimum number of connected squares: a code that is just too small to be read covers as many. */
const FEWEST = 4;
/** Minimum number of edges from end to end: a UPC-E has 33; a shelf, a hand or a table has a few. */
const EDGES = 10;
/** Minimum share of its extent that a field fills: noise leaves holes in the bars. */
const FILLED = 0.45;

interface Square {
  readonly column: number;
  readonly row: number;
  /** Direction across the bars, as twice its angle, so that opposite directions are equal. */
  readonly cosine: number;
  readonly sine: number;
  /** Edges crossed, summed over its rows and over its columns. */
  readonly across: number;
  readonly down: number;
  readonly crispness: number;
}

/** What one square shows; null if its edges are faint or have no common direction. */
function squareAt(luma: Uint8ClampedArray, width: number, column: number, row: number): Square | null {
  let [xx, yy, xy, edgesAcross, edgesDown, steepest, darkest, lightest] = [0, 0, 0, 0, 0, 0, 255, 0];
  const above = new Int8Array(SIDE);
  for (let y = row * SIDE; y < (row + 1) * SIDE; y += STEP) {
    let before = 0;
    for (let at = 0; at < SIDE; at += 1) {
      const here = y * width + column * SIDE + at;
      const value = luma[here] ?? 0;
      const across = (luma[here + 1] ?? value) - value;
      const down = (luma[here + width] ?? value) - value;
      xx += across * across;
      yy += down * down;
      xy += across * down;
      darkest = Math.min(darkest, value);
      lightest = Math.max(lightest, value);
      const step = Math.max(Math.abs(across), Math.abs(down));
      if (step <= GRAIN) continue;
      steepest = Math.max(steepest, step);
      const [signAcross, signDown] = [Math.sign(across), Math.sign(down)];
      if (Math.abs(across) > GRAIN) {
        if (signAcross !== before) edgesAcross += 1;
        before = signAcross;
      }
      if (Math.abs(down) > GRAIN) {
        if (signDown !== above[at]) edgesDown += 1;
        above[at] = signDown;
      }
    }
  }
  const energy = xx + yy;
  if (energy * STEP < STRONG * SIDE * SIDE) return null;
  const [cosine, sine] = [(xx - yy) / energy, (2 * xy) / energy];
  const coherence = Math.sqrt(cosine * cosine + sine * sine);
  if (coherence < COHERENT) return null;
  return {
    column,
    row,
    cosine: cosine / coherence,
    sine: sine / coherence,
    across: edgesAcross * STEP,
    down: edgesDown,
    crispness: Math.min(1, steepest / Math.max(1, lightest - darkest)),
  };
}

/** Collects the squares near one of them whose bars have the same direction, and removes them from `squares`. */
function together(from: Square, squares: Map<number, Square>, columns: number): Square[] {
  const found = [from];
  squares.delete(from.row * columns + from.column);
  for (const one of found) {
    for (let down = -REACH; down <= REACH; down += 1)
      for (let across = -REACH; across <= REACH; across += 1) {
        const column = one.column + across;
        const next = column < 0 || column >= columns ? undefined : squares.get((one.row + down) * columns + column);
        // At most some fifteen degrees apart; the angles are doubled.
        if (!next || next.cosine * one.cosine + next.sine * one.sine < 0.85) continue;
        squares.delete(next.row * columns + next.column);
        found.push(next);
      }
  }
  return found;
}

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values) + 1;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

function measured(squares: readonly Square[], columns: number, rows: number): BarField | null {
  const [cosine, sine] = [sum(squares.map((one) => one.cosine)), sum(squares.map((one) => one.sine))];
  // Halves the double angle without trigonometric functions: the direction in which bar follows bar.
  const long = Math.sqrt(cosine * cosine + sine * sine) || 1;
  const x = Math.sqrt(Math.max(0, (1 + cosine / long) / 2));
  const y = (sine < 0 ? -1 : 1) * Math.sqrt(Math.max(0, (1 - cosine / long) / 2));
  const sideways = x > Math.abs(y);
  const lines = new Set(squares.map((one) => (sideways ? one.row : one.column))).size * SIDE;
  if (sum(squares.map((one) => (sideways ? one.across : one.down))) / lines < EDGES) return null;
  const area = extent(squares.map((one) => one.column)) * extent(squares.map((one) => one.row));
  if (squares.length < FILLED * area) return null;
  const along = squares.map(({ column, row }) => column * x + row * y);
  const atEdge = squares.some(({ column, row }) =>
    sideways ? column === 0 || column === columns - 1 : row === 0 || row === rows - 1,
  );
  return {
    length: extent(along) * SIDE,
    atEdge,
    crispness: sum(squares.map((one) => one.crispness)) / squares.length,
  };
}

/** The largest field of bars in a picture, or null. Takes a few milliseconds for a frame of 1280 by 720. */
export function barField(picture: Picture): BarField | null {
  const { width, height } = picture;
  const luma = picture.luma();
  const [columns, rows] = [Math.floor(width / SIDE), Math.floor(height / SIDE)];
  const squares = new Map<number, Square>();
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const square = squareAt(luma, width, column, row);
      if (square) squares.set(row * columns + column, square);
    }
  let largest: { readonly size: number; readonly field: BarField } | null = null;
  for (const square of [...squares.values()]) {
    if (!squares.has(square.row * columns + square.column)) continue;
    const found = together(square, squares, columns);
    if (found.length < FEWEST || (largest && found.length <= largest.size)) continue;
    const field = measured(found, columns, rows);
    if (field) largest = { size: found.length, field };
  }
  return largest?.field ?? null;
}

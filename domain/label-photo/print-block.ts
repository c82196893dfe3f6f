import type { PrintMap } from './print-map.ts';

/** One block of print: its cells, and the box around them (in cells, inclusive). */
export interface PrintBlock {
  readonly cells: Uint8Array;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far apart cells of one block may be, in cells: the gap between words, and between lines. */
const REACH = 2;
/** The fewest cells of a block: anything smaller is a logo or a fold. */
const LEAST_CELLS = 12;
/** How much stronger print must be than its background to stand out: both a factor and an offset. */
const STANDS_OUT = 2;

function levels(strength: Float32Array): { ground: number; print: number } {
  const sorted = Float32Array.from(strength).sort();
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { ground: at(0.1), print: at(0.95) };
}

/** The cells with a cell of print within reach. */
function widened({ across, down }: PrintMap, cells: Uint8Array): Uint8Array {
  const out = new Uint8Array(cells.length);
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      if (cells[y * across + x] !== 1) continue;
      for (let row = Math.max(0, y - REACH); row <= Math.min(down - 1, y + REACH); row += 1)
        out.fill(1, row * across + Math.max(0, x - REACH), row * across + Math.min(across - 1, x + REACH) + 1);
    }
  return out;
}

/** The fewest cells of print around a cell, itself included, for it to be a letter and not a corner of something. */
const IN_COMPANY = 4;

/** The cells with neighbours: letters have others next to them, the corner of a sheet does not. */
function inCompany({ across, down }: PrintMap, cells: Uint8Array): Uint8Array {
  return cells.map((own, cell) => {
    if (own !== 1) return 0;
    const [x, y] = [cell % across, Math.floor(cell / across)];
    let count = 0;
    for (let row = Math.max(0, y - 1); row <= Math.min(down - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - REACH); column <= Math.min(across - 1, x + REACH); column += 1)
        count += cells[row * across + column] ?? 0;
    return count >= IN_COMPANY ? 1 : 0;
  });
}

/** The cells connected to `start`, which are cleared in `left`. */
function joined({ across, down }: PrintMap, left: Uint8Array, start: number): number[] {
  const found = [start];
  left[start] = 0;
  for (let at = 0; at < found.length; at += 1) {
    const cell = found[at] ?? 0;
    const [x, y] = [cell % across, Math.floor(cell / across)];
    for (const [nextX, nextY] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      const next = nextY * across + nextX;
      if (nextX < 0 || nextY < 0 || nextX >= across || nextY >= down || left[next] !== 1) continue;
      left[next] = 0;
      found.push(next);
    }
  }
  return found;
}

/** The block with the most print, where print near the middle of the picture counts more. Null if none stands out. */
export function mainBlock(map: PrintMap): PrintBlock | null {
  const { across, down, strength } = map;
  const { ground, print } = levels(strength);
  if (print < ground * STANDS_OUT + STANDS_OUT) return null;
  const limit = ground + 0.3 * (print - ground);
  const cells = inCompany(
    map,
    Uint8Array.from(strength, (value) => (value > limit ? 1 : 0)),
  );
  const left = widened(map, cells);
  let best: { own: readonly number[]; weight: number } | null = null;
  for (let start = 0; start < left.length; start += 1) {
    if (left[start] !== 1) continue;
    const own = joined(map, left, start).filter((cell) => cells[cell] === 1);
    let weight = 0;
    for (const cell of own) {
      const x = Math.abs(((cell % across) + 0.5) / across - 0.5);
      const y = Math.abs((Math.floor(cell / across) + 0.5) / down - 0.5);
      weight += (strength[cell] ?? 0) * (1 - Math.max(x, y));
    }
    if (best === null || weight > best.weight) best = { own, weight };
  }
  if (best === null || best.own.length < LEAST_CELLS) return null;
  const block = new Uint8Array(cells.length);
  const box = { left: across, right: 0, top: down, bottom: 0 };
  for (const cell of best.own) {
    const [x, y] = [cell % across, Math.floor(cell / across)];
    block[cell] = 1;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return { cells: block, ...box };
}

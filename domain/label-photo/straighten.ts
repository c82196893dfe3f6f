import { greyPicture, type Picture } from '../scanning/picture.ts';
import { turned } from '../scanning/views.ts';

/**
 * The shape of lines of print: `slope` is their rise over the half width, `sag` how far their middle hangs, in pixels.
 */
interface Lie {
  readonly slope: number;
  readonly sag: number;
  /** A cubic S-curve: a bottle seen slightly from the side. */
  readonly twist: number;
}

const STRIPS = 48;

/** Darkness of each row in each of the vertical strips. */
function stripsOf(picture: Picture): Float32Array[] {
  const { width, height } = picture;
  const luma = picture.luma();
  return Array.from({ length: STRIPS }, (_, strip) => {
    const [left, right] = [Math.floor((strip * width) / STRIPS), Math.floor(((strip + 1) * width) / STRIPS)];
    const rows = new Float32Array(height);
    for (let y = 0; y < height; y += 1) {
      let dark = 0;
      for (let x = left; x < right; x += 1) dark += 255 - (luma[y * width + x] ?? 255);
      rows[y] = dark / Math.max(1, right - left);
    }
    return rows;
  });
}

const shiftAt = ({ slope, sag, twist }: Lie, at: number): number =>
  slope * at + sag * (1 - at * at) + twist * (at * at * at - at);

/** The darkness of the picture's rows, added up along lines of this shape. */
function profile(strips: readonly Float32Array[], lie: Lie): Float32Array {
  const height = strips[0]?.length ?? 0;
  const sum = new Float32Array(height);
  for (const [strip, rows] of strips.entries()) {
    const by = Math.round(shiftAt(lie, (2 * (strip + 0.5)) / STRIPS - 1));
    const from = Math.max(0, -by);
    const to = Math.min(height, height - by);
    for (let y = from; y < to; y += 1) sum[y] = (sum[y] ?? 0) + (rows[y + by] ?? 0);
  }
  return sum;
}

/** How sharply lines of print and the white space between them differ. */
function sharpness(rows: Float32Array): number {
  let sum = 0;
  for (let y = 2; y < rows.length; y += 1) {
    const by = (rows[y] ?? 0) - (rows[y - 2] ?? 0);
    sum += by * by;
  }
  return sum;
}

function best(strips: readonly Float32Array[], start: Lie, steps: readonly Lie[]): Lie {
  let [found, score] = [start, sharpness(profile(strips, start))];
  for (const { slope, sag, twist } of steps) {
    const lie = { slope: start.slope + slope, sag: start.sag + sag, twist: start.twist + twist };
    const own = sharpness(profile(strips, lie));
    if (own > score) [found, score] = [lie, own];
  }
  return found;
}

const range = (reach: number, step: number): number[] => {
  const values: number[] = [];
  for (let at = -reach; at <= reach + 1e-9; at += step) values.push(at);
  return values;
};

const grid = (slopes: readonly number[], sags: readonly number[], twists: readonly number[]): Lie[] =>
  slopes.flatMap((slope) => sags.flatMap((sag) => twists.map((twist) => ({ slope, sag, twist }))));

function lieOf(picture: Picture, steepest: number): Lie {
  const strips = stripsOf(picture);
  const half = picture.width / 2;
  const flat = { slope: 0, sag: 0, twist: 0 };
  const reach = half * steepest;
  const sagReach = half * 0.28;
  const coarse = best(strips, flat, grid(range(reach, half * 0.012), range(sagReach, half * 0.02), [0]));
  const finer = best(
    strips,
    coarse,
    grid(range(half * 0.012, half * 0.003), range(half * 0.02, half * 0.004), range(half * 0.016, half * 0.008)),
  );
  return best(strips, finer, grid([-1, -0.5, 0, 0.5, 1], [-1, -0.5, 0, 0.5, 1], [-2, -1, 0, 1, 2]));
}

/**
 * How clearly lines of print differ from the white space between them, whatever their shape; to compare orientations.
 */
export function levelness(picture: Picture): number {
  const strips = stripsOf(picture);
  const half = picture.width / 2;
  const flat = { slope: 0, sag: 0, twist: 0 };
  const lie = best(strips, flat, grid(range(half * 0.26, half * 0.02), range(half * 0.24, half * 0.04), [0]));
  return sharpness(profile(strips, lie)) / Math.max(1, picture.height);
}

/** Shifts every column so that the lines are level. */
function levelled(picture: Picture, lie: Lie): Picture {
  const { width, height } = picture;
  const luma = picture.luma();
  const out = new Uint8ClampedArray(width * height).fill(255);
  for (let x = 0; x < width; x += 1) {
    const by = shiftAt(lie, (2 * (x + 0.5)) / width - 1);
    const whole = Math.floor(by);
    const part = by - whole;
    for (let y = Math.max(0, -whole); y < height && y + whole + 1 < height; y += 1) {
      const at = (y + whole) * width + x;
      out[y * width + x] = (luma[at] ?? 255) * (1 - part) + (luma[at + width] ?? 255) * part;
    }
  }
  return greyPicture(width, height, out);
}

/** Distance between two lines of print in pixels, from the autocorrelation of rows; 0 if they do not repeat. */
function pitchOf(picture: Picture): number {
  const rows = profile(stripsOf(picture), { slope: 0, sag: 0, twist: 0 });
  const mean = rows.reduce((all, one) => all + one, 0) / Math.max(1, rows.length);
  const like = (by: number): number => {
    let sum = 0;
    for (let y = by; y < rows.length; y += 1) sum += ((rows[y] ?? 0) - mean) * ((rows[y - by] ?? 0) - mean);
    return sum / Math.max(1, rows.length - by);
  };
  const same = like(0);
  let [pitch, most] = [0, same * 0.2];
  for (let by = 8; by < Math.min(160, rows.length / 2); by += 1) {
    const own = like(by);
    if (own > most * 1.05 && own >= like(by - 1) && own >= like(by + 1)) [pitch, most] = [by, own];
  }
  return pitch;
}

/** Levels the lines of print of a picture with white paper and dark letters. @returns also the line distance */
export function straightened(picture: Picture): { picture: Picture; pitch: number } {
  const first = lieOf(picture, 0.26);
  const length = Math.sqrt((picture.width / 2) * (picture.width / 2) + first.slope * first.slope);
  const upright =
    Math.abs(first.slope) > picture.width * 0.01
      ? turned(picture, first.slope / length, picture.width / 2 / length, 255)
      : picture;
  const level = levelled(upright, lieOf(upright, 0.03));
  return { picture: level, pitch: pitchOf(level) };
}

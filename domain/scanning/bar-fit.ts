import type { Symbology } from '../products/gtin.ts';
import {
  alignSymbol,
  likeness,
  MARGIN,
  type SymbolAlignment,
  sampleCount,
  sampleIndexOf,
  valueAt,
} from './bar-alignment.ts';
import { digitPlaces } from './bar-modules.ts';
import { SAMPLES } from './bar-profile.ts';

/** How well the bars of a code explain what a picture shows at the place where the code was read. */
export interface BarFit {
  /** Correlation of the bars with the picture, -1 to 1. */
  readonly likeness: number;
  /** For the least certain digit: how much better it fits than any other digit; below 0, how much worse. */
  readonly margin: number;
  /** The darkest point within the quiet zones; 1 is as light as paper. */
  readonly quiet: number;
}

/**
 * Number of light modules checked beside a symbol; GS1 requires 7 or more (GS1 General Specifications, section
 * 5.2.3.4).
 */
const QUIET = 5;
/** Samples beside a digit that are compared with it. */
const AROUND = 3;
/** Samples of a digit. */
const WIDE = 7 * SAMPLES + 2 * AROUND;
/** Shifts of a single digit that are tried, in samples. */
const SHIFTS: readonly number[] = [-1.5, 0, 1.5];

/** A blur of the picture, and how it makes bars look. */
interface Blur {
  /** Number of modules on each side that are mixed into a point. */
  readonly reach: number;
  /** Their weights, for each sample within a module. */
  readonly weights: readonly Float32Array[];
  /** How much each module of a digit darkens each sample. */
  readonly shades: readonly Float32Array[];
  /** The sum of each of these, and the dot product of each two. */
  readonly sums: readonly number[];
  readonly products: readonly (readonly number[])[];
}

const dot = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};
const total = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0);

/** Half-width of a biweight kernel in standard deviations: the root of 7. The kernel needs only sums and products. */
const BELL = 2.6457513;

/** @param deviation of the blur, in modules */
function blurOf(deviation: number): Blur {
  const reach = Math.ceil(BELL * deviation + 0.5);
  const weights = Array.from({ length: SAMPLES }, (_, sample) => {
    const own = Float32Array.from({ length: 2 * reach + 1 }, (_none, at) => {
      let sum = 0;
      // The mean over the width of the module.
      for (let step = 0; step < 5; step += 1) {
        const away = (at - reach + (step + 0.5) / 5 - (sample + 0.5) / SAMPLES) / (deviation * BELL);
        const rest = Math.max(0, 1 - away * away);
        sum += rest * rest;
      }
      return sum;
    });
    const all = total(own);
    return own.map((one) => one / all);
  });
  const shades = Array.from({ length: 7 }, (_, module) =>
    Float32Array.from({ length: WIDE }, (_none, at) => {
      const from = Math.floor((at - AROUND) / SAMPLES);
      return weights[at - AROUND - from * SAMPLES]?.[module - from + reach] ?? 0;
    }),
  );
  return {
    reach,
    weights,
    shades,
    sums: shades.map(total),
    products: shades.map((one) => shades.map((other) => dot(one, other))),
  };
}

/** Blurs that are tried, from a picture in focus to one whose blur is wider than a module. */
const BLURS = [0.35, 0.6, 0.9, 1.2, 1.6].map(blurOf);
const [SHARPEST, USUAL] = [BLURS[0], BLURS[1]] as [Blur, Blur];

/**
 * Expected lightness of bars, sample by sample: 1 is paper.
 * @param from the first sample, counted from the first bar
 */
function lightOf(bars: Uint8Array, { reach, weights }: Blur, from: number, count: number): Float32Array {
  const out = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    const module = Math.floor((from + at) / SAMPLES);
    const own = weights[from + at - module * SAMPLES];
    let light = 1;
    for (let by = -reach; by <= reach; by += 1) if (bars[module + by] === 1) light -= own?.[by + reach] ?? 0;
    out[at] = light;
  }
  return out;
}

/**
 * How much better a digit fits its place than any other digit would, as a difference of correlations. The bars beside
 * it are taken as read. A digit's image is the ground minus the shades of its bars, so no digit has to be drawn.
 */
function marginOf(
  seen: readonly Float32Array[],
  ground: Float32Array,
  read: string,
  shapes: readonly string[],
  { shades, sums, products }: Blur,
): number {
  const [groundSum, groundSquares] = [total(ground), dot(ground, ground)];
  const groundShades = shades.map((shade) => dot(ground, shade));
  const views = seen.map((values) => ({
    sum: total(values),
    squares: dot(values, values),
    ground: dot(values, ground),
    shades: shades.map((shade) => dot(values, shade)),
  }));
  const likenessOf = (shape: string): number => {
    let [sum, squares] = [groundSum, groundSquares];
    const bars: number[] = [];
    for (let at = 0; at < 7; at += 1) if (shape[at] === '1') bars.push(at);
    for (const bar of bars) {
      sum -= sums[bar] ?? 0;
      squares -= 2 * (groundShades[bar] ?? 0);
      for (const other of bars) squares += products[bar]?.[other] ?? 0;
    }
    let most = -1;
    for (const view of views) {
      let both = view.ground;
      for (const bar of bars) both -= view.shades[bar] ?? 0;
      const spread = (squares - (sum * sum) / WIDE) * (view.squares - (view.sum * view.sum) / WIDE);
      if (spread > 0) most = Math.max(most, (both - (sum * view.sum) / WIDE) / Math.sqrt(spread));
    }
    return most;
  };
  let other = -1;
  for (const shape of shapes) if (shape !== read) other = Math.max(other, likenessOf(shape));
  return likenessOf(read) - other;
}

/** The darkest point of a quiet zone. @param from its first module */
function darkest(profile: Float32Array, lie: SymbolAlignment, from: number, modules: number): number {
  let most = 1;
  for (let at = 0; at < QUIET; at += 1)
    most = Math.min(most, valueAt(profile, sampleIndexOf(lie, from + at + 0.5, modules)));
  return most;
}

/**
 * Compares the bars of a code with what a picture shows where it was read, digit by digit. It acts as an independent
 * reader that is told what to look for. @param profile see `barProfile` @param modules '1' is a bar
 */
export function barFit(profile: Float32Array, modules: string, symbology: Symbology): BarFit {
  const bars = Uint8Array.from(modules, (bit) => (bit === '1' ? 1 : 0));
  const count = bars.length;
  const expected = (blur: Blur) => lightOf(bars, blur, -MARGIN * SAMPLES, sampleCount(count));
  const lie = alignSymbol(profile, expected(USUAL), count);
  let [blur, like] = [SHARPEST, -1];
  for (const one of BLURS) {
    const own = likeness(profile, expected(one), lie, count, 1);
    if (own > like) [blur, like] = [one, own];
  }
  let margin = 1;
  for (const { start, shapes } of digitPlaces(symbology)) {
    const seen = SHIFTS.map((shift) => {
      const values = new Float32Array(WIDE);
      for (let at = 0; at < WIDE; at += 1)
        values[at] = valueAt(profile, sampleIndexOf(lie, start + (at - AROUND + 0.5) / SAMPLES, count) + shift);
      return values;
    });
    const around = bars.slice().fill(0, start, start + 7);
    const ground = lightOf(around, blur, start * SAMPLES - AROUND, WIDE);
    margin = Math.min(margin, marginOf(seen, ground, modules.slice(start, start + 7), shapes, blur));
  }
  const quiet = Math.min(darkest(profile, lie, -QUIET - 1, count), darkest(profile, lie, count + 1, count));
  return { likeness: like, margin, quiet };
}

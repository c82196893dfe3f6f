import { QUIET_ZONE_MODULES, SAMPLES } from './bar-profile.ts';

/** How a symbol is aligned with its profile: the shifts of both ends and the distortion between them, in modules. */
export interface SymbolAlignment {
  readonly start: number;
  readonly end: number;
  readonly sag: number;
  readonly twist: number;
}

const FLAT: SymbolAlignment = { start: 0, end: 0, sag: 0, twist: 0 };

/** The sample of the profile at which a position of the symbol is. @param module in modules from the first bar */
export function sampleIndexOf({ start, end, sag, twist }: SymbolAlignment, module: number, modules: number): number {
  const along = module / modules;
  const rest = 1 - along;
  const moved = start * rest + end * along + along * rest * (4 * sag + 8 * twist * (rest - along));
  return (module + moved + QUIET_ZONE_MODULES) * SAMPLES - 0.5;
}

/** Linear interpolation between two samples of the profile; the first or the last value beyond its ends. */
export function valueAt(profile: Float32Array, at: number): number {
  const last = profile.length - 1;
  if (at <= 0) return profile[0] ?? 0;
  if (at >= last) return profile[last] ?? 0;
  const left = Math.floor(at);
  const part = at - left;
  return (profile[left] ?? 0) * (1 - part) + (profile[left + 1] ?? 0) * part;
}

/** Modules beside the symbol that count for the likeness. */
export const MARGIN = 2;

/** Number of samples of the bars and of the margins beside them. */
export const sampleCount = (modules: number): number => (modules + 2 * MARGIN) * SAMPLES;

/**
 * Correlation, -1 to 1, of a profile with the values expected if the symbol is aligned like this.
 * @param expected one value for each sample, starting `MARGIN` modules before the first bar
 * @param every step between the samples that are compared
 */
export function likeness(
  profile: Float32Array,
  expected: Float32Array,
  lie: SymbolAlignment,
  modules: number,
  every: number,
): number {
  let [a, b, aa, bb, ab, count] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < expected.length; at += every) {
    const x = expected[at] ?? 0;
    const y = valueAt(profile, sampleIndexOf(lie, (at + 0.5) / SAMPLES - MARGIN, modules));
    a += x;
    b += y;
    aa += x * x;
    bb += y * y;
    ab += x * y;
    count += 1;
  }
  const spread = (aa - (a * a) / count) * (bb - (b * b) / count);
  return spread <= 0 ? 0 : (ab - (a * b) / count) / Math.sqrt(spread);
}

/**
 * Shifts in modules tried in the rough search: of each end, of the middle, and of the quarters in opposite directions.
 */
const ENDS: readonly number[] = [-1.2, 0, 1.2];
const MIDDLES: readonly number[] = [-3, -1.5, 0, 1.5, 3];
/** For a bottle seen from the front, whose sides look narrower. */
const QUARTERS: readonly number[] = [-1, 0, 1];
/** Step between the samples that the rough search compares. */
const ROUGHLY = 3;
/** Ever smaller steps, in modules, that refine the rough alignment. */
const STEPS: readonly number[] = [0.8, 0.4, 0.2, 0.1];
/** Maximum number of rounds with one step. */
const ROUNDS = 3;

/** Finds how the symbol is aligned: a rough grid search first, then ever smaller steps. */
export function alignSymbol(profile: Float32Array, expected: Float32Array, modules: number): SymbolAlignment {
  let [found, score] = [FLAT, -1];
  for (const start of ENDS)
    for (const end of ENDS)
      for (const sag of MIDDLES)
        for (const twist of QUARTERS) {
          const lie = { start, end, sag, twist };
          const own = likeness(profile, expected, lie, modules, ROUGHLY);
          if (own > score) [found, score] = [lie, own];
        }
  score = likeness(profile, expected, found, modules, 1);
  for (const step of STEPS)
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = score;
      for (const part of ['start', 'end', 'sag', 'twist'] as const)
        for (const by of [-step, step]) {
          const lie = { ...found, [part]: found[part] + by };
          const own = likeness(profile, expected, lie, modules, 1);
          if (own > score) [found, score] = [lie, own];
        }
      if (score === before) break;
    }
  return found;
}

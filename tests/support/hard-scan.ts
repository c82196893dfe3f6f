import type { Frame } from '#domain/scanning/picture.ts';

/** How badly a barcode is photographed. Lengths in pixels of the picture, brightness in steps of 255. */
interface Conditions {
  /** Width of one module of the symbol. */
  readonly module: number;
  /** Standard deviation of an out-of-focus blur. */
  readonly blur: number;
  /** Degrees by which the pack is rotated. */
  readonly turn: number;
  /** Radius of the bottle that the label is on, as a multiple of the symbol's width; 0 for a flat label. */
  readonly bottle: number;
  /** Brightness of paper and ink. */
  readonly paper: number;
  readonly ink: number;
  /** Grain: largest change of a pixel. */
  readonly grain: number;
  /** A bright spot: its share of the symbol's width. */
  readonly glare: number;
  /** Dark specks and scratches across the symbol. */
  readonly specks: number;
}

const PLAIN: Conditions = {
  module: 3,
  blur: 0.6,
  turn: 2,
  bottle: 0,
  paper: 220,
  ink: 30,
  grain: 10,
  glare: 0,
  specks: 0,
};

/** The conditions of the table. Fixed before the ladder was measured on them. Any change starts a new table. */
export const HARD_CONDITIONS: Readonly<Record<string, Conditions>> = {
  plain: PLAIN,
  blur: { ...PLAIN, blur: 1.5 },
  'strong blur': { ...PLAIN, blur: 2 },
  curve: { ...PLAIN, bottle: 0.62 },
  glare: { ...PLAIN, glare: 0.3 },
  'turned 45°': { ...PLAIN, turn: 45 },
  'turned 20°': { ...PLAIN, turn: 20 },
  'low light': { ...PLAIN, paper: 66, ink: 26, grain: 16 },
  dirt: { ...PLAIN, specks: 14 },
  small: { ...PLAIN, module: 1.5, blur: 0.5 },
  far: { ...PLAIN, module: 1.3, blur: 0.45, grain: 6 },
};

const WIDTH = 480;
const HEIGHT = 360;
const TABLE = 120;
const QUIET = 11;

/** Numbers from 0 to 1, the same for the same seed (the minimal standard generator of Park and Miller). */
export function seededRandom(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function gauss(luma: Float32Array<ArrayBuffer>, sigma: number): Float32Array<ArrayBuffer> {
  const reach = Math.ceil(sigma * 3);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)));
  const sum = kernel.reduce((all, one) => all + one, 0);
  const along = (
    from: Float32Array<ArrayBuffer>,
    step: number,
    inside: (x: number, y: number, by: number) => boolean,
  ) => {
    const to = new Float32Array(from.length);
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1) {
        let total = 0;
        for (let by = -reach; by <= reach; by += 1) {
          const at = y * WIDTH + x + (inside(x, y, by) ? by * step : 0);
          total += (from[at] ?? 0) * (kernel[by + reach] ?? 0);
        }
        to[y * WIDTH + x] = total / sum;
      }
    return to;
  };
  const across = along(luma, 1, (x, _, by) => x + by >= 0 && x + by < WIDTH);
  return along(across, WIDTH, (_, y, by) => y + by >= 0 && y + by < HEIGHT);
}

/**
 * A photograph of a barcode on a grey table, 480 by 360, generated from numbers alone: the same seed gives the same
 * picture.
 * @param modules the symbol, '1' is a bar (see `bar-modules.ts`); '' for a picture without a code
 */
export function hardScan(modules: string, conditions: Conditions, seed: number): Frame {
  const random = seededRandom(seed);
  const { module, bottle, paper, ink } = conditions;
  const wide = modules.length * module;
  const tall = Math.min(150, Math.max(40, wide * 0.55));
  const angle = ((conditions.turn + (random() - 0.5) * 4) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [midX, midY] = [WIDTH / 2 + (random() - 0.5) * 60, HEIGHT / 2 + (random() - 0.5) * 40];
  const radius = bottle * wide;
  // The position of a picture point on the label, in pixels from the label's middle.
  const onLabel = (x: number, y: number): [number, number] | null => {
    const [dx, dy] = [x - midX, y - midY];
    const [u, v] = [dx * cosine + dy * sine, dy * cosine - dx * sine];
    if (radius === 0) return [u, v];
    return Math.abs(u) < radius ? [Math.asin(u / radius) * radius, v] : null;
  };
  const brightness = (x: number, y: number): number => {
    const place = onLabel(x, y);
    if (!place) return TABLE;
    const [u, v] = place;
    if (Math.abs(u) > wide / 2 + QUIET * module || Math.abs(v) > tall / 2 + 14) return TABLE;
    const at = Math.floor((u + wide / 2) / module);
    return Math.abs(v) < tall / 2 && modules[at] === '1' ? ink : paper;
  };
  let luma = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      // Four samples per pixel, as a lens would mix them.
      const mixed =
        brightness(x + 0.25, y + 0.25) +
        brightness(x + 0.75, y + 0.25) +
        brightness(x + 0.25, y + 0.75) +
        brightness(x + 0.75, y + 0.75);
      luma[y * WIDTH + x] = mixed / 4;
    }
  for (let speck = 0; speck < conditions.specks; speck += 1) {
    const [x, y] = [midX + (random() - 0.5) * wide, midY + (random() - 0.5) * tall];
    const [size, long] = [1.5 + random() * 3, random() < 0.3 ? 9 : 1];
    for (let dy = -size; dy <= size; dy += 1)
      for (let dx = -size * long; dx <= size * long; dx += 1)
        luma[Math.round(y + dy) * WIDTH + Math.round(x + dx)] = 90 + random() * 40;
  }
  if (conditions.glare > 0) {
    const [x, y] = [midX + (random() - 0.5) * wide * 0.6, midY + (random() - 0.5) * tall * 0.5];
    const size = conditions.glare * wide;
    for (let at = 0; at < luma.length; at += 1) {
      const away = Math.hypot((at % WIDTH) - x, Math.floor(at / WIDTH) - y) / size;
      if (away < 1) luma[at] = (luma[at] ?? 0) + (255 - (luma[at] ?? 0)) * Math.min(1, (1 - away) * 2.5);
    }
  }
  luma = gauss(luma, conditions.blur);
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let at = 0; at < luma.length; at += 1) {
    const value = (luma[at] ?? 0) + (random() - 0.5) * 2 * conditions.grain;
    data.fill(value, at * 4, at * 4 + 3);
    data[at * 4 + 3] = 255;
  }
  return { width: WIDTH, height: HEIGHT, data };
}

import { type BarBox, MODULE } from './drawn-code.ts';
import { fillRectangle, type GreyRaster } from './grey-raster.ts';
import type { Random } from './raster-damage.ts';

/** What spoils bars on the label itself, before it is photographed. */
export type BarDamage = 'covered' | 'faded' | 'smeared' | 'broken modules' | 'scratched';

export const BAR_DAMAGES: readonly BarDamage[] = ['covered', 'faded', 'smeared', 'broken modules', 'scratched'];

/** A part of the bars: some of their width, and all or some of their height. */
function partOf({ left, right, top, bottom }: BarBox, random: Random): BarBox {
  const [wide, high] = [right - left, bottom - top];
  const from = left - wide * 0.1 + random() * wide;
  const whole = random() < 0.6;
  const start = top + (whole ? 0 : random() * high * 0.7);
  return {
    left: from,
    right: from + wide * (0.03 + random() * 0.4),
    top: start,
    bottom: whole ? bottom + 1 : start + high * (0.2 + random() * 0.6),
  };
}

/** Changes every pixel of a part. */
function change(
  { width, height, luma }: GreyRaster,
  part: BarBox,
  to: (value: number, x: number, y: number) => number,
) {
  for (let y = Math.max(0, Math.round(part.top)); y < Math.min(height, Math.round(part.bottom)); y += 1)
    for (let x = Math.max(0, Math.round(part.left)); x < Math.min(width, Math.round(part.right)); x += 1)
      luma[y * width + x] = to(luma[y * width + x] ?? 0, x, y);
}

/** Ink smeared across the bars: each pixel is the mean of its neighbours in a row. */
function smear(raster: GreyRaster, part: BarBox, reach: number): void {
  const before = raster.luma.slice();
  change(raster, part, (_, x, y) => {
    let sum = 0;
    for (let by = -reach; by <= reach; by += 1)
      sum += before[y * raster.width + Math.min(raster.width - 1, Math.max(0, x + by))] ?? 0;
    return sum / (2 * reach + 1);
  });
}

/** Spoils the bars of a label, drawing on the raster itself. */
export function damageBars(raster: GreyRaster, bars: BarBox, damage: BarDamage, random: Random): void {
  switch (damage) {
    case 'covered': {
      // A sticker, a finger or a fold: light, dark or in between.
      const times = random() < 0.7 ? 1 : 2;
      for (let time = 0; time < times; time += 1) {
        const value = [235, 120, 40][Math.floor(random() * 3)] ?? 120;
        fillRectangle(raster, partOf(bars, random), value);
      }
      return;
    }
    case 'faded': {
      const [towards, share] = [random() < 0.7 ? 232 : 60, 0.5 + random() * 0.5];
      change(raster, partOf(bars, random), (value) => value + (towards - value) * share);
      return;
    }
    case 'smeared':
      smear(raster, partOf(bars, random), 2 + Math.floor(random() * 5));
      return;
    case 'broken modules': {
      // Print that spread or failed: single modules, over the full height of the bars.
      const count = 1 + Math.floor(random() * 8);
      const modules = Math.round((bars.right - bars.left) / MODULE);
      for (let time = 0; time < count; time += 1) {
        const left = bars.left + Math.floor(random() * modules) * MODULE;
        const right = left + MODULE * (0.5 + random());
        fillRectangle(raster, { ...bars, left, right }, random() < 0.5 ? 232 : 22);
      }
      return;
    }
    case 'scratched': {
      const count = 2 + Math.floor(random() * 10);
      const wide = bars.right - bars.left;
      for (let time = 0; time < count; time += 1) {
        const [x, lean, thick] = [bars.left + random() * wide, (random() - 0.5) * 2, 2 + random() * 6];
        const value = random() < 0.5 ? 235 : 30;
        for (let y = bars.top; y < bars.bottom; y += 1) {
          const left = x + (y - bars.top) * lean;
          fillRectangle(raster, { left, right: left + thick, top: y, bottom: y + 1 }, value);
        }
      }
    }
  }
}

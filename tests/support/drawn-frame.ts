import type { Frame } from '#domain/scanning/picture.ts';

/** A uniformly grey picture. */
export function blankFrame(width: number, height: number, luma = 200): Frame {
  const data = new Uint8ClampedArray(width * height * 4).fill(luma);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width, height, data };
}

/**
 * A symbol printed in the middle of a grey picture.
 * @param modules its modules, '1' for a bar (see `bar-modules.ts`)
 * @param noise how far grain moves a pixel, in steps of brightness; always the same grain
 */
export function drawnFrame(modules: string, moduleWidth: number, noise = 0, height = 120): Frame {
  const width = (modules.length + 24) * moduleWidth;
  const frame = blankFrame(width, height);
  let state = 7;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bar = modules[Math.floor(x / moduleWidth) - 12] === '1';
      state = (state * 48271) % 2147483647;
      const luma = (bar && y > 15 && y < height - 15 ? 40 : 200) + ((state % 1000) / 1000 - 0.5) * noise;
      frame.data.fill(luma, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return frame;
}

import { greyPicture, type Picture } from '../scanning/picture.ts';

/**
 * The picture blurred `passes` times with the kernel 1, 4, 6, 4, 1, across and down; `passes` is the variance of the
 * blur.
 */
function blurred({ width, height }: Picture, luma: Uint8ClampedArray | Float32Array, passes: number): Float32Array {
  let from = Float32Array.from(luma);
  let to = new Float32Array(from.length);
  for (let pass = 0; pass < passes * 2; pass += 1) {
    const step = pass % 2 === 0 ? 1 : width;
    for (let at = 0; at < from.length; at += 1) {
      const place = pass % 2 === 0 ? at % width : Math.floor(at / width);
      const last = (pass % 2 === 0 ? width : height) - 1;
      const own = from[at] ?? 0;
      const before = from[at - step] ?? own;
      const after = from[at + step] ?? own;
      if (place < 2 || place > last - 2) to[at] = own;
      else to[at] = ((from[at - 2 * step] ?? own) + (from[at + 2 * step] ?? own) + 4 * (before + after) + 6 * own) / 16;
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Blur passes and strength of the unsharp mask: these values read most of print that is blurred by two pixels. */
const PASSES = 3;
const STRENGTH = 3;

/** Sharpens edges that the lens blurred, with an unsharp mask. */
export function unsharpMasked(picture: Picture): Picture {
  const luma = picture.luma();
  const soft = blurred(picture, luma, PASSES);
  const out = new Uint8ClampedArray(luma.length);
  for (let at = 0; at < out.length; at += 1) {
    const own = luma[at] ?? 0;
    out[at] = own + STRENGTH * (own - (soft[at] ?? 0));
  }
  return greyPicture(picture.width, picture.height, out);
}

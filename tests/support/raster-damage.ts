import sharp from 'sharp';
import { type GreyRaster, sampleAt } from './grey-raster.ts';

/** Numbers from 0 to 1. */
export type Random = () => number;

/** Replaces each pixel by a weighted mean along a line, once. */
function along({ width, height, luma }: GreyRaster, kernel: Float32Array, dx: number, dy: number): GreyRaster {
  const out = new Float32Array(luma.length);
  const reach = (kernel.length - 1) / 2;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let by = -reach; by <= reach; by += 1) {
        const fromX = Math.min(width - 1, Math.max(0, x + by * dx));
        const fromY = Math.min(height - 1, Math.max(0, y + by * dy));
        sum += (luma[fromY * width + fromX] ?? 0) * (kernel[by + reach] ?? 0);
      }
      out[y * width + x] = sum;
    }
  return { width, height, luma: out };
}

/** Out of focus: a Gaussian blur with this standard deviation, in pixels. */
export function outOfFocus(raster: GreyRaster, deviation: number): GreyRaster {
  const reach = Math.ceil(deviation * 2.5);
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) * (at - reach)) / (2 * deviation * deviation)),
  );
  const sum = kernel.reduce((all, one) => all + one, 0);
  const weights = kernel.map((one) => one / sum);
  return along(along(raster, weights, 1, 0), weights, 0, 1);
}

/** Motion blur: the mean along a line of this length and direction, in pixels. */
export function withMotionBlur(raster: GreyRaster, length: number, angle: number): GreyRaster {
  const steps = Math.max(2, Math.round(length) + 1);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const luma = new Float32Array(raster.luma.length);
  for (let y = 0; y < raster.height; y += 1)
    for (let x = 0; x < raster.width; x += 1) {
      let sum = 0;
      const own = raster.luma[y * raster.width + x] ?? 0;
      for (let step = 0; step < steps; step += 1) {
        const by = (step / (steps - 1) - 0.5) * length;
        sum += sampleAt(raster, x + by * dx, y + by * dy, own);
      }
      luma[y * raster.width + x] = sum / steps;
    }
  return { ...raster, luma };
}

/** A bright spot that burns out what is under it. @param size its radius as a share of the shorter side */
export function withGlare(raster: GreyRaster, size: number, random: Random): GreyRaster {
  const { width, height } = raster;
  const [x, y] = [width * (0.25 + random() * 0.5), height * (0.25 + random() * 0.5)];
  // A lamp, or its reflection in foil: as often a streak as a spot.
  const stretch = random() < 0.5 ? 1 : 0.2 + random() * 0.4;
  const angle = random() * Math.PI;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const radius = size * Math.min(width, height);
  const hardness = 1.2 + random() * 3;
  const luma = raster.luma.map((value, at) => {
    const [dx, dy] = [(at % width) - x, Math.floor(at / width) - y];
    const [u, v] = [dx * cosine + dy * sine, (dy * cosine - dx * sine) / stretch];
    const away = Math.sqrt(u * u + v * v) / radius;
    return away < 1 ? value + (255 - value) * Math.min(1, (1 - away) * hardness) : value;
  });
  return { ...raster, luma };
}

/** Camera grain: up to this much lighter or darker. */
export function withGrain(raster: GreyRaster, most: number, random: Random): GreyRaster {
  const luma = raster.luma.slice();
  for (let at = 0; at < luma.length; at += 1) luma[at] = (luma[at] ?? 0) + (random() * 2 - 1) * most;
  return { ...raster, luma };
}

/** Contrast and brightness in poor light: the range 0 to 255 is mapped to `ink` to `paper`. */
export const inLight = (raster: GreyRaster, ink: number, paper: number): GreyRaster => ({
  ...raster,
  luma: raster.luma.map((value) => ink + (value * (paper - ink)) / 255),
});

/** As it comes out of a JPEG of this quality. */
export async function asJpeg({ width, height, luma }: GreyRaster, quality: number): Promise<GreyRaster> {
  const pixels = Buffer.from(Uint8ClampedArray.from(luma));
  const file = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer();
  const back = await sharp(file).greyscale().raw().toBuffer();
  return { width, height, luma: Float32Array.from(back) };
}

/**
 * As from a camera with fewer pixels, enlarged again if requested.
 * @param share of its width and height that is left
 */
export async function atLowResolution(raster: GreyRaster, share: number, enlarged: boolean): Promise<GreyRaster> {
  const pixels = Buffer.from(Uint8ClampedArray.from(raster.luma));
  const { width, height } = raster;
  const [wide, high] = [Math.max(16, Math.round(width * share)), Math.max(16, Math.round(height * share))];
  const small = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize(wide, high, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  if (!enlarged) return { width: wide, height: high, luma: Float32Array.from(small) };
  const large = await sharp(small, { raw: { width: wide, height: high, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { width, height, luma: Float32Array.from(large) };
}

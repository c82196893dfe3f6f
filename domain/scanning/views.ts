import { greyPicture, type Picture } from './picture.ts';

/**
 * The picture at twice its size, by linear interpolation: thin bars get a pixel of their own. Every new pixel is a
 * quarter of a pixel from one old one and three quarters from the next, so the four weights are 9, 3, 3 and 1
 * sixteenths.
 */
export function doubled(picture: Picture): Picture {
  const { width, height } = picture;
  const luma = picture.luma();
  const wide = width * 2;
  const out = new Uint8ClampedArray(wide * height * 2);
  for (let y = 0; y < height * 2; y += 1) {
    const own = (y >> 1) * width;
    const next = (y & 1) === 0 ? Math.max(0, own - width) : Math.min((height - 1) * width, own + width);
    for (let x = 0; x < width; x += 1) {
      const left = x === 0 ? 0 : x - 1;
      const right = x === width - 1 ? x : x + 1;
      const upright = 3 * (luma[own + x] ?? 0) + (luma[next + x] ?? 0);
      const before = 3 * (luma[own + left] ?? 0) + (luma[next + left] ?? 0);
      const after = 3 * (luma[own + right] ?? 0) + (luma[next + right] ?? 0);
      out[y * wide + 2 * x] = (3 * upright + before + 8) >> 4;
      out[y * wide + 2 * x + 1] = (3 * upright + after + 8) >> 4;
    }
  }
  return greyPicture(wide, height * 2, out);
}

/** The picture at half its size: four pixels become their mean, which reduces noise. */
export function halved(picture: Picture): Picture {
  const width = Math.floor(picture.width / 2);
  const height = Math.floor(picture.height / 2);
  const luma = picture.luma();
  const out = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 2 * y * picture.width + 2 * x;
      const under = at + picture.width;
      const sum = (luma[at] ?? 0) + (luma[at + 1] ?? 0) + (luma[under] ?? 0) + (luma[under + 1] ?? 0);
      out[y * width + x] = (sum + 2) >> 2;
    }
  }
  return greyPicture(width, height, out);
}

/** Each pixel as the mean of its column, `reach` pixels up and down: removes noise from upright bars. */
export function smearedUpright(picture: Picture, reach: number): Picture {
  const { width, height } = picture;
  const luma = picture.luma();
  const out = new Uint8ClampedArray(width * height);
  const sums = new Uint32Array(width);
  let count = 0;
  // A window that slides down all columns at once: one row comes in, one leaves.
  for (let y = -reach; y < height; y += 1) {
    const enters = y + reach;
    const leaves = y - reach - 1;
    if (enters < height) {
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (luma[enters * width + x] ?? 0);
      count += 1;
    }
    if (leaves >= 0) {
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) - (luma[leaves * width + x] ?? 0);
      count -= 1;
    }
    if (y >= 0) for (let x = 0; x < width; x += 1) out[y * width + x] = (sums[x] ?? 0) / count;
  }
  return greyPicture(width, height, out);
}

/** Edges made steeper: each pixel moves away from its four neighbours by half of the difference (a Laplacian). */
export function sharpened(picture: Picture): Picture {
  const { width, height } = picture;
  const luma = picture.luma();
  const out = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const up = y === 0 ? row : row - width;
    const down = y === height - 1 ? row : row + width;
    for (let x = 0; x < width; x += 1) {
      const own = luma[row + x] ?? 0;
      const left = luma[x === 0 ? row : row + x - 1] ?? 0;
      const right = luma[x === width - 1 ? row + x : row + x + 1] ?? 0;
      out[row + x] = own + (4 * own - left - right - (luma[up + x] ?? 0) - (luma[down + x] ?? 0)) / 2;
    }
  }
  return greyPicture(width, height, out);
}

/**
 * The picture rotated about its centre, on a canvas that holds all of it.
 * @param sine and @param cosine of the angle, so that phone and server rotate by the same numbers
 * @param outside brightness of the area outside the picture; mid-grey by default
 */
export function turned(picture: Picture, sine: number, cosine: number, outside = 128): Picture {
  const { width, height } = picture;
  const luma = picture.luma();
  const wide = Math.ceil(Math.abs(width * cosine) + Math.abs(height * sine));
  const tall = Math.ceil(Math.abs(width * sine) + Math.abs(height * cosine));
  const out = new Uint8ClampedArray(wide * tall).fill(outside);
  for (let y = 0; y < tall; y += 1) {
    const dy = y - tall / 2;
    let sx = (-wide / 2) * cosine - dy * sine + width / 2;
    let sy = (-wide / 2) * sine + dy * cosine + height / 2;
    for (let x = 0; x < wide; x += 1) {
      if (sx >= 0 && sy >= 0 && sx < width - 1 && sy < height - 1) {
        // Fixed point, in 256ths of a pixel: fast, and exactly the same everywhere.
        const [left, top] = [sx | 0, sy | 0];
        const [across, down] = [((sx - left) * 256) | 0, ((sy - top) * 256) | 0];
        const at = top * width + left;
        const upper = (luma[at] ?? 0) * (256 - across) + (luma[at + 1] ?? 0) * across;
        const lower = (luma[at + width] ?? 0) * (256 - across) + (luma[at + width + 1] ?? 0) * across;
        out[y * wide + x] = (upper * (256 - down) + lower * down + 32768) >> 16;
      }
      sx += cosine;
      sy += sine;
    }
  }
  return greyPicture(wide, tall, out);
}

/** The picture rotated clockwise by quarter turns. */
export function quarterTurned(picture: Picture, quarters: number): Picture {
  const turns = quarters % 4;
  if (turns === 0) return picture;
  const { width, height } = picture;
  const luma = picture.luma();
  const [wide, tall] = turns === 2 ? [width, height] : [height, width];
  const out = new Uint8ClampedArray(wide * tall);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [toX, toY] =
        turns === 1 ? [height - 1 - y, x] : turns === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      out[toY * wide + toX] = luma[y * width + x] ?? 0;
    }
  return greyPicture(wide, tall, out);
}

/** Sine and cosine of the two slanted views: 45 degrees, and 38 so that the second is a different view. */
const SLANTED = [Math.SQRT1_2, Math.SQRT1_2] as const;
const SLANTED_LESS = [0.61566148, 0.78801075] as const;

/** The ways in which a picture is shown to a decoder. */
export type ViewName =
  | 'plain'
  | 'doubled'
  | 'halved'
  | 'sharpened'
  | 'sharpened doubled'
  | 'smeared'
  | 'slanted'
  | 'slanted less';

/** Reach of the smeared view up and down: enough to remove noise, little enough for a code that leans slightly. */
const SMEAR = 4;

/** Views that are used more than once, or that others are made from. Caching the rest would waste memory. */
const KEPT: ReadonlySet<ViewName> = new Set(['halved', 'sharpened', 'sharpened doubled']);

/** All views of one picture, made on demand. */
export function viewsOf(picture: Picture): (name: ViewName) => Picture {
  const made = new Map<ViewName, Picture>();
  const make = (name: ViewName): Picture => {
    switch (name) {
      case 'plain':
        return picture;
      case 'doubled':
        return doubled(picture);
      case 'halved':
        return halved(picture);
      case 'sharpened':
        return sharpened(picture);
      case 'sharpened doubled':
        return doubled(view('sharpened'));
      case 'smeared':
        return smearedUpright(picture, SMEAR);
      case 'slanted':
        return turned(picture, ...SLANTED);
      case 'slanted less':
        return turned(picture, ...SLANTED_LESS);
    }
  };
  const view = (name: ViewName): Picture => {
    const shown = made.get(name) ?? make(name);
    if (KEPT.has(name)) made.set(name, shown);
    return shown;
  };
  return view;
}

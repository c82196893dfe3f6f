import { evenRaster, type GreyRaster, sampleAt } from './grey-raster.ts';

/** The position of a flat sheet in front of the camera. Lengths in pixels of the picture, angles in radians. */
export interface SheetPose {
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture per pixel of the sheet. */
  readonly scale: number;
  readonly turn: number;
  /** Distance of the sheet's middle from the picture's middle. */
  readonly shiftX: number;
  readonly shiftY: number;
  /** How much nearer one side is than the other, across and down; 0 is flat. */
  readonly leanX: number;
  readonly leanY: number;
  /** Radius of the bottle that the sheet is on, in widths of the sheet; 0 for a flat sheet. */
  readonly bottle: number;
  /** Brightness around the sheet. */
  readonly table: number;
}

/** What a camera sees of a sheet: two samples per pixel, as a lens mixes neighbouring points. */
export function photographed(sheet: GreyRaster, lie: SheetPose): GreyRaster {
  const { width, height, scale, turn, bottle, table } = lie;
  const out = evenRaster(width, height, table);
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const radius = bottle * sheet.width;
  const seen = (x: number, y: number): number => {
    const [dx, dy] = [x - width / 2 - lie.shiftX, y - height / 2 - lie.shiftY];
    const depth = 1 + (lie.leanX * dx) / width + (lie.leanY * dy) / height;
    if (depth <= 0.2) return table;
    const u = (dx * cosine + dy * sine) / (scale * depth);
    const v = (dy * cosine - dx * sine) / (scale * depth);
    if (radius > 0 && Math.abs(u) >= radius * 0.98) return table;
    const along = radius > 0 ? Math.asin(u / radius) * radius : u;
    return sampleAt(sheet, along + sheet.width / 2, v + sheet.height / 2, table);
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      out.luma[y * width + x] = (seen(x + 0.25, y + 0.3) + seen(x + 0.75, y + 0.7)) / 2;
    }
  return out;
}

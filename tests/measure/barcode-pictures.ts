import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { type Gtin, parseGtin } from '#domain/products/gtin.ts';
import type { Frame } from '#domain/scanning/picture.ts';
import type { GreyRaster } from '#tests/support/grey-raster.ts';

const Expected = z.array(
  z.object({
    file: z.string(),
    symbology: z.string().nullable().default(null),
    /** The digits under the bars; null if the picture has no retail code. */
    expected: z.string().nullable(),
    gtin13: z.string().nullish(),
  }),
);

/** A photograph and the code in it. */
export interface BarcodePicture {
  readonly set: string;
  readonly path: string;
  /** GTIN-14; null if a decoder must find nothing. */
  readonly gtin: Gtin | null;
  /** As named in `expected.json`; `none` if there is no code. */
  readonly symbology: string;
}

const SYMBOLOGIES = ['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E'] as const;

function gtinOf(entry: z.infer<typeof Expected>[number]): Gtin | null {
  if (entry.expected === null) return null;
  const symbology = SYMBOLOGIES.find((known) => known === entry.symbology);
  const gtin = entry.gtin13 ? parseGtin(entry.gtin13) : parseGtin(entry.expected, symbology);
  if (!gtin.ok) throw new Error(`${entry.file}: ${entry.expected} is no code of ${entry.symbology}`);
  return gtin.value;
}

/** Reads the `expected.json` of a folder and of its direct subfolders. */
export function barcodePictures(folder: string): BarcodePicture[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const places = [folder, ...below.map(({ name }) => join(folder, name))];
  const pictures = places
    .filter((place) => existsSync(join(place, 'expected.json')))
    .flatMap((place) =>
      Expected.parse(JSON.parse(readFileSync(join(place, 'expected.json'), 'utf8'))).map((entry) => ({
        set: entry.file.replace(/^images\//, '').split(/[/_]/)[0] ?? '',
        path: join(place, entry.file),
        gtin: gtinOf(entry),
        symbology: entry.symbology ?? 'none',
      })),
    );
  if (pictures.length === 0) throw new Error(`${folder} holds no expected.json that names a picture.`);
  return pictures;
}

/** Decodes a picture file to pixels, in the form that the camera or a photo has. */
export async function frameOfPicture(path: string): Promise<Frame> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** The picture centred in a frame of the live camera, 1280 by 720. */
export async function cameraFrameOfPicture(path: string): Promise<Frame> {
  const { data, info } = await sharp(path)
    .resize({ width: 1280, height: 720, fit: 'contain', background: '#808080' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/** Longest side of a photograph used for variants. */
const LONGEST = 640;

/** The picture in grey; transparent parts become white. */
export async function rasterOfPicture(path: string): Promise<GreyRaster> {
  const { data, info } = await sharp(path)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, luma: Float32Array.from(data) };
}

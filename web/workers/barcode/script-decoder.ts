import { BrowserMultiFormatOneDReader } from '@zxing/browser';
import {
  BarcodeFormat,
  BinaryBitmap,
  ChecksumException,
  DecodeHintType,
  FormatException,
  HybridBinarizer,
  NotFoundException,
  type Result,
  type ResultPoint,
  RGBLuminanceSource,
} from '@zxing/library';
import type { Picture } from '#domain/scanning/picture.ts';
import type { Decoder, Place, Point, RawRead } from '#domain/scanning/reads.ts';

/**
 * Each symbology with its width in modules: in total, and before and behind the two points the reader reports, which
 * are the middles of the guard patterns (GS1 General Specifications 5.2.1).
 */
const SYMBOLOGY: ReadonlyMap<
  BarcodeFormat,
  readonly [RawRead['symbology'], all: number, before: number, behind: number]
> = new Map([
  [BarcodeFormat.EAN_13, ['EAN-13', 95, 1.5, 1.5]],
  [BarcodeFormat.UPC_A, ['UPC-A', 95, 1.5, 1.5]],
  [BarcodeFormat.EAN_8, ['EAN-8', 67, 1.5, 1.5]],
  [BarcodeFormat.UPC_E, ['UPC-E', 51, 1.5, 3]],
]);

/** The reader scans along one line; the bars are assumed to extend this far to each side, as a share of its length. */
const REACH = 0.02;

/** A narrow strip of the bars around the line that was scanned. */
function placeOf(points: readonly ResultPoint[], all: number, before: number, behind: number): Place | null {
  const [left, right] = points;
  if (!left || !right) return null;
  const module = {
    x: (right.getX() - left.getX()) / (all - before - behind),
    y: (right.getY() - left.getY()) / (all - before - behind),
  };
  const [from, to] = [
    { x: left.getX() - module.x * before, y: left.getY() - module.y * before },
    { x: right.getX() + module.x * behind, y: right.getY() + module.y * behind },
  ];
  const up = { x: (to.y - from.y) * REACH, y: (from.x - to.x) * REACH };
  return [
    { x: from.x + up.x, y: from.y + up.y },
    { x: to.x + up.x, y: to.y + up.y },
    { x: to.x - up.x, y: to.y - up.y },
    { x: from.x - up.x, y: from.y - up.y },
  ];
}

/** Brightness of each pixel, row by row. */
interface Light {
  readonly luma: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Swaps rows and columns: bars lying on their side become upright but mirrored, which the reader can read too. */
function turned({ luma, width, height }: Light): Light {
  const sideways = new Uint8ClampedArray(luma.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) sideways[x * height + y] = luma[y * width + x] ?? 0;
  return { luma: sideways, width: height, height: width };
}

const placeInTurned = ([a, b, c, d]: Place): Place => {
  const back = ({ x, y }: Point): Point => ({ x: y, y: x });
  return [back(a), back(b), back(c), back(d)];
};

/** Whether the reader threw because it found no code, or a damaged one. */
const saysNothing = (error: unknown): boolean =>
  error instanceof NotFoundException || error instanceof ChecksumException || error instanceof FormatException;

function readOf(result: Result): RawRead[] {
  const known = SYMBOLOGY.get(result.getBarcodeFormat());
  if (!known) return [];
  const [symbology, ...modules] = known;
  const place = placeOf(result.getResultPoints(), ...modules);
  return [{ digits: result.getText(), symbology, ...(place && { place }) }];
}

function readerOf(harder: boolean): (light: Light) => RawRead[] {
  const hints = new Map<DecodeHintType, unknown>([[DecodeHintType.POSSIBLE_FORMATS, [...SYMBOLOGY.keys()]]]);
  if (harder) hints.set(DecodeHintType.TRY_HARDER, true);
  const reader = new BrowserMultiFormatOneDReader(hints);
  return ({ luma, width, height }) => {
    try {
      const source = new RGBLuminanceSource(luma, width, height);
      return readOf(reader.decodeBitmap(new BinaryBitmap(new HybridBinarizer(source))));
    } catch (error) {
      if (saysNothing(error)) return [];
      throw error;
    }
  };
}

/**
 * The plain-script barcode reader, for browsers without WebAssembly: `fast` scans the picture once, `thorough` scans
 * more lines and also rotates the picture. It reads one code per picture, and no UPC-E.
 */
export function scriptDecoders(): { readonly fast: Decoder; readonly thorough: Decoder } {
  const [straight, harder] = [readerOf(false), readerOf(true)];
  const lightOf = (picture: Picture): Light => ({
    luma: new Uint8ClampedArray(picture.luma()),
    width: picture.width,
    height: picture.height,
  });
  return {
    fast: async (picture) => straight(lightOf(picture)),
    thorough: async (picture) => {
      const light = lightOf(picture);
      const upright = harder(light);
      if (upright.length > 0) return upright;
      return harder(turned(light)).map(({ place, ...read }) => ({
        ...read,
        ...(place && { place: placeInTurned(place) }),
      }));
    },
  };
}

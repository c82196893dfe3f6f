import type { Decoder, Place, Point, RawRead } from './reads.ts';

/** The options of the zxing-wasm reader that matter here, as its own types name them. */
export interface ZxingOptions {
  readonly formats: ('EAN13' | 'EAN8' | 'UPCA' | 'UPCE')[];
  readonly eanAddOnSymbol: 'Ignore';
  readonly textMode: 'Plain';
  readonly tryHarder: boolean;
  readonly tryRotate: boolean;
  readonly tryInvert: boolean;
  readonly tryDownscale: boolean;
  readonly tryDenoise: boolean;
  readonly maxNumberOfSymbols: number;
}

/** The reader itself: the part of `readBarcodes` of zxing-wasm that is used here. */
export type ZxingRead = (
  picture: { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray },
  options: ZxingOptions,
) => Promise<
  readonly {
    readonly isValid: boolean;
    readonly text: string;
    readonly format: string;
    readonly lineCount: number;
    readonly position: {
      readonly topLeft: Point;
      readonly topRight: Point;
      readonly bottomRight: Point;
      readonly bottomLeft: Point;
    };
  }[]
>;

const SYMBOLOGY: Readonly<Record<string, RawRead['symbology']>> = {
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
};

const FAST: ZxingOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
  // A product code with an add-on is the product code.
  eanAddOnSymbol: 'Ignore',
  textMode: 'Plain',
  tryHarder: false,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
  tryDenoise: false,
  // A shelf or a book cover shows several product codes, and all of them are real.
  maxNumberOfSymbols: 8,
};

const THOROUGH: ZxingOptions = { ...FAST, tryHarder: true, tryRotate: true, tryDownscale: true };

const decoder =
  (read: ZxingRead, options: ZxingOptions): Decoder =>
  async (picture) => {
    const { width, height } = picture;
    const found = await read({ width, height, data: picture.rgba() }, options);
    return found.flatMap(({ isValid, text, format, position, lineCount }) => {
      const symbology = SYMBOLOGY[format];
      if (!isValid || !symbology) return [];
      const place: Place = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
      return [{ digits: text, symbology, place, lines: lineCount }];
    });
  };

/** The two passes of zxing in the ladder: one straight look, and one that turns, shrinks and tries harder. */
export const zxingDecoders = (read: ZxingRead): { readonly fast: Decoder; readonly thorough: Decoder } => ({
  fast: decoder(read, FAST),
  thorough: decoder(read, THOROUGH),
});

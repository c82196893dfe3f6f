import type { Decoder, Point, RawRead } from './reads.ts';
import { zbarPlace } from './zbar-place.ts';

/** Numbers of the retail symbologies in ZBar (zbar.h, zbar_symbol_type_t). */
const SYMBOLOGY: ReadonlyMap<number, RawRead['symbology']> = new Map([
  [13, 'EAN-13'],
  [8, 'EAN-8'],
  [12, 'UPC-A'],
  [9, 'UPC-E'],
]);

/** ZBar considers a UPC-E complete before its last space and bar: 49 of its 51 modules. */
const SEEN_OF_UPC_E = 49 / 51;

/** Scans every second line of pixels: it reads more blurred codes than with every line, in half the time. */
const DENSITY = 2;

/** Settings of ZBar (zbar.h, zbar_config_t). */
const ENABLE = 0;
const X_DENSITY = 256;
const Y_DENSITY = 257;
const EVERY_SYMBOLOGY = 0;

/** The part of a scanner of @undecaf/zbar-wasm that is used here. */
export interface ZbarScanner {
  setConfig(symbology: number, setting: number, value: number): number;
  /** Frees its memory. */
  destroy(): void;
}

/** The reader itself, with the kind of scanner that it creates. */
export interface Zbar<S extends ZbarScanner> {
  create(): Promise<S>;
  /** `scanGrayBuffer`: one byte for each pixel. */
  scan(
    pixels: ArrayBuffer,
    width: number,
    height: number,
    scanner: S,
  ): Promise<
    readonly {
      readonly type: number;
      readonly points: readonly Point[];
      readonly orientation: number;
      /** How often the symbol or half of it was seen. */
      readonly quality: number;
      decode(): string;
    }[]
  >;
}

/** Configures a scanner to look for retail codes only. */
function setUp(scanner: ZbarScanner): void {
  scanner.setConfig(EVERY_SYMBOLOGY, ENABLE, 0);
  for (const symbology of SYMBOLOGY.keys()) scanner.setConfig(symbology, ENABLE, 1);
  scanner.setConfig(EVERY_SYMBOLOGY, X_DENSITY, DENSITY);
  scanner.setConfig(EVERY_SYMBOLOGY, Y_DENSITY, DENSITY);
}

/**
 * The second reader of the ladder. Every picture gets a new scanner: a scanner remembers the half of an EAN-13 that it
 * saw last, even from the previous picture, and joins it to the other half of another product.
 */
export const zbarDecoder =
  <S extends ZbarScanner>({ create, scan }: Zbar<S>): Decoder =>
  async (picture) => {
    // The reader needs a buffer that holds exactly the pixels.
    const pixels = new Uint8Array(picture.luma()).buffer;
    const scanner = await create();
    try {
      setUp(scanner);
      const found = await scan(pixels, picture.width, picture.height, scanner);
      return found.flatMap((symbol) => {
        const symbology = SYMBOLOGY.get(symbol.type);
        if (!symbology) return [];
        const { place, one } = zbarPlace(symbol.points, symbol.orientation, symbology === 'UPC-E' ? SEEN_OF_UPC_E : 1);
        return [{ digits: symbol.decode(), symbology, lines: one ? symbol.quality : 0, ...(place ? { place } : {}) }];
      });
    } finally {
      scanner.destroy();
    }
  };
